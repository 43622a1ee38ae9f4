// How far this device has followed the account; only newer changes are requested.
import { createStore } from 'zustand/vanilla';
import { fieldsOf, textOr, wholeOr } from '../data/readers.ts';

export interface Cursor {
  readonly version: number;
  /** Of the last answer; without it everything is requested. */
  readonly etag: string | null;
}

export const NO_CURSOR: Cursor = { version: 0, etag: null };

export const createCursorStore = () => createStore<Cursor>(() => NO_CURSOR);

export function readCursor(value: unknown): Cursor {
  const { version, etag } = fieldsOf(value);
  return { version: wholeOr(version, 0), etag: textOr(etag, null) };
}
