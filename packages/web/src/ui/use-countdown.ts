// A stretch of time that can be held.
import { useEffect, useRef } from 'react';

/** Calls `onEnd` when `duration` has passed without the pauses; a new `key` starts anew. */
export function useCountdown(key: string, duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef({ key, duration });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (left.current.key !== key) left.current = { key, duration };
    if (isPaused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end.current(), left.current.duration);
    return () => {
      clearTimeout(timer);
      left.current = { key, duration: Math.max(0, left.current.duration - (performance.now() - start)) };
    };
  }, [key, duration, isPaused]);
}
