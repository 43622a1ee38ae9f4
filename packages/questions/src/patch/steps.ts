// Compares two editions for one team after the other.
import { type PatchAnswer, patchSteps, wholePatch } from '@oversleep/engine';
import type { Steps } from '../question.ts';
import type { PatchTypes } from './shape.ts';

export const steps: Steps<PatchTypes> = function* ({ questions, depth, exact }) {
  const answers: PatchAnswer[] = [];
  for (const [index, question] of questions.entries()) {
    for (const { done, answer } of patchSteps(question)) {
      const known = exact ? answer : wholePatch(answer);
      answers[index] = known;
      yield { index, step: { done, answer: known } };
      // The first step already knows both totals.
      if (depth === 'totals') break;
    }
  }
  return answers;
};
