// When somebody last looked closely at a creature. Kept on this device, and of no interest to any other.
import { createStore } from 'zustand/vanilla';
import { wholeNumbers } from '../data/readers.ts';
import type { DialogsStore } from './dialogs.ts';

export interface LookedState {
  /** In milliseconds, by id. */
  readonly looked: Readonly<Record<string, number>>;
}

export const NOT_LOOKED: LookedState = { looked: {} };

export const createLookedStore = () => createStore<LookedState>(() => NOT_LOOKED);

export type LookedStore = ReturnType<typeof createLookedStore>;

/** More than a Pokébox holds: who is gone from it is forgotten in time. */
const MOST = 2500;

/** Opening the editor of a creature is a look at it, wherever that is; pages say what else is. */
export function lookActions(store: LookedStore, dialogs: DialogsStore, now: () => number) {
  const lookAt = (id: string): void =>
    store.setState(({ looked }) => {
      const { [id]: _, ...others } = looked;
      const entries = Object.entries(others);
      const kept = entries.length < MOST ? entries : entries.sort(([, a], [, b]) => b - a).slice(0, MOST - 1);
      return { looked: Object.fromEntries([...kept, [id, now()]]) };
    });
  dialogs.subscribe(({ input }, before) => {
    if (input && input !== before.input && !input.isNew) lookAt(input.creature.externalId);
  });
  return { lookAt };
}

export const readLooked = (value: unknown): LookedState => ({ looked: wholeNumbers(value) });
