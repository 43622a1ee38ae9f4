// The steps of questions about a team, for workers that have to be ready quickly: each is loaded when it is asked.
import { type Between, runSteps } from '@oversleep/engine';
import type { Steps, Stop } from './question.ts';
import type { QuestionName, Questions } from './table.ts';

export type StepLoaders<K extends QuestionName> = {
  readonly [N in K]: () => Promise<{ readonly steps: Steps<Questions[N]> }>;
};

export const TEAM_STEPS: StepLoaders<'changes' | 'day' | 'iv' | 'upgrades' | 'worth'> = {
  changes: () => import('./changes/steps.ts'),
  day: () => import('./day/steps.ts'),
  iv: () => import('./iv/steps.ts'),
  upgrades: () => import('./upgrades/steps.ts'),
  worth: () => import('./worth/steps.ts'),
};

const NEVER: Stop = { aborted: false };

/** The answer; undefined when the host has stopped it between two steps. */
export async function runQuestion<K extends QuestionName>(
  load: StepLoaders<K>[K],
  input: Questions[K]['input'],
  between: Between<Questions[K]['part']>,
  stop: Stop = NEVER,
): Promise<Questions[K]['answer'] | undefined> {
  const { steps } = await load();
  return runSteps(steps(input, stop), between);
}
