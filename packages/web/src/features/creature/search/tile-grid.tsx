// A grid of tiles: one Tab stop, arrow keys inside, and letters go back to the search.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { tileFor } from './grid-keys.ts';
import * as styles from './tile-grid.module.css';

interface TileGridProps {
  readonly label: string;
  readonly count: number;
  readonly onPick: (index: number) => void;
  /** Called for Up in the first row, and for letters. */
  readonly onLeave: () => void;
  /** The tile at an index; it must use the given tab index. */
  readonly children: (index: number, tabIndex: 0 | -1) => ReactNode;
}

export function TileGrid({ label, count, onPick, onLeave, children }: TileGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, Math.max(count - 1, 0));

  const tiles = () => [...(grid.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
  // One listener for all, so that tiles need not be drawn again when it changes.
  const click = ({ target }: MouseEvent) => {
    const index = tiles().findIndex((tile) => target instanceof Node && tile.contains(target));
    if (index >= 0) onPick(index);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1 && event.key !== ' ') {
      onLeave();
      return;
    }
    const all = tiles();
    const from = all.findIndex((tile) => tile.matches(':focus'));
    const to = tileFor(event.key, Math.max(from, 0), all.length, columnsOf(all));
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0) onLeave();
    else all[to]?.focus();
  };

  return (
    <ul
      ref={grid}
      className={styles.grid}
      aria-label={label}
      onClick={click}
      onKeyDown={press}
      onFocus={({ target }) => setWanted(Math.max(0, tiles().indexOf(target)))}
    >
      {Array.from({ length: count }, (_, index) => children(index, index === active ? 0 : -1))}
    </ul>
  );
}

/** The number of tiles in the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop;
  const next = tiles.findIndex((tile) => tile.offsetTop !== top);
  return next < 0 ? Math.max(tiles.length, 1) : next;
}
