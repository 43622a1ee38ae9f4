// Counts running work by name.

export interface Tally {
  /** Counts one more; call the returned function when it is over. */
  readonly add: (name: string) => () => void;
  /** Names with at least this many. */
  readonly atLeast: (most: number) => readonly string[];
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  const change = (name: string, by: number) => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  };
  return {
    add: (name) => {
      change(name, 1);
      return () => change(name, -1);
    },
    atLeast: (most) => [...counts].flatMap(([name, count]) => (count >= most ? [name] : [])),
  };
}
