// The envelope in which everything is stored: which shape it has and since when.
import { isObject } from '@oversleep/game';
import { STORAGE_VERSION } from './versions.ts';

export interface StoredRecord {
  readonly version: number;
  readonly savedAt: string;
  readonly data: unknown;
}

export const recordOf = (data: unknown, now: number): StoredRecord => ({
  version: STORAGE_VERSION,
  savedAt: new Date(now).toISOString(),
  data,
});

/** Undefined for what is no such envelope. */
export function readRecord(value: unknown): StoredRecord | undefined {
  if (!isObject(value)) return undefined;
  const { version, savedAt, data } = value;
  if (typeof version !== 'number' || typeof savedAt !== 'string' || data === undefined) return undefined;
  return { version, savedAt, data };
}

/** Something stored that cannot be read; it is kept elsewhere, never thrown away. */
export interface Broken {
  readonly key: string;
  readonly value: unknown;
  readonly problems: readonly string[];
}
