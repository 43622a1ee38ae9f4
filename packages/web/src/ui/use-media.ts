// Whether the window is as a media query says, now and after every change.
import { useCallback, useSyncExternalStore } from 'react';
import { mediaOf } from './media-query.ts';

export const MOBILE = '(width < 1000px)';
export const DESKTOP = '(width >= 1000px)';
export const LARGE_DESKTOP = '(width >= 1920px)';
/** Worked by a finger: there are no keys such as Ctrl. */
export const TOUCH = '(pointer: coarse)';
/** The player asked for less motion. */
export const STILL = '(prefers-reduced-motion: reduce)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches);
}
