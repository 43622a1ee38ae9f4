// What some teams make in full, one after the other, for those who compare them.
import { TEAM } from '../../sim/answer-rows.ts';
import type { TeamQuestion } from '../../sim/simulator.ts';
import { memoryRow, useAnswer } from '../../sim/use-answer.ts';
import type { Production } from '../../state/data/results.ts';

type Figures = readonly (Production | undefined)[];

const REMEMBERED = 4;

const FIGURES = memoryRow<readonly TeamQuestion[], Figures>(REMEMBERED, {
  key: (questions) => questions.map(TEAM.key).join(),
  ask: async (state, questions, tell, signal) => {
    const figures: Production[] = [];
    for (const [place, question] of questions.entries()) {
      const tellOne = (production: Production | undefined) => {
        if (production) figures[place] = production;
        tell([...figures], place / questions.length);
      };
      tellOne(await TEAM.ask(state, question, tellOne, signal));
    }
    return figures;
  },
});

/** By the place of the questions; undefined as long as it is not known. `failed` says that some will never be. */
export function useFigures(questions: readonly TeamQuestion[]): {
  readonly figures: Figures;
  readonly failed: boolean;
} {
  const { state, value = NOTHING } = useAnswer(FIGURES, questions);
  return { figures: value, failed: state === 'failed' };
}

const NOTHING: Figures = [];
