// The time that a running search still takes, in words.
import { useEffect, useRef } from 'react';
import { type Progress, timeLeft, timeLeftText } from './time-left.ts';

/** Undefined while it isn't running or can't be estimated. A resumed search is measured anew. */
export function useTimeLeft(share: number, isRunning: boolean): string | undefined {
  const start = useRef<Progress>(undefined);
  useEffect(() => {
    start.current = isRunning ? (start.current ?? { at: performance.now(), share }) : undefined;
  }, [isRunning, share]);
  if (!isRunning || !start.current) return undefined;
  const left = timeLeft(start.current, { at: performance.now(), share });
  return left === undefined ? undefined : timeLeftText(left);
}
