// Moves a strip slowly: it stops under the mouse, goes back at its left end, can be dragged, and comes to rest after a round.
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Pixels in a second. */
const PACE = 24;
/** Under the mouse, this share at the left moves it back. */
const BACK_ZONE = 0.2;
/** A shorter drag is a click. */
const LEAST_DRAG = 5;

/** Where to go on in a strip that holds everything twice. */
const wrapped = (offset: number, round: number): number => (round > 0 ? ((offset % round) + round) % round : offset);

export function useTicker(strip: RefObject<HTMLElement | null>, mayMove: boolean) {
  const [isLong, setLong] = useState(false);
  const [isRunning, setRunning] = useState(true);
  const pace = useRef(PACE);
  const drag = useRef<{ readonly x: number; readonly from: number; moved: boolean } | null>(null);

  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const measure = () => setLong((element.firstElementChild?.scrollWidth ?? 0) > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip]);

  const moves = mayMove && isLong && isRunning;
  useEffect(() => {
    const element = strip.current;
    if (!moves || !element) return undefined;
    let [before, offset, travelled] = [performance.now(), element.scrollLeft, 0];
    let frame = requestAnimationFrame(function step(now) {
      const round = element.scrollWidth / 2;
      // Not more than a few frames at once, as after a pause of the tab; not back, as the first frame may have begun before.
      const way = (pace.current * Math.min(100, Math.max(0, now - before))) / 1000;
      before = now;
      // The player has scrolled meanwhile.
      if (Math.abs(element.scrollLeft - offset) > 1) offset = element.scrollLeft;
      if (!drag.current && way !== 0) {
        offset = wrapped(offset + way, round);
        element.scrollLeft = offset;
        travelled += Math.abs(way);
      }
      // What moves for ever costs battery, and everything has been seen.
      if (travelled > round) setRunning(false);
      else frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [moves, strip]);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') return;
      drag.current = { x: event.clientX, from: event.currentTarget.scrollLeft, moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      pace.current = event.clientX - left < width * BACK_ZONE ? -PACE : 0;
      const held = drag.current;
      if (!held) return;
      const way = event.clientX - held.x;
      if (Math.abs(way) > LEAST_DRAG) held.moved = true;
      if (held.moved) event.currentTarget.scrollLeft = held.from - way;
    },
    onPointerUp: () => {
      // After the click, which wants to know whether it was one.
      setTimeout(() => {
        drag.current = null;
      });
    },
    onPointerLeave: () => {
      pace.current = PACE;
      drag.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (drag.current?.moved) event.stopPropagation();
    },
    // Keyboard users keep their place.
    onFocus: () => {
      pace.current = 0;
    },
    onBlur: () => {
      pace.current = PACE;
    },
  };
  return { isLong, isRunning, toggle: () => setRunning(!isRunning), handlers };
}
