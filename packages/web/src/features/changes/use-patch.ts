// The comparison of two editions for a team, or for many: on its way, here, or not to be had.
import { PATCH, type PatchInput } from '@oversleep/questions';
import type { PatchAnswer } from '../../sim/patch.ts';
import { useAnswer } from '../../sim/use-answer.ts';

interface Patch {
  /** By the place of their question; more and more of them. */
  readonly answers: readonly PatchAnswer[];
  /** 0..1, of the last one. */
  readonly done: number;
  readonly failure: string | undefined;
  readonly again: () => void;
}

export function usePatch(task: PatchInput): Patch {
  const asked = useAnswer(PATCH, task);
  const { value = NOTHING, done, retry } = asked;
  return { answers: value, done, failure: asked.state === 'failed' ? asked.why : undefined, again: retry };
}

const NOTHING: readonly PatchAnswer[] = [];
