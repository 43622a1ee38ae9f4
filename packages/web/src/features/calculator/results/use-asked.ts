// Something that a simulation is asked for: on its way, here, or not to be had.
import { useCallback, useEffect, useState } from 'react';

export type Asked<T> =
  | { readonly state: 'asking'; readonly value: T | undefined; readonly done: number }
  | { readonly state: 'known'; readonly value: T; readonly done: 1 }
  | { readonly state: 'failed'; readonly why: string };

type Tell<T> = (value: T, done: number) => void;

/**
 * `ask` must keep its identity as long as the question is the same; undefined waits. What was known before stays in sight. Whoever has kept the answer
 * hands it over, and nothing is asked.
 */
export function useAsked<T>(
  ask: ((tell: Tell<T>, signal: AbortSignal) => Promise<T>) | undefined,
  kept?: T,
): {
  readonly asked: Asked<T>;
  readonly again: () => void;
} {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'asking', value: undefined, done: 0 });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to ask
  useEffect(() => {
    if (kept !== undefined) setAsked({ state: 'known', value: kept, done: 1 });
    if (!ask || kept !== undefined) return undefined;
    const giveUp = new AbortController();
    setAsked((before) => ({ state: 'asking', value: before.state === 'known' ? before.value : undefined, done: 0 }));
    const tell: Tell<T> = (value, done) => {
      if (!giveUp.signal.aborted) setAsked({ state: 'asking', value, done });
    };
    ask(tell, giveUp.signal).then(
      (value) => {
        if (!giveUp.signal.aborted) setAsked({ state: 'known', value, done: 1 });
      },
      (error: unknown) => {
        if (!giveUp.signal.aborted)
          setAsked({ state: 'failed', why: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => giveUp.abort();
  }, [ask, kept, tries]);

  return {
    asked: kept === undefined ? asked : { state: 'known', value: kept, done: 1 },
    again: useCallback(() => setTries((count) => count + 1), []),
  };
}
