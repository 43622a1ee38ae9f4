// A cache of limited size as a plain value: what was used last stands at the end, and what was not used for longest goes first.

export type Bounded<T> = ReadonlyMap<string, T>;

/** The same with something that was just used; it is known already. */
export function withUsed<T>(cache: Bounded<T>, key: string): Bounded<T> {
  const value = cache.get(key);
  if (value === undefined || [...cache.keys()].at(-1) === key) return cache;
  return new Map([...without(cache, key), [key, value]]);
}

/** The same with one more, which is the one used last. */
export const withKept = <T>(
  cache: Bounded<T>,
  key: string,
  value: T,
  most: number,
  keep: readonly string[],
): Bounded<T> => cut(new Map([...without(cache, key), [key, value]]), most, keep);

/** No more than fit. What somebody looks at stays as long as there is anything else that could go. */
export function cut<T>(cache: Bounded<T>, most: number, keep: readonly string[]): Bounded<T> {
  if (cache.size <= most) return cache;
  const seen = new Set(keep);
  const leavers = [
    ...[...cache.keys()].filter((key) => !seen.has(key)),
    ...[...cache.keys()].filter((key) => seen.has(key)),
  ];
  const gone = new Set(leavers.slice(0, cache.size - most));
  return new Map([...cache].filter(([key]) => !gone.has(key)));
}

const without = <T>(cache: Bounded<T>, key: string): readonly (readonly [string, T])[] =>
  [...cache].filter(([other]) => other !== key);
