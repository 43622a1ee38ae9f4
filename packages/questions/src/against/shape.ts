// Of a rotation: how much more does it make than the best five of its members that stay all week?
import type { Against } from '@oversleep/engine';
import { asItIs, noNews, type Question } from '../question.ts';
import { type TeamQuestion, teamKey } from '../team/shape.ts';

export interface AgainstTypes {
  readonly input: TeamQuestion;
  readonly part: undefined;
  /** Null for a team that stays the same. */
  readonly answer: Against | null;
  readonly kept: Against | null;
}

export const AGAINST: Question<'against', AgainstTypes> = {
  name: 'against',
  /** The answer names members by id, so the key does as well. */
  key: (question) => [teamKey(question), ...question.members.map(({ creature }) => creature.externalId)].join(' '),
  news: noNews,
  kept: asItIs,
};
