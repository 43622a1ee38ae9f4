// A cache of limited size as a plain value: the most recently used entry is last, the least recently used is dropped first.

export type BoundedCache<T> = ReadonlyMap<string, T>;

/** Marks a known entry as just used. */
export function withUsed<T>(cache: BoundedCache<T>, key: string): BoundedCache<T> {
  const value = cache.get(key);
  if (value === undefined || [...cache.keys()].at(-1) === key) return cache;
  return new Map([...without(cache, key), [key, value]]);
}

/** Adds an entry as the one used last. */
export const withKept = <T>(
  cache: BoundedCache<T>,
  key: string,
  value: T,
  most: number,
  keep: readonly string[],
): BoundedCache<T> => cut(new Map([...without(cache, key), [key, value]]), most, keep);

/** Drops what does not fit. Entries in `keep` are dropped last. */
export function cut<T>(cache: BoundedCache<T>, most: number, keep: readonly string[]): BoundedCache<T> {
  if (cache.size <= most) return cache;
  const seen = new Set(keep);
  const leavers = [
    ...[...cache.keys()].filter((key) => !seen.has(key)),
    ...[...cache.keys()].filter((key) => seen.has(key)),
  ];
  const gone = new Set(leavers.slice(0, cache.size - most));
  return new Map([...cache].filter(([key]) => !gone.has(key)));
}

const without = <T>(cache: BoundedCache<T>, key: string): readonly (readonly [string, T])[] =>
  [...cache].filter(([other]) => other !== key);
