// The comparison of two editions for a team: on its way, here, or not to be had.
import { canonical } from '@oversleep/game';
import { useCallback, useEffect, useState } from 'react';
import { askPatch, type PatchAnswer, type PatchQuestion } from '../../sim/patch.ts';

interface Patch {
  readonly answer: PatchAnswer | undefined;
  /** 0..1 */
  readonly done: number;
  readonly failure: string | undefined;
}

const NOTHING: Patch = { answer: undefined, done: 0, failure: undefined };

export function usePatch(question: PatchQuestion | undefined): Patch & { readonly again: () => void } {
  const [patch, setPatch] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const key = question && canonical(question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question, and another try is another reason to ask
  useEffect(() => {
    setPatch(NOTHING);
    if (!question) return undefined;
    const giveUp = new AbortController();
    const { signal } = giveUp;
    askPatch(
      question,
      ({ answer, done }) => signal.aborted || setPatch({ answer, done, failure: undefined }),
      signal,
    ).catch((error: unknown) => {
      if (!signal.aborted) setPatch({ ...NOTHING, failure: error instanceof Error ? error.message : String(error) });
    });
    return () => giveUp.abort();
  }, [key, tries]);

  return { ...patch, again: useCallback(() => setTries((count) => count + 1), []) };
}
