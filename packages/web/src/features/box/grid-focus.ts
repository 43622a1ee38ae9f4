// What in a row of the list takes the focus: the row itself, then cell by cell its controls, or the cell where it has none. One stop for Tab in all.

/** The row itself comes before the first of its stops. */
export const ROW = -1;

/** Where the focus is: in which row, and at which of its stops. */
export interface GridPlace {
  readonly id: string;
  readonly stop: number;
}

const CONTROLS = 'button,input,select';
const CELLS = ':scope > [role="gridcell"], :scope > [role="rowheader"], :scope > [role="columnheader"]';

const controlsOf = (place: Element): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(CONTROLS)];

/** A card has no cells inside: its controls follow each other. */
export function stopsOf(row: Element): readonly HTMLElement[] {
  const cells = [...row.querySelectorAll<HTMLElement>(CELLS)];
  if (cells.length === 0) return controlsOf(row);
  return cells.flatMap((cell) => {
    const controls = controlsOf(cell);
    return controls.length > 0 ? controls : [cell];
  });
}

export function placeOf(target: EventTarget): GridPlace | undefined {
  const row = rowAround(target);
  const id = row?.dataset.row;
  if (!row || id === undefined) return undefined;
  return { id, stop: row === target || !(target instanceof HTMLElement) ? ROW : stopsOf(row).indexOf(target) };
}

/** Where a key leads within a row; undefined for other keys. With several cards side by side, arrows lead from card to card, and F2 inside. */
export function stopFor(key: string, from: number, count: number, perRow: number): number | undefined {
  if (count === 0) return undefined;
  if (from === ROW) return key === 'F2' || (key === 'ArrowRight' && perRow === 1) ? 0 : undefined;
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1, Escape: ROW }[key];
  return to === undefined ? undefined : Math.min(to, count - 1);
}

/** A field that is being worked keeps its keys. */
export const isWorked = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'text');

/** Space and Enter belong to it. */
export const isPressed = (target: EventTarget): boolean => target instanceof Element && target.matches(CONTROLS);

export function focusStop(row: HTMLElement | undefined, stop: number): void {
  if (!row) return;
  const stops = stop === ROW ? [] : stopsOf(row);
  (stops[Math.min(stop, stops.length - 1)] ?? row).focus({ preventScroll: true });
}

export const rowAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

export const rowNamed = (container: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(container?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset.row === id);
