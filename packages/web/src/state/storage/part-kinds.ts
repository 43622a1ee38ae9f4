// The ways in which stores are stored: as one value, entry by entry, or as a cache of answers.
import type { Validation } from '@oversleep/game';
import type { StoreApi } from 'zustand/vanilla';
import { type BoundedCache, cut } from '../data/bounded.ts';
import { textsIn } from '../data/readers.ts';
import type { StorePart } from './keeper.ts';
import type { Broken } from './records.ts';
import { isOfThisEngine } from './versions.ts';

interface Whole<S> {
  readonly key: string;
  readonly area: StorePart['area'];
  readonly live?: boolean;
  readonly store: StoreApi<S>;
  readonly pick: (state: S) => unknown;
  /** Gets `undefined` when it was deleted. */
  readonly read: (value: unknown) => Partial<S>;
}

/** A store under one key. Invalid values become the defaults, so it is never broken. */
export function whole<S>({ key, area, live = true, store, pick, read }: Whole<S>): StorePart {
  return {
    area,
    live,
    owns: (candidate) => candidate === key,
    entries: () => new Map([[key, pick(store.getState())]]),
    take: (changes) => {
      store.setState(read(changes.get(key)));
      return [];
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

interface Many<S, T> {
  readonly prefix: string;
  readonly store: StoreApi<S>;
  readonly entries: (state: S) => readonly (readonly [string, T])[];
  readonly read: (name: string, value: unknown) => Validation<T>;
  readonly change: (state: S, changes: readonly (readonly [string, T | undefined])[]) => Partial<S>;
}

/** A store of many entries, each under its own key, so that tabs only conflict when they change the same one. */
export function many<S, T>({ prefix, store, entries, read, change }: Many<S, T>): StorePart {
  return {
    area: 'large',
    live: true,
    owns: (key) => key.startsWith(prefix),
    entries: () => new Map(entries(store.getState()).map(([name, value]) => [prefix + name, value])),
    take: (changes) => {
      const broken: Broken[] = [];
      const good = [...changes].flatMap(([key, value]): (readonly [string, T | undefined])[] => {
        const name = key.slice(prefix.length);
        if (value === undefined) return [[name, undefined]];
        const checked = read(name, value);
        if (checked.ok) return [[name, checked.value]];
        broken.push({ key, value, problems: checked.problems.map(({ message }) => message) });
        return [];
      });
      store.setState((state) => change(state, good));
      return broken;
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

interface CacheRow<S, T> {
  /** Each entry is stored under this name, a colon and its key; the order of use under the name itself. */
  readonly name: string;
  readonly store: StoreApi<S>;
  readonly most: number;
  readonly pick: (state: S) => BoundedCache<T>;
  readonly put: (cache: BoundedCache<T>) => Partial<S>;
  readonly isOne: (value: unknown) => value is T;
  /** Keys of entries that are on the screen. */
  readonly keep: () => readonly string[];
}

/** A cache of answers. Answers of another engine, incomplete ones and those beyond the limit are dropped. */
export function cached<S, T>({ name, store, most, pick, put, isOne, keep }: CacheRow<S, T>): StorePart {
  const prefix = `${name}:`;
  const now = () => pick(store.getState());
  return {
    area: 'large',
    live: true,
    owns: (key) => key === name || key.startsWith(prefix),
    entries: () =>
      new Map<string, unknown>([
        ...(now().size > 0 ? [[name, [...now().keys()]] as const] : []),
        ...[...now()].map(([key, value]) => [prefix + key, value] as const),
      ]),
    take: (changes) => {
      const known = new Map(now());
      for (const [path, value] of changes) {
        if (path === name) continue;
        const key = path.slice(prefix.length);
        if (isOfThisEngine(key) && isOne(value)) known.set(key, value);
        else known.delete(key);
      }
      // Keys that the other tab does not know were used here since.
      const place = new Map(textsIn(changes.get(name)).map((key, i) => [key, i]));
      const placeOf = (key: string) => place.get(key) ?? place.size;
      const byUse = [...known].sort(([a], [b]) => placeOf(a) - placeOf(b));
      const kept = cut(new Map(byUse), most, keep());
      store.setState(put(kept));
      return [...changes].flatMap(([key, value]) =>
        key === name || value === undefined || kept.has(key.slice(prefix.length))
          ? []
          : [{ key, value, problems: ['It is of no use any more'] }],
      );
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}
