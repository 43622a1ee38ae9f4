// How the fake server finds what changed since the last request, even if a test changed its data by hand.

type Entry = readonly [kind: string, key: string, value: unknown];

export interface History {
  /** What differs from an earlier version; everything if there was no such version. */
  readonly since: (
    version: number,
    entries: readonly Entry[],
  ) => {
    readonly version: number;
    readonly whole: boolean;
    readonly changed: readonly Entry[];
    readonly deleted: readonly (readonly [kind: string, key: string])[];
  };
  readonly version: () => number;
}

export function createHistory(): History {
  const states: ReadonlyMap<string, string>[] = [];
  const nameOf = ([kind, key]: readonly [string, string, ...unknown[]]) => `${kind} ${key}`;
  return {
    version: () => states.length,
    since: (version, entries) => {
      const now = new Map(entries.map((entry) => [nameOf(entry), JSON.stringify(entry[2])]));
      const last = states.at(-1);
      const isSame = last?.size === now.size && [...now].every(([name, text]) => last.get(name) === text);
      if (!isSame) states.push(now);
      const before = states[version - 1];
      return {
        version: states.length,
        whole: before === undefined,
        changed: entries.filter((entry) => before?.get(nameOf(entry)) !== now.get(nameOf(entry))),
        deleted: [...(before?.keys() ?? [])]
          .filter((name) => !now.has(name))
          .map((name) => {
            const [kind = ''] = name.split(' ');
            return [kind, name.slice(kind.length + 1)] as const;
          }),
      };
    },
  };
}
