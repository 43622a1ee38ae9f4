// Asks for teams that cook a dish, remembers the answer as long as the question is the same, and can be stopped.

import { SOLVE, type SolvedDish, type SolveInput } from '@oversleep/questions';
import { useState } from 'react';
import { type AnswerState, useAnswer } from '../../sim/use-answer.ts';

type DishSearchState =
  | { readonly state: 'idle' }
  | { readonly state: 'searching'; readonly done: number | undefined }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'found'; readonly answer: SolvedDish; readonly question: SolveInput };

interface DishTeamSearch {
  readonly search: DishSearchState;
  readonly begin: (question: SolveInput) => void;
  readonly stop: () => void;
}

export function useTeamSearch(): DishTeamSearch {
  const [question, begin] = useState<SolveInput>();
  const asked = useAnswer(SOLVE, question);
  return {
    search: question ? searchState(question, asked) : { state: 'idle' },
    begin: (wanted) => {
      begin(wanted);
      if (asked.state === 'failed') asked.retry();
    },
    stop: () => begin(undefined),
  };
}

function searchState(question: SolveInput, asked: AnswerState<SolvedDish>): DishSearchState {
  if (asked.state === 'failed') return { state: 'failed', why: asked.why };
  if (asked.state === 'here') return { state: 'found', answer: asked.value, question };
  return { state: 'searching', done: asked.done === 0 ? undefined : asked.done };
}
