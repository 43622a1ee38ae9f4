// The envelope of every stored record: its version and time.
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

/** Undefined for anything else. */
export function readRecord(value: unknown): StoredRecord | undefined {
  if (!isObject(value)) return undefined;
  const { version, savedAt, data } = value;
  if (typeof version !== 'number' || typeof savedAt !== 'string' || data === undefined) return undefined;
  return { version, savedAt, data };
}

/** A stored record that cannot be read; it is set aside, never thrown away. */
export interface Broken {
  readonly key: string;
  readonly value: unknown;
  readonly problems: readonly string[];
}
