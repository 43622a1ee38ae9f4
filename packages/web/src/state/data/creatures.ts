// All creatures on this device, by id; the saved ones are the Pokébox.
import { createStore } from 'zustand/vanilla';
import type { Creatures } from './data.ts';

export interface CreaturesState {
  readonly creatures: Creatures;
}

export const createCreaturesStore = () => createStore<CreaturesState>(() => ({ creatures: {} }));
