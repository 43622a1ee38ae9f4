// How much more would a team make with each of some changes?
import type { CheckedTeam, Estimate } from '@oversleep/engine';
import { keyFor } from '../key.ts';
import { type AnswerProgress, asItIs, type Question } from '../question.ts';
import { type TeamQuestion, teamKey } from '../team/shape.ts';

interface ChangesInput {
  readonly question: TeamQuestion;
  /** The team as it would be then. */
  readonly changes: readonly CheckedTeam[];
}

export interface ChangesTypes {
  readonly input: ChangesInput;
  readonly part: AnswerProgress<readonly Estimate[]>;
  /** In the order of the changes. */
  readonly answer: readonly Estimate[];
  readonly kept: readonly Estimate[];
}

export const CHANGES: Question<'changes', ChangesTypes> = {
  name: 'changes',
  key: ({ question, changes }) =>
    keyFor(question.edition, {
      team: teamKey(question),
      changes: changes.map((team) => teamKey({ ...question, ...team })),
    }),
  news: asItIs,
  kept: asItIs,
  lane: 'later',
};
