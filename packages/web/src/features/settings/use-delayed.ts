// A value that is shown at once and handed on after a pause, so that many quick changes become one.
import { useEffect, useRef, useState } from 'react';
import { useLeaving } from '../../ui/overlays/use-leaving.ts';

/** The draft is null when there is none. Nothing is lost when the page is left before the pause is over. */
export function useDelayed<T>(
  milliseconds: number,
  hand: (value: T) => void,
): [draft: T | null, change: (v: T) => void] {
  const [draft, setDraft] = useState<T | null>(null);
  const waiting = useRef<{ readonly value: T; readonly timer: ReturnType<typeof setTimeout> } | null>(null);
  const handOn = useRef(hand);
  useEffect(() => {
    handOn.current = hand;
  });

  const finish = () => {
    if (!waiting.current) return;
    const { value, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    handOn.current(value);
    setDraft(null);
  };
  useLeaving(finish);

  return [
    draft,
    (value) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { value, timer: setTimeout(finish, milliseconds) };
      setDraft(value);
    },
  ];
}
