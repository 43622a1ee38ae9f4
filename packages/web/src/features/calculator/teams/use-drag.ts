// Drags cards onto one another: with the mouse at once, with a finger after it has rested on the card.
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { boxUnder, HOLD_MS, isFar, type Point, type SlotArea } from './drag.ts';

interface Dragging {
  readonly from: number;
  /** Undefined where it would go back. */
  readonly over: number | undefined;
  readonly offset: Point;
}

interface Drag {
  readonly dragging: Dragging | undefined;
  readonly begin: (place: number, event: PointerEvent) => void;
  /** Whether the click that follows belongs to a drag, which has done its work already. */
  readonly swallowsClick: () => boolean;
}

/** The cards are the children of the list, in the order of their places. */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void): Drag {
  const [dragging, setDragging] = useState<Dragging>();
  const end = useRef<() => void>(undefined);
  const justDropped = useRef(false);
  useEffect(() => () => end.current?.(), []);

  const begin = (place: number, down: PointerEvent) => {
    if (down.button !== 0 || !down.isPrimary) return;
    justDropped.current = false;
    const start: Point = { x: down.pageX, y: down.pageY };
    const byTouch = down.pointerType === 'touch';
    let now: Dragging | undefined;
    // Where the cards lie before one of them follows the pointer: afterwards it would always be the one under it.
    let homes: readonly SlotArea[] = [];

    const show = (next: Dragging | undefined) => {
      now = next;
      setDragging(next);
    };
    const pick = () => {
      homes = [...(list.current?.children ?? [])].map(boxOnPage);
      show({ from: place, over: place, offset: { x: 0, y: 0 } });
    };
    // A busy page hears late what a finger has done: then the clock has rung already.
    const isShort = (event: Event) => byTouch && event.timeStamp - down.timeStamp < HOLD_MS;
    const hold = byTouch ? setTimeout(pick, HOLD_MS) : undefined;

    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const point: Point = { x: event.pageX, y: event.pageY };
      // A finger that moves before it has rested scrolls the page.
      if (isFar(start, point) && (now ? isShort(event) : byTouch)) return stop();
      if (!now && isFar(start, point)) pick();
      if (!now) return;
      show({ ...now, over: boxUnder(point, homes), offset: { x: point.x - start.x, y: point.y - start.y } });
    };
    const stop = () => {
      clearTimeout(hold);
      show(undefined);
      ended.abort();
      end.current = undefined;
    };
    const drop = (event: globalThis.PointerEvent) => {
      const last = now;
      stop();
      if (!last || isShort(event)) return;
      justDropped.current = true;
      if (last.over !== undefined && last.over !== last.from) onDrop(last.from, last.over);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    const keepStill = (event: Event) => {
      if (now) event.preventDefault();
    };
    end.current?.();
    end.current = stop;
    const ended = new AbortController();
    const options = { passive: false, signal: ended.signal };
    document.addEventListener('pointermove', move, options);
    document.addEventListener('pointerup', drop, options);
    document.addEventListener('pointercancel', stop, options);
    document.addEventListener('keydown', press, options);
    document.addEventListener('touchmove', keepStill, options);
    document.addEventListener('contextmenu', keepStill, options);
  };

  return {
    dragging,
    begin,
    swallowsClick: () => {
      const was = justDropped.current;
      justDropped.current = false;
      return was;
    },
  };
}

function boxOnPage(element: Element): SlotArea {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}
