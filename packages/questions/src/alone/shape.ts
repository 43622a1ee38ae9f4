// What a creature makes in a day without a team.
import type { Estimate } from '@oversleep/engine';
import { canonical } from '@oversleep/game';
import { asItIs, noNews, type Question } from '../question.ts';
import { MEMBER_MS, type TeamQuestion } from '../team/shape.ts';

interface DayAlone {
  readonly helps: number;
  readonly berries: number;
  readonly ingredients: { readonly name: string; readonly amount: number; readonly error: number }[];
  readonly procs: number;
  readonly strength: Estimate;
}

export interface AloneTypes {
  /** With a single member. */
  readonly input: TeamQuestion;
  readonly part: undefined;
  readonly answer: DayAlone;
  readonly kept: DayAlone;
}

export const ALONE: Question<'alone', AloneTypes> = {
  name: 'alone',
  key: canonical,
  news: noNews,
  kept: asItIs,
  cost: () => MEMBER_MS,
};
