// A player's data on the server.
import type { Holdings } from '../data/holdings.ts';
import type { accountFrom } from '../data/user.ts';
import type { Cursor } from './cursor.ts';

export interface ServerSide {
  readonly holdings: Holdings;
  /** Left out if it has not changed. */
  readonly account?: ReturnType<typeof accountFrom>;
  readonly cursor: Cursor;
}
