// The formats that we read and write. Of two that a text looks like as much, the first is taken.
import { dumpRaw } from './dump-raw.ts';
import { nerolisLab } from './nerolis-lab.ts';
import { oversleep } from './oversleep.ts';
import { pokesleepCsv, pokesleepTsv } from './pokesleep-csv.ts';
import { pokesleepLines } from './pokesleep-lines.ts';
import { pokesleepcalc } from './pokesleepcalc.ts';
import { raenonx } from './raenonx.ts';
import type { Format, FormatId } from './types.ts';

export const FORMATS: readonly Format[] = [
  oversleep,
  dumpRaw,
  pokesleepLines,
  pokesleepCsv,
  pokesleepTsv,
  nerolisLab,
  raenonx,
  pokesleepcalc,
];

export const formatOf = (id: string): Format | undefined => FORMATS.find((format) => format.id === id);

export const isFormatId = (id: string): id is FormatId => formatOf(id) !== undefined;
