// Where the keys of a menu lead.

/** Index of the entry to go to, undefined for keys that are not the menu's. Letters go to the next entry that begins so. */
export function entryFor(key: string, from: number, labels: readonly string[]): number | undefined {
  const last = labels.length - 1;
  switch (key) {
    case 'ArrowDown':
      return from >= last ? 0 : from + 1;
    case 'ArrowUp':
      return from <= 0 ? last : from - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return key.length === 1 && key !== ' ' ? nextStarting(key.toLowerCase(), from, labels) : undefined;
  }
}

function nextStarting(letter: string, from: number, labels: readonly string[]): number | undefined {
  const order = labels.map((_, step) => (from + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(letter));
}
