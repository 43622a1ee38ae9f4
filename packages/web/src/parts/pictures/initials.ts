// The two letters on a drawn portrait.

/** First letters of the first two words, or the first two letters of a single word. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '');
  const letters =
    second === undefined ? [...first].slice(0, 2) : [...first].slice(0, 1).concat([...second].slice(0, 1));
  return letters.join('');
}
