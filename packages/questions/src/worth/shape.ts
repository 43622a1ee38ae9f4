// What each member is worth to its team in a week.
import type { Estimate } from '@oversleep/engine';
import { asItIs, type News, type Question } from '../question.ts';
import { type TeamQuestion, teamKey } from '../team/shape.ts';

/** In order, as far as it is known; nothing for a team of one. */
export type Worths = readonly Estimate[];

export interface WorthTypes {
  readonly input: TeamQuestion;
  readonly part: News<Worths>;
  readonly answer: Worths;
  readonly kept: Worths;
}

export const WORTH: Question<'worth', WorthTypes> = {
  name: 'worth',
  key: teamKey,
  news: asItIs,
  kept: asItIs,
};
