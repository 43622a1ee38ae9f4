// What some teams make in full, one after the other, for those who compare them.
import { TEAM } from '../../sim/answer-rows.ts';
import type { TeamQuestion } from '../../sim/simulator.ts';
import { useAnswers } from '../../sim/use-answer.ts';
import type { Production } from '../../state/data/results.ts';

/** By the place of the questions; undefined as long as it is not known. `failed` says that some will never be. */
export function useFigures(questions: readonly TeamQuestion[]): {
  readonly figures: readonly (Production | undefined)[];
  readonly failed: boolean;
} {
  const answers = useAnswers(TEAM, questions, 0, true);
  return { figures: answers.map(({ value }) => value), failed: answers.some(({ state }) => state === 'failed') };
}
