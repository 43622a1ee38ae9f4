// A long list comes in two parts: what may be in view with the page, the rest as soon as that is painted.
import { useDeferredValue } from 'react';

/** Pixels between which the heights of rows lie, in a table or as cards. */
const LOWEST = 60;
const HIGHEST = 240;

interface FirstRows<Row> {
  readonly drawn: readonly Row[];
  /** Pixels to keep free for the rest: going back leads to where the page was scrolled to. */
  readonly room: number;
}

/** False in the first render of a component, true in the next, which follows as soon as that is painted. */
export const useIsWhole = (): boolean => useDeferredValue(true, false);

/** Of a list that is shown for the first time the first rows; all of them from then on. */
export function useFirstRows<Row>(rows: readonly Row[]): FirstRows<Row> {
  const isWhole = useIsWhole();
  const drawn = isWhole ? rows : rows.slice(0, Math.ceil(window.innerHeight / LOWEST));
  return { drawn, room: (rows.length - drawn.length) * HIGHEST };
}
