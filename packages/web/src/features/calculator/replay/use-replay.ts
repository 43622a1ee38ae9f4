// State of the replay: the current event, and whether it plays.
import { useCallback, useEffect, useState } from 'react';

const STEP_MS = 900;

export interface Replay {
  readonly current: number;
  readonly isPlaying: boolean;
  readonly goTo: (event: number) => void;
  readonly toggle: () => void;
}

/** Restarts with every new list of events. */
export function useReplay(events: readonly unknown[]): Replay {
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const last = Math.max(0, events.length - 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other events are another day
  useEffect(() => {
    setCurrent(0);
    setPlaying(false);
  }, [events]);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setCurrent((now) => Math.min(last, now + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, last]);

  useEffect(() => {
    if (current >= last) setPlaying(false);
  }, [current, last]);

  const goTo = useCallback((event: number) => setCurrent(Math.max(0, Math.min(last, event))), [last]);
  const toggle = () => {
    // At the end, play starts from the beginning.
    if (!isPlaying && current >= last) setCurrent(0);
    setPlaying(!isPlaying);
  };
  return { current: Math.min(current, last), isPlaying, goTo, toggle };
}
