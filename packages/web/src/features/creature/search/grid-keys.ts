// Keyboard navigation in a grid of tiles.

/** The tile to go to; undefined for other keys, -1 to leave the grid upwards. */
export function tileFor(key: string, from: number, count: number, columns: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, last);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      // Also into a shorter last row, but not beyond it.
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
