// Where arrow keys and the like lead in a list with several items per row.

const PAGE_ROWS = 8;

/** The index to go to; undefined for other keys. */
export function placeFor(key: string, at: number, count: number, perRow: number): number | undefined {
  const to = STEPS.get(key)?.(at, count, perRow);
  return to === undefined || count === 0 ? undefined : Math.min(Math.max(to, 0), count - 1);
}

type Step = (at: number, count: number, perRow: number) => number;

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['ArrowDown', (at, _, perRow) => at + perRow],
  ['ArrowUp', (at, _, perRow) => at - perRow],
  // With one row below the other they are for what is in it.
  ['ArrowRight', (at, _, perRow) => (perRow > 1 ? at + 1 : at)],
  ['ArrowLeft', (at, _, perRow) => (perRow > 1 ? at - 1 : at)],
  ['PageDown', (at, _, perRow) => at + PAGE_ROWS * perRow],
  ['PageUp', (at, _, perRow) => at - PAGE_ROWS * perRow],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
]);
