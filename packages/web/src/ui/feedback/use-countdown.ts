// A stretch of time that can be held.
import { useEffect, useRef } from 'react';

/** Counted step by step: where the device is too busy to draw, or sleeps, a step takes longer and still counts as one. */
const STEP_MS = 250;

/** Calls `onEnd` when `duration` has passed without the pauses; a new `key` starts anew, and what is to last for ever is never counted. */
export function useCountdown(key: string, duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef({ key, duration });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (left.current.key !== key) left.current = { key, duration };
    if (isPaused || duration === Number.POSITIVE_INFINITY) return undefined;
    let timer: number;
    const count = () => {
      const step = Math.min(STEP_MS, left.current.duration);
      timer = window.setTimeout(() => {
        left.current = { key, duration: left.current.duration - step };
        if (left.current.duration > 0) count();
        else end.current();
      }, step);
    };
    count();
    return () => window.clearTimeout(timer);
  }, [key, duration, isPaused]);
}
