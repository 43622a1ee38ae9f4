// Pages of long lists, newest first: a cursor is the row after which the next page starts, so that new rows shift nothing.
import { refuse } from '../problems.ts';

const USUAL_LIMIT = 50;

export interface Page {
  /** Only rows with a smaller id. */
  readonly before: number | undefined;
  readonly limit: number;
}

export function pageOf({ cursor, limit = USUAL_LIMIT }: { readonly cursor?: string; readonly limit?: number }): Page {
  if (cursor === undefined) return { before: undefined, limit };
  const before = /^[0-9a-z]{1,11}$/.test(cursor) ? Number.parseInt(cursor, 36) : Number.NaN;
  if (!Number.isSafeInteger(before)) throw refuse('CURSOR_INVALID');
  return { before, limit };
}

/** `rows` were read with one more than the limit, which shows whether another page follows. */
export function cutPage<T>(
  rows: readonly T[],
  { limit }: Page,
  idOf: (row: T) => number,
): { readonly items: readonly T[]; readonly nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? idOf(last).toString(36) : null };
}
