// One of several creatures or teams that are compared, all with the same luck.
import type { ChainValues } from '@oversleep/engine';
import { type AnswerProgress, asItIs, type Question } from '../question.ts';
import { forMembers, type TeamProduction, type TeamQuestion, teamKey } from '../team/shape.ts';

interface RivalInput {
  readonly question: TeamQuestion;
  /** The slot of the member whose values are wanted; null for the whole team. */
  readonly place: number | null;
}

export interface Rival {
  readonly production: TeamProduction;
  /** Chain by chain; chains with the same index used the same random numbers. Null from the server, which does not send them. */
  readonly values: ChainValues | null;
}

export interface RivalTypes {
  readonly input: RivalInput;
  readonly part: AnswerProgress<Rival>;
  readonly answer: Rival;
  readonly kept: Rival;
}

export const RIVAL: Question<'rival', RivalTypes> = {
  name: 'rival',
  key: ({ question, place }) => `${place} ${teamKey(question)}`,
  news: asItIs,
  kept: asItIs,
  fit: (rival, { question }) => {
    const production = forMembers(rival.production, question);
    return production === rival.production ? rival : { ...rival, production };
  },
};
