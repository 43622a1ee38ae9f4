// Look-up of table rows by name, in any case.
import type { Catalogue } from './types.ts';

const fold = (name: string) => name.trim().toLowerCase();

/**
 * `namesOf` lists the names of a row, the identifying one first: an identifying name always beats another row's display name,
 * and of two rows with the same display name the first one is found.
 */
export function catalogueOf<T>(
  rows: readonly T[],
  namesOf: (row: T) => readonly [string, ...string[]],
  missing: (name: string) => string,
): Catalogue<T> {
  const index = new Map<string, T>();
  for (const row of rows) index.set(fold(namesOf(row)[0]), row);
  for (const row of rows) {
    for (const name of namesOf(row)) if (!index.has(fold(name))) index.set(fold(name), row);
  }
  const find = (name: string) => index.get(fold(name));
  const get = (name: string) => {
    const row = find(name);
    if (row === undefined) throw new Error(missing(name));
    return row;
  };
  return { rows, find, get };
}
