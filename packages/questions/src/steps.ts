// How every question is answered, loaded when it is asked. Hosts run the steps: web workers, threads of the server, the command line.
import { type Between, runSteps } from '@oversleep/engine';
import type { Steps, Stop } from './question.ts';
import type { QuestionName, Questions } from './table.ts';

const LOADERS: { readonly [K in QuestionName]: () => Promise<{ readonly steps: Steps<Questions[K]> }> } = {
  against: () => import('./against/steps.ts'),
  cookable: () => import('./cookable/steps.ts'),
  energy: () => import('./energy/steps.ts'),
  patch: () => import('./patch/steps.ts'),
  rank: () => import('./rank/steps.ts'),
  rotations: () => import('./rotations/steps.ts'),
  solve: () => import('./solve/steps.ts'),
  week: () => import('./week/steps.ts'),
};

export const isQuestionName = (name: string): name is QuestionName => Object.hasOwn(LOADERS, name);

export const QUESTION_NAMES: readonly QuestionName[] = Object.keys(LOADERS).filter(isQuestionName);

const NEVER: Stop = { aborted: false };

/** The answer; undefined when the host has stopped it between two steps. */
export async function answerTo<K extends QuestionName>(
  name: K,
  input: Questions[K]['input'],
  between: Between<Questions[K]['part']>,
  stop: Stop = NEVER,
): Promise<Questions[K]['answer'] | undefined> {
  const { steps } = await LOADERS[name]();
  return runSteps(steps(input, stop), between);
}
