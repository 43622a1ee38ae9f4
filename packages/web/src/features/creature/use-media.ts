// Whether the screen is of a kind, and again when that changes.
import { useSyncExternalStore } from 'react';

/** Narrower than a desktop. */
export const MOBILE = '(max-width: 999.98px)';
/** Worked by a finger: there are no keys such as Ctrl. */
export const TOUCH = '(pointer: coarse)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
