// The formats that we read and write.
import { pokesleepLines } from './pokesleep-lines.ts';
import type { Format, FormatId } from './types.ts';

export const FORMATS: readonly Format[] = [pokesleepLines];

export const formatOf = (id: string): Format | undefined => FORMATS.find((format) => format.id === id);

export const isFormatId = (id: string): id is FormatId => formatOf(id) !== undefined;
