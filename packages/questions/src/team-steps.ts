// The steps of questions about a team, for workers that have to be ready quickly: each is loaded when it is asked, but for what a team makes.
import { type Between, runSteps } from '@oversleep/engine';
import type { QuestionHost, Steps } from './question.ts';
import type { QuestionName, Questions } from './table.ts';
import { steps as teamSteps } from './team/steps.ts';

export type StepLoaders<K extends QuestionName> = {
  readonly [N in K]: () => Promise<{ readonly steps: Steps<Questions[N]> }>;
};

type TeamQuestionName = 'changes' | 'day' | 'gains' | 'iv' | 'rival' | 'team' | 'upgrades' | 'worth';

export const TEAM_STEPS: StepLoaders<TeamQuestionName> = {
  changes: () => import('./changes/steps.ts'),
  day: () => import('./day/steps.ts'),
  gains: () => import('./gains/steps.ts'),
  iv: () => import('./iv/steps.ts'),
  rival: () => import('./rival/steps.ts'),
  team: async () => ({ steps: teamSteps }),
  upgrades: () => import('./upgrades/steps.ts'),
  worth: () => import('./worth/steps.ts'),
};

const NEVER: QuestionHost = { aborted: false };

/** The answer; undefined when the host has stopped it between two steps. */
export async function runQuestion<K extends QuestionName>(
  load: StepLoaders<K>[K],
  input: Questions[K]['input'],
  between: Between<Questions[K]['part']>,
  host: QuestionHost = NEVER,
): Promise<Questions[K]['answer'] | undefined> {
  const { steps } = await load();
  return runSteps(steps(input, host), between);
}
