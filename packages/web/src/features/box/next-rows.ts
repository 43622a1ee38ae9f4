// Draws a few new rows per frame: laying out a whole screen at once would make scrolling stutter.

interface KeyedRow {
  readonly key: unknown;
}

/** The wanted rows that are drawn already, and some others: the middle of the window first. */
export function nextRows<T extends KeyedRow>(
  drawn: readonly KeyedRow[],
  wanted: readonly T[],
  most: number,
): readonly T[] {
  const before = new Set(drawn.map(({ key }) => key));
  const middle = (wanted.length - 1) / 2;
  const first = wanted
    .flatMap(({ key }, place) => (before.has(key) ? [] : [{ key, away: Math.abs(place - middle) }]))
    .sort((a, b) => a.away - b.away)
    .slice(0, most);
  const now = new Set([...before, ...first.map(({ key }) => key)]);
  return wanted.filter(({ key }) => now.has(key));
}
