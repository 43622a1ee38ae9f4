// Comparing two editions for one team after the other, as far as it is asked for.
import { patchSteps } from '@oversleep/engine';
import type { PatchedStep, PatchTask } from './patch.ts';

export function* patchedSteps({ questions, depth }: PatchTask): Generator<PatchedStep> {
  for (const [index, question] of questions.entries()) {
    for (const step of patchSteps(question)) {
      yield { index, step };
      // The first step knows both totals.
      if (depth === 'totals') break;
    }
  }
}
