// Compares two editions for one team after the other, as far as it is asked for.
import { type PatchAnswer, type PatchQuestion, type PatchStep, patchSteps, wholePatch } from '@oversleep/engine';
import type { TaskRun } from '../workers/host.ts';

export type { PatchAnswer };

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

/** The answers by the place of their question. */
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
      // The first step knows both totals.
      if (depth === 'totals') break;
    }
  }
  return answers;
}
