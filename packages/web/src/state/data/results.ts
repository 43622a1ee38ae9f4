// Computed answers, each under the key of its question, which decides alone whether it applies.
// A cache: it may be dropped at any time.
import { MAX_SAVED_CREATURES } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import { ANSWER_KINDS, ANSWER_NAMES, type AnswerCaches, type AnswerName, type AnswerOf } from './answer-kinds.ts';
import { type BoundedCache, withKept, withUsed } from './bounded.ts';
import type { WorthSheet } from './result-types.ts';

export type * from './result-types.ts';

/** A team by its index, or a page by its name. */
type SeenPlace = number | 'week';

export interface ResultsState extends AnswerCaches {
  /** The key of the answer last seen at each place, shown until there is a better one. */
  readonly seen: Readonly<Record<string, string>>;
}

export const NO_RESULTS: ResultsState = { ...emptyCaches(), seen: {} };

export const createResultsStore = () => createStore<ResultsState>(() => NO_RESULTS);

export type ResultsStore = ReturnType<typeof createResultsStore>;

export interface ResultActions {
  readonly keep: <K extends AnswerName>(kind: K, key: string, answer: AnswerOf<K>) => void;
  /** The same, and marks it as last seen at this place. */
  readonly keepSeen: <K extends AnswerName>(kind: K, place: SeenPlace, key: string, answer: AnswerOf<K>) => void;
  /** Marks a known answer as seen at this place. */
  readonly see: (kind: AnswerName, place: SeenPlace, key: string) => void;
  /** Adds figures to these sheets. */
  readonly keepWorths: (found: BoundedCache<WorthSheet>) => void;
}

export function resultActions(store: ResultsStore): ResultActions {
  const put = <K extends AnswerName>(kind: K, key: string, answer: AnswerOf<K>, change: Partial<ResultsState> = {}) => {
    const caches: AnswerCaches = store.getState();
    const { most, keep } = ANSWER_KINDS[kind];
    const shown = keep === 'seen' ? Object.values(change.seen ?? store.getState().seen) : [];
    store.setState({ ...change, ...oneCache(kind, withKept(caches[kind], key, answer, most, shown)) });
  };
  const seenAt = (place: SeenPlace, key: string) => ({ seen: { ...store.getState().seen, [place]: key } });
  return {
    keep: put,
    keepSeen: (kind, place, key, answer) => put(kind, key, answer, seenAt(place, key)),
    see: (kind, place, key) => {
      const caches: AnswerCaches = store.getState();
      store.setState({ ...seenAt(place, key), ...usedCache(caches, kind, key) });
    },
    keepWorths: (found) => {
      for (const [key, more] of found) put('worths', key, withMore(store.getState().worths.get(key) ?? {}, more));
    },
  };
}

const usedCache = <K extends AnswerName>(caches: AnswerCaches, kind: K, key: string): Partial<ResultsState> =>
  oneCache(kind, withUsed(caches[kind], key));

/** A change of one kind of answers. */
export function oneCache<K extends AnswerName>(kind: K, cache: BoundedCache<AnswerOf<K>>): Partial<AnswerCaches>;
export function oneCache(kind: string, cache: BoundedCache<unknown>): object {
  return { [kind]: cache };
}

function emptyCaches(): AnswerCaches;
function emptyCaches(): object {
  return Object.fromEntries(ANSWER_NAMES.map((kind) => [kind, new Map()]));
}

/** The newest is last; the oldest is dropped first. */
function withMore(sheet: WorthSheet, more: WorthSheet): WorthSheet {
  const entries = Object.entries({ ...sheet, ...more });
  return Object.fromEntries(entries.slice(-MAX_SAVED_CREATURES));
}
