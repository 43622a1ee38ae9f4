// What a key does to a search field with a list below it.

export interface ListState {
  readonly open: boolean;
  /** Index of the marked option, -1 when none is. */
  readonly active: number;
}

export interface KeyOutcome extends ListState {
  readonly does: 'move' | 'choose' | 'restore';
}

/** Undefined for keys that are the text field's own. */
export function pressKey(key: string, { open, active }: ListState, count: number): KeyOutcome | undefined {
  switch (key) {
    case 'ArrowDown':
      return moved(open ? active + 1 : Math.max(active, 0), count);
    case 'ArrowUp':
      return moved(open ? active - 1 : active, count);
    case 'Enter':
      return open && active >= 0 && active < count ? { does: 'choose', open: false, active } : undefined;
    case 'Escape':
      return { does: 'restore', open: false, active: -1 };
    default:
      return undefined;
  }
}

/** Round the ends, and nowhere in an empty list. */
function moved(to: number, count: number): KeyOutcome {
  return count === 0
    ? { does: 'move', open: false, active: -1 }
    : { does: 'move', open: true, active: to < 0 ? count - 1 : to % count };
}
