// Work on many rows in parts: between two of them the process answers others. The embedded database runs in the same thread.
import { setImmediate as othersFirst } from 'node:timers/promises';

/** Rows of one part: a few milliseconds, whatever is in them. */
export const ROWS_A_PART = 50;

export async function inParts<T, R>(
  list: readonly T[],
  work: (part: readonly T[]) => R | Promise<R>,
): Promise<readonly R[]> {
  const done: R[] = [];
  for (let start = 0; start < list.length; start += ROWS_A_PART) {
    if (start > 0) await othersFirst();
    done.push(await work(list.slice(start, start + ROWS_A_PART)));
  }
  return done;
}
