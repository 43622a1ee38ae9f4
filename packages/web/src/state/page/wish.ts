// The catch that a player last wished for. Only the dialog can read it, which is loaded later.
import { createStore } from 'zustand/vanilla';

interface WishState {
  readonly left: unknown;
}

export const NO_WISH: WishState = { left: undefined };

export const createWishStore = () => createStore<WishState>(() => NO_WISH);
