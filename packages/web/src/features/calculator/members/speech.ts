// What a Pokémon says: one line of its nature, never the same twice in a row.

/** A line other than the last one, if there is one. */
export function nextLine(lines: readonly string[], last: string | undefined, random: () => number): string {
  const others = lines.filter((line) => line !== last);
  const pool = others.length > 0 ? others : lines;
  return pool[Math.floor(random() * pool.length)] ?? '...';
}

export const NEW_LINE_MS = 60_000;
