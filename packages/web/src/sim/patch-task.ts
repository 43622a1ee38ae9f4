// Compares two editions for one team after the other.
import { type PatchAnswer, type PatchQuestion, type PatchStep, patchSteps, wholePatch } from '@oversleep/engine';
import type { TaskRun } from '../workers/host.ts';

export type { PatchAnswer };

/** Teams to compare: every change, or only the totals of both editions. */
export interface PatchTask {
  readonly questions: readonly PatchQuestion[];
  readonly depth: 'changes' | 'totals';
}

/** Progress of the question at this index, in whole numbers that add up. */
export interface PatchedStep {
  readonly index: number;
  readonly step: PatchStep;
}

/** Answers by the index of their question. */
export async function comparePatch(
  { questions, depth }: PatchTask,
  { part, step }: TaskRun<PatchedStep>,
): Promise<readonly PatchAnswer[]> {
  const answers: PatchAnswer[] = [];
  for (const [index, question] of questions.entries()) {
    for (const { done, answer } of patchSteps(question)) {
      const whole = wholePatch(answer);
      answers[index] = whole;
      part({ index, step: { done, answer: whole } });
      await step();
      // The first step already knows both totals.
      if (depth === 'totals') break;
    }
  }
  return answers;
}
