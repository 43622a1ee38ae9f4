// Saved form of the best team page: search and pinned teams. Only that page can read it, which is loaded later.
import { isObject } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';

interface BestState {
  readonly left: unknown;
  /** The page begins to search as soon as it is opened. */
  readonly isWanted: boolean;
}

export const NOT_ASKED: BestState = { left: undefined, isWanted: false };

export const createBestStore = () => createStore<BestState>(() => NOT_ASKED);

/** The same with these candidates alone; null: all. Conditions stay as they were. */
export const leftWith = (left: unknown, chosen: readonly string[] | null): unknown => {
  const before = isObject(left) ? left : {};
  return { ...before, ask: { ...(isObject(before.ask) && before.ask), chosen } };
};
