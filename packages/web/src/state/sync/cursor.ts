// How far this device has followed the account; only newer changes are requested.
import { type Of, object, or, orNull } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import { count, filledText, readerOf } from '../data/readers.ts';

const cursor = object({
  version: or(count, 0),
  /** Of the last answer; without it everything is requested. */
  etag: orNull(filledText),
});

export interface Cursor extends Of<typeof cursor> {}

export const readCursor = readerOf(cursor);

export const NO_CURSOR = readCursor();

export const createCursorStore = () => createStore<Cursor>(() => NO_CURSOR);
