// The formats that we read and write. Of two that a text looks like as much, the first is taken.
import { dumpRaw } from './formats/dump-raw.ts';
import { nerolisLab } from './formats/nerolis-lab.ts';
import { oversleep } from './formats/oversleep.ts';
import { pokesleSimulator } from './formats/pokesle-simulator.ts';
import { pokesleepCsv } from './formats/pokesleep-csv.ts';
import { pokesleepLines } from './formats/pokesleep-lines.ts';
import { pokesleepTsv } from './formats/pokesleep-tsv.ts';
import { pokesleepcalc } from './formats/pokesleepcalc.ts';
import { raenonx } from './formats/raenonx.ts';
import { sleepAtlas } from './formats/sleep-atlas.ts';
import type { FormatRow } from './types.ts';

const ROWS = [
  oversleep,
  dumpRaw,
  pokesleepLines,
  // Its rows are tables, too, so it comes before those.
  pokesleSimulator,
  pokesleepCsv,
  pokesleepTsv,
  nerolisLab,
  raenonx,
  pokesleepcalc,
  sleepAtlas,
] as const satisfies readonly FormatRow[];

/** The ids that the command line and the HTTP interface use. */
export type FormatId = (typeof ROWS)[number]['id'];

/** Where a creature was read: in a file of that format, or on screenshots of the game. */
export type SourceId = FormatId | 'screens';

export type Format = FormatRow<FormatId>;

export const FORMATS: readonly Format[] = ROWS;

export const formatOf = (id: string): Format | undefined => FORMATS.find((format) => format.id === id);

export const isFormatId = (id: string): id is FormatId => formatOf(id) !== undefined;
