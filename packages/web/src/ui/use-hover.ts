// Opens and closes under a mouse with a little patience, so that passing over something opens nothing.
import { type PointerEvent, useEffect, useRef } from 'react';

const OPEN_DELAY = 300;
const CLOSE_DELAY = 250;

interface Hover {
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
  /** Forgets what it was about to do. */
  readonly cancel: () => void;
}

export function useHover(onOpen: () => void, onClose: () => void): Hover {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (act: () => void, delay: number) => (event: PointerEvent) => {
    // A finger has no hover; its tap is a click.
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  return {
    handlers: { onPointerEnter: later(onOpen, OPEN_DELAY), onPointerLeave: later(onClose, CLOSE_DELAY) },
    cancel: () => clearTimeout(timer.current),
  };
}
