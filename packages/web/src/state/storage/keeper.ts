// Synchronises the stores with the storage: writes changes, and takes over what other tabs have written.
import { isSame } from '../data/data.ts';
import type { RecordStore } from './record-store.ts';
import { type Broken, readRecord, recordOf } from './records.ts';
import type { Tabs } from './tabs.ts';

/** A store as the keeper sees it: entries by key. */
export interface StorePart {
  readonly area: 'small' | 'large';
  /** Whether other tabs follow; view state belongs to its own tab. */
  readonly live: boolean;
  readonly owns: (key: string) => boolean;
  /** All entries to store. An entry that is the same object as before has not changed. */
  readonly entries: () => ReadonlyMap<string, unknown>;
  /** Takes over a stored value; undefined: deleted. Returns what cannot be read. */
  readonly take: (changes: ReadonlyMap<string, unknown>) => readonly Broken[];
  readonly subscribe: (listener: () => void) => () => void;
}

export interface KeeperParts {
  readonly parts: readonly StorePart[];
  readonly areas: Readonly<Record<StorePart['area'], RecordStore>>;
  readonly tabs: Tabs;
  readonly now: () => number;
}

export interface Keeper {
  /** Passes stored data to the stores. Returns what cannot be read. */
  readonly take: (data: ReadonlyMap<string, unknown>) => readonly Broken[];
  /** The same for data in an old form: all of it will be written again. */
  readonly adopt: (data: ReadonlyMap<string, unknown>) => readonly Broken[];
  /** All stored entries. */
  readonly keys: () => ReadonlySet<string>;
  /** Starts writing changes and following other tabs. */
  readonly watch: () => void;
  /** Resolves when all changes so far are written. */
  readonly settled: () => Promise<void>;
  /** Reads these entries again, unless this tab has something newer. */
  readonly reload: (keys: readonly string[]) => Promise<void>;
  /** Deletes an entry that is still as expected, also in the storage, where another tab may have changed it. */
  readonly removeIf: (key: string, isAsExpected: (data: unknown) => boolean) => Promise<void>;
}

export function createKeeper({ parts, areas, tabs, now }: KeeperParts): Keeper {
  const saved = new Map<StorePart, ReadonlyMap<string, unknown>>(parts.map((part) => [part, new Map()]));
  const dirty = new Set<StorePart>();
  /** Keys of unfinished writes. */
  const writing = new Map<string, number>();
  let scheduled = false;
  let chain: Promise<void> = Promise.resolve();

  const partOf = (key: string): StorePart | undefined => parts.find((part) => part.owns(key));

  const changesOf = (part: StorePart): ReadonlyMap<string, unknown> => {
    const [before, after] = [saved.get(part) ?? new Map(), part.entries()];
    const written = [...after].filter(([key, value]) => !isSame(before.get(key), value));
    const removed = [...before.keys()].filter((key) => !after.has(key));
    return new Map([...written, ...removed.map((key) => [key, undefined] as const)]);
  };

  const writeAll = async (): Promise<void> => {
    scheduled = false;
    const changed = [...dirty];
    dirty.clear();
    // All writes start at once: a page that is being left has no time for a second one after the first.
    await Promise.all(
      changed.map((part) => {
        const changes = changesOf(part);
        saved.set(part, part.entries());
        return changes.size === 0 ? undefined : writePart(part, changes);
      }),
    );
  };

  const writePart = async (part: StorePart, changes: ReadonlyMap<string, unknown>): Promise<void> => {
    const keys = [...changes.keys()];
    for (const key of keys) writing.set(key, (writing.get(key) ?? 0) + 1);
    const at = now();
    const records = [...changes].map(
      ([key, data]) => [key, data === undefined ? undefined : recordOf(data, at)] as const,
    );
    await areas[part.area].write(new Map(records));
    for (const key of keys) {
      const left = (writing.get(key) ?? 1) - 1;
      if (left > 0) writing.set(key, left);
      else writing.delete(key);
    }
    if (part.live) tabs.post({ kind: 'changed', keys });
  };

  const schedule = (part: StorePart) => {
    dirty.add(part);
    if (scheduled) return;
    scheduled = true;
    // Does not wait for earlier writes, which may outlast the page; the storage keeps them in order.
    chain = Promise.all([chain, Promise.resolve().then(writeAll)]).then(() => undefined);
  };

  const hasNewer = (part: StorePart, key: string): boolean =>
    writing.has(key) || (dirty.has(part) && !isSame(saved.get(part)?.get(key), part.entries().get(key)));

  const noteSaved = (part: StorePart, data: ReadonlyMap<string, unknown>) => {
    // Values from the storage are not written back: otherwise two tabs would answer each other forever.
    const after = part.entries();
    const known = new Map(saved.get(part));
    for (const key of data.keys()) {
      if (after.has(key)) known.set(key, after.get(key));
      else known.delete(key);
    }
    saved.set(part, known);
  };

  const handOut = (data: ReadonlyMap<string, unknown>, isSaved: boolean): readonly Broken[] =>
    parts.flatMap((part) => {
      const own = new Map([...data].filter(([key]) => part.owns(key)));
      if (own.size === 0) return [];
      const broken = part.take(own);
      if (isSaved) noteSaved(part, own);
      return broken;
    });

  const take = (data: ReadonlyMap<string, unknown>) => handOut(data, true);

  // One after the other, so that an older value never replaces a newer one.
  let reading: Promise<void> = Promise.resolve();
  const reload = (keys: readonly string[]): Promise<void> => {
    reading = reading.then(() => reloadNow(keys));
    return reading;
  };

  const reloadNow = async (keys: readonly string[]): Promise<void> => {
    for (const part of parts.filter(({ live }) => live)) {
      const own = keys.filter(part.owns);
      if (own.length === 0) continue;
      const before = part.entries();
      const read = await areas[part.area].get(own);
      const after = part.entries();
      const fresh = own.filter((key) => !hasNewer(part, key) && isSame(before.get(key), after.get(key)));
      // A record that cannot be read here stays where it is; the next start handles it.
      take(new Map(fresh.map((key) => [key, readRecord(read.get(key))?.data])));
    }
  };

  return {
    take,
    adopt: (data) => handOut(data, false),
    keys: () => new Set(parts.flatMap((part) => [...part.entries().keys()])),
    watch: () => {
      for (const part of parts) {
        part.subscribe(() => schedule(part));
        schedule(part);
      }
      tabs.subscribe((message) => {
        if (message.kind === 'changed') void reload(message.keys);
      });
    },
    settled: () => chain,
    reload,
    removeIf: async (key, isAsExpected) => {
      const part = partOf(key);
      if (!part) return;
      await chain;
      await areas[part.area].removeIf(key, (value) => isAsExpected(readRecord(value)?.data));
      await reload([key]);
      tabs.post({ kind: 'changed', keys: [key] });
    },
  };
}
