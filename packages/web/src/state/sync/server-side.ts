// What the server has of a player.
import type { Holdings } from '../data/holdings.ts';
import type { accountFrom } from '../data/user.ts';
import type { Cursor } from './cursor.ts';

export interface ServerSide {
  readonly holdings: Holdings;
  /** Left out where nothing about it has changed. */
  readonly account?: ReturnType<typeof accountFrom>;
  readonly cursor: Cursor;
}
