// The last catch that a player asked the odds of. Only the dialog can read it, which is loaded later.
import { createStore } from 'zustand/vanilla';

interface WishState {
  readonly left: unknown;
}

export const NO_WISH: WishState = { left: undefined };

export const createWishStore = () => createStore<WishState>(() => NO_WISH);
