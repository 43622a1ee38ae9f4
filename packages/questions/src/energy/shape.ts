// The energies of a rotation's members over the week, by member of the question.
import type { WeekEnergy } from '@oversleep/engine';
import { asItIs, noNews, type Question } from '../question.ts';
import { type TeamQuestion, teamKey } from '../team/shape.ts';

export interface EnergyTypes {
  readonly input: TeamQuestion;
  readonly part: undefined;
  /** Null for a team that stays the same. */
  readonly answer: WeekEnergy | null;
  readonly kept: WeekEnergy | null;
}

export const ENERGY: Question<'energy', EnergyTypes> = {
  name: 'energy',
  key: teamKey,
  news: noNews,
  kept: asItIs,
};
