// A value that is shown at once but committed after a pause, so that quick changes become one.
import { useEffect, useRef, useState } from 'react';
import { useLeaving } from '../../ui/overlays/use-leaving.ts';

/** The draft is null when there is none. Leaving the page commits it. */
export function useDelayed<T>(
  milliseconds: number,
  commit: (value: T) => void,
): [draft: T | null, change: (v: T) => void] {
  const [draft, setDraft] = useState<T | null>(null);
  const waiting = useRef<{ readonly value: T; readonly timer: ReturnType<typeof setTimeout> } | null>(null);
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  const finish = () => {
    if (!waiting.current) return;
    const { value, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    latestCommit.current(value);
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
