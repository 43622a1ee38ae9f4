// Where a key leads in a grid of tiles.

/** The tile to go to, or nothing when the key is not for the grid; -1 leads back above it. */
export function tileFor(key: string, from: number, count: number, columns: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, last);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      // Into a shorter last row too, but not out of the last one.
      return Math.floor(from / columns) === Math.floor(last / columns) ? from : Math.min(from + columns, last);
    case 'ArrowUp':
      return from - columns < 0 ? -1 : from - columns;
    case 'PageDown':
      return Math.min(from + 4 * columns, last);
    case 'PageUp':
      return Math.max(from - 4 * columns, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
