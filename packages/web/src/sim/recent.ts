// Remembers recently used entries, up to a number.

export interface Recent<T> {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T) => void;
}

export function createRecent<T>(most: number): Recent<T> {
  // A Map keeps insertion order.
  const known = new Map<string, T>();
  const set = (key: string, value: T) => {
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  };
  return {
    get: (key) => {
      const value = known.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
