// How the page of the best teams was left: what was asked for, and which teams were pinned. Only that page can read it, which is loaded later.
import { createStore } from 'zustand/vanilla';

interface BestState {
  readonly left: unknown;
}

export const NOT_ASKED: BestState = { left: undefined };

export const createBestStore = () => createStore<BestState>(() => NOT_ASKED);
