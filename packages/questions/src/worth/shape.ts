// What each member is worth to its team in a week.
import type { Estimate } from '@oversleep/engine';
import { type AnswerProgress, asItIs, type Question } from '../question.ts';
import { type TeamQuestion, teamKey } from '../team/shape.ts';

/** In order, as far as it is known; nothing for a team of one. */
export type MemberGains = readonly Estimate[];

export interface WorthTypes {
  readonly input: TeamQuestion;
  readonly part: AnswerProgress<MemberGains>;
  readonly answer: MemberGains;
  readonly kept: MemberGains;
}

export const WORTH: Question<'worth', WorthTypes> = {
  name: 'worth',
  key: teamKey,
  news: asItIs,
  kept: asItIs,
  lane: 'later',
};
