// Rows come a few with each frame: a whole screen of new ones at once takes longer to lay out than scrolling can wait.

interface Keyed {
  readonly key: unknown;
}

/** Those of the wanted that are drawn already, and some of the others: the middle of the window first. */
export function nextRows<T extends Keyed>(drawn: readonly Keyed[], wanted: readonly T[], most: number): readonly T[] {
  const before = new Set(drawn.map(({ key }) => key));
  const middle = (wanted.length - 1) / 2;
  const first = wanted
    .flatMap(({ key }, place) => (before.has(key) ? [] : [{ key, away: Math.abs(place - middle) }]))
    .sort((a, b) => a.away - b.away)
    .slice(0, most);
  const now = new Set([...before, ...first.map(({ key }) => key)]);
  return wanted.filter(({ key }) => now.has(key));
}
