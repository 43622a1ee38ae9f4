// What a creature says: one line of its nature, never the same twice in a row.

/** Another line than the last one, where there is another. */
export function nextLine(lines: readonly string[], last: string | undefined, random: () => number): string {
  const others = lines.filter((line) => line !== last);
  const pool = others.length > 0 ? others : lines;
  return pool[Math.floor(random() * pool.length)] ?? '...';
}

export const NEW_LINE_MS = 60_000;
