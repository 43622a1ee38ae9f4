// When each creature was last viewed. Stored on this device only.
import { createStore } from 'zustand/vanilla';
import { wholeNumbers } from '../data/readers.ts';
import type { DialogsStore } from './dialogs.ts';

export interface LastViewedState {
  /** In milliseconds, by id. */
  readonly lastViewed: Readonly<Record<string, number>>;
}

export const NEVER_VIEWED: LastViewedState = { lastViewed: {} };

export const createLastViewedStore = () => createStore<LastViewedState>(() => NEVER_VIEWED);

export type LastViewedStore = ReturnType<typeof createLastViewedStore>;

/** More than a Pokébox holds, so deleted creatures are dropped in time. */
const MOST = 2500;

/** Opening a creature's editor counts as a view; pages report others. */
export function lastViewedActions(store: LastViewedStore, dialogs: DialogsStore, now: () => number) {
  const markViewed = (id: string): void =>
    store.setState(({ lastViewed }) => {
      const { [id]: _, ...others } = lastViewed;
      const entries = Object.entries(others);
      const kept = entries.length < MOST ? entries : entries.sort(([, a], [, b]) => b - a).slice(0, MOST - 1);
      return { lastViewed: Object.fromEntries([...kept, [id, now()]]) };
    });
  dialogs.subscribe(({ input }, before) => {
    if (input && input !== before.input && !input.isNew) markViewed(input.creature.externalId);
  });
  return { markViewed };
}

export const readLastViewed = (value: unknown): LastViewedState => ({ lastViewed: wholeNumbers(value) });
