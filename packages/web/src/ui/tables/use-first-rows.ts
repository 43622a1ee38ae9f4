// A long list that is opened again comes in two parts: what may be in view with the page, the rest as soon as that is painted.
import { useDeferredValue, useEffect, useState } from 'react';

/** Pixels between which the heights of rows lie, in a table or as cards. */
const LOWEST = 60;
const HIGHEST = 240;

interface FirstRows<Row> {
  readonly drawn: readonly Row[];
  /** Pixels to keep free for the rest: going back leads to where the page was scrolled to. */
  readonly room: number;
}

/** Lists that were drawn before. The first time, loading takes far longer than drawing all at once. */
const drawnBefore = new Set<string>();

/** Of a list that is opened again: false in the first render, true in the next, which follows as soon as that is painted. */
export function useIsWhole(list: string): boolean {
  const [isAgain] = useState(() => drawnBefore.has(list));
  useEffect(() => void drawnBefore.add(list), [list]);
  return useDeferredValue(true, isAgain ? false : undefined);
}

/** The rows to draw: those at the start of a list that is opened again, soon all of them. */
export function useFirstRows<Row>(list: string, rows: readonly Row[]): FirstRows<Row> {
  const isWhole = useIsWhole(list);
  const drawn = isWhole ? rows : rows.slice(0, Math.ceil(window.innerHeight / LOWEST));
  return { drawn, room: (rows.length - drawn.length) * HIGHEST };
}
