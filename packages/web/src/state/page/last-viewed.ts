// When somebody last looked closely at a creature. Kept on this device, and of no interest to any other.
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

/** More than a Pokébox holds: who is gone from it is forgotten in time. */
const MOST = 2500;

/** Opening the editor of a creature is a look at it, wherever that is; pages say what else is. */
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
