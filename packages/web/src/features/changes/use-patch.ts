// The comparison of two editions for a team, or for many: on its way, here, or not to be had.
import { canonical } from '@oversleep/game';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLongTasks } from '../../sim/long-tasks.ts';
import type { PatchAnswer, PatchTask } from '../../sim/patch.ts';

interface Patch {
  /** By the place of their question; more and more of them. */
  readonly answers: readonly PatchAnswer[];
  /** 0..1, of the last one. */
  readonly done: number;
  readonly failure: string | undefined;
}

const NOTHING: Patch = { answers: [], done: 0, failure: undefined };

export function usePatch(task: PatchTask): Patch & { readonly again: () => void } {
  const { ask } = useLongTasks();
  const [patch, setPatch] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const key = useMemo(() => canonical(task), [task]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the task, and another try is another reason to ask
  useEffect(() => {
    setPatch(NOTHING);
    const giveUp = new AbortController();
    const { signal } = giveUp;
    ask('patch', task, {
      signal,
      onPart: ({ step: { answer, done }, index }) =>
        setPatch(({ answers }) => ({ answers: [...answers.slice(0, index), answer], done, failure: undefined })),
    }).catch((error: unknown) => {
      if (!signal.aborted) setPatch({ ...NOTHING, failure: error instanceof Error ? error.message : String(error) });
    });
    return () => giveUp.abort();
  }, [key, tries]);

  return { ...patch, again: useCallback(() => setTries((count) => count + 1), []) };
}
