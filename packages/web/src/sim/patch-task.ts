// Comparing two editions for one team after the other, as far as it is asked for.
import { type PatchQuestion, type PatchStep, patchSteps, wholePatch } from '@oversleep/engine';

/** Some teams to compare: down to every change, or the totals of both editions only. */
export interface PatchTask {
  readonly questions: readonly PatchQuestion[];
  readonly depth: 'changes' | 'totals';
}

/** How far the question at this place is, in whole numbers that add up. */
export interface PatchedStep {
  readonly index: number;
  readonly step: PatchStep;
}

export function* patchedSteps({ questions, depth }: PatchTask): Generator<PatchedStep> {
  for (const [index, question] of questions.entries()) {
    for (const { done, answer } of patchSteps(question)) {
      yield { index, step: { done, answer: wholePatch(answer) } };
      // The first step knows both totals.
      if (depth === 'totals') break;
    }
  }
}
