// Full results of several teams, computed one after the other.
import { TEAM } from '../../sim/answer-rows.ts';
import type { TeamQuestion } from '../../sim/simulator.ts';
import { useAnswers } from '../../sim/use-answer.ts';
import type { Production } from '../../state/data/results.ts';

/** In the order of the questions; undefined while computed. `failed`: some couldn't be computed. */
export function useFigures(questions: readonly TeamQuestion[]): {
  readonly figures: readonly (Production | undefined)[];
  readonly failed: boolean;
} {
  const answers = useAnswers(TEAM, questions, 0, true);
  return { figures: answers.map(({ value }) => value), failed: answers.some(({ state }) => state === 'failed') };
}
