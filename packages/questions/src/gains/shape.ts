// What each of some creatures would add to a team, or makes alone.
import type { Estimate, RequestMember } from '@oversleep/engine';
import { canonical } from '@oversleep/game';
import { asItIs, noNews, type Question } from '../question.ts';
import type { TeamQuestion } from '../team/shape.ts';

interface GainsInput {
  /** Its members may be none. */
  readonly question: TeamQuestion;
  readonly joining: readonly RequestMember[];
}

export interface GainsTypes {
  readonly input: GainsInput;
  readonly part: undefined;
  /** In the order of those who join: all at once, because they are few. */
  readonly answer: readonly Estimate[];
  readonly kept: readonly Estimate[];
}

export const GAINS: Question<'gains', GainsTypes> = {
  name: 'gains',
  key: canonical,
  news: noNews,
  kept: asItIs,
  lane: 'spare',
};
