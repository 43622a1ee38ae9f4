// Where something has to be put to lie above everything and be usable: into the topmost dialog, if one is open.
import { useSyncExternalStore } from 'react';
import { LAYER_EVENT } from './dialog.tsx';

/** While a dialog is open, everything outside it is out of reach for mouse, keyboard and screen reader. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(listen, topmost);
}

function listen(onChange: () => void): () => void {
  document.addEventListener(LAYER_EVENT, onChange);
  return () => document.removeEventListener(LAYER_EVENT, onChange);
}

const topmost = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
