// The steps of every question, each loaded when it is asked. Hosts run them: web workers, threads of the server, the command line.
import type { Between } from '@oversleep/engine';
import type { QuestionHost } from './question.ts';
import type { QuestionName, Questions } from './table.ts';
import { runQuestion, type StepLoaders, TEAM_STEPS } from './team-steps.ts';

export const STEPS: StepLoaders<QuestionName> = {
  ...TEAM_STEPS,
  against: () => import('./against/steps.ts'),
  alone: () => import('./alone/steps.ts'),
  compare: () => import('./compare/steps.ts'),
  cookable: () => import('./cookable/steps.ts'),
  energy: () => import('./energy/steps.ts'),
  patch: () => import('./patch/steps.ts'),
  rank: () => import('./rank/steps.ts'),
  rotations: () => import('./rotations/steps.ts'),
  solve: () => import('./solve/steps.ts'),
  teamAgainst: () => import('./team-against/steps.ts'),
  variants: () => import('./variants/steps.ts'),
  week: () => import('./week/steps.ts'),
};

/** The answer; undefined when the host has stopped it between two steps. */
export const answerTo = <K extends QuestionName>(
  name: K,
  input: Questions[K]['input'],
  between: Between<Questions[K]['part']>,
  host?: QuestionHost,
): Promise<Questions[K]['answer'] | undefined> => runQuestion<K>(STEPS[name], input, between, host);
