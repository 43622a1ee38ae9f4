// Moves through rows, selects and opens them by keyboard, mouse and touch, in the table and in the cards.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { focusStop, isPressed, isWorked, placeOf, rowAround, rowNamed, stopFor, stopsOf } from './grid-focus.ts';
import { placeFor } from './row-keys.ts';
import { allOf, extended, NOTHING_SELECTED, type Selection, toggled } from './selection.ts';

interface RowInput {
  /** Ids in the order that is shown. */
  readonly order: readonly string[];
  readonly perRow: number;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onOpen: (id: string) => void;
  /** The way up from the first row. */
  readonly onLeave?: () => void;
}

const HOLD_MS = 450;
/** A finger that moves further wants to scroll. */
const HOLD_PIXELS = 10;
const CONTROLS = 'a, button, input, select, textarea, label';

/** The container handles all events; rows carry `data-row` with their id. */
export function useRowInput({ order, perRow, selection, onSelect, onOpen, onLeave }: RowInput) {
  const [activeId, setActive] = useState<string | null>(null);
  const place = activeId === null ? -1 : order.indexOf(activeId);
  const active = Math.max(place, 0);
  const container = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);
  const hold = useHold((id) => onSelect(toggled(selection, id)));

  // After a key press, the row is drawn with the same render.
  useEffect(() => {
    const stop = focusNext.current;
    if (stop === null || activeId === null) return;
    focusNext.current = null;
    focusStop(rowNamed(container.current, activeId), stop);
  }, [activeId]);

  const press = (event: KeyboardEvent): number | undefined => {
    const from = placeOf(event.target);
    if (!from || event.defaultPrevented || isWorked(event.target)) return undefined;
    const { id, stop } = from;
    const row = rowNamed(container.current, id);
    const act = (does: () => void) => {
      event.preventDefault();
      does();
    };
    const inside = row && !event.ctrlKey ? stopFor(event.key, stop, stopsOf(row).length, perRow) : undefined;
    if (inside !== undefined) {
      act(() => focusStop(row, inside));
      return undefined;
    }
    if (!isPressed(event.target)) {
      if (event.key === 'Enter') act(() => onOpen(id));
      if (event.key === ' ')
        act(() => onSelect(event.shiftKey ? extended(selection, order, id) : toggled(selection, id)));
    }
    if (event.key === 'Escape' && selection.ids.size > 0) act(() => onSelect(NOTHING_SELECTED));
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) act(() => onSelect(allOf(order)));
    const at = order.indexOf(id);
    if (at === 0 && event.key === 'ArrowUp' && onLeave) {
      act(onLeave);
      return undefined;
    }
    const to = placeFor(event.key, at, order.length, perRow);
    const next = to === undefined ? undefined : order[to];
    if (to === undefined || next === undefined) return undefined;
    event.preventDefault();
    if (event.shiftKey) {
      const anchored = selection.anchor === null ? { ...selection, anchor: id } : selection;
      onSelect(extended(anchored, order, next));
    }
    if (next !== activeId) focusNext.current = stop;
    setActive(next);
    return to;
  };

  return {
    container,
    active,
    /** Whether a row was reached by keys or a click; keys need the next one at once. */
    isWalked: activeId !== null,
    /** The index that a key has led to, for scrolling. */
    press,
    onFocus: (event: FocusEvent) => {
      const id = rowOf(event.target);
      if (id !== undefined) setActive(id);
    },
    onClick: (event: MouseEvent) => {
      const id = rowOf(event.target);
      if (id === undefined || hold.wasHeld() || isControl(event.target)) return;
      if (event.shiftKey) onSelect(extended(selection, order, id));
      else if (event.ctrlKey || event.metaKey) onSelect(toggled(selection, id));
      // While selecting by touch, a tap selects too.
      else if (selection.ids.size > 0 && hold.isTouch()) onSelect(toggled(selection, id));
      else onOpen(id);
    },
    // Shift is for selecting rows here, not the text between them.
    onMouseDown: (event: MouseEvent) => {
      if (event.shiftKey && !isControl(event.target)) event.preventDefault();
    },
    ...hold.handlers,
  };
}

/** A finger that stays where it is. */
function useHold(onHold: (id: string) => void) {
  const pressed = useRef<{ id: string; timer: ReturnType<typeof setTimeout>; x: number; y: number; at: number }>(
    undefined,
  );
  const held = useRef(false);
  const touch = useRef(false);
  const stop = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);
  return {
    isTouch: () => touch.current,
    /** Whether the click that follows is only the end of it. */
    wasHeld: () => held.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        stop();
        held.current = false;
        touch.current = event.pointerType === 'touch';
        const id = rowOf(event.target);
        if (!touch.current || id === undefined || isControl(event.target)) return;
        const timer = setTimeout(() => {
          held.current = true;
          onHold(id);
        }, HOLD_MS);
        pressed.current = { id, timer, x: event.clientX, y: event.clientY, at: event.timeStamp };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = pressed.current;
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > HOLD_PIXELS) stop();
      },
      onPointerUp: ({ timeStamp }: PointerEvent) => {
        const from = pressed.current;
        stop();
        if (!from || !held.current || timeStamp - from.at >= HOLD_MS) return;
        // On a busy page the timer can fire before the event that ended the touch: then it was a tap.
        held.current = false;
        onHold(from.id);
      },
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        if (touch.current) event.preventDefault();
      },
    },
  };
}

const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest(CONTROLS) !== null;

/** The id of the row around it. */
const rowOf = (target: EventTarget): string | undefined => rowAround(target)?.dataset.row;
