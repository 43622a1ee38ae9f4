// Every question, by its name.
import { AGAINST, type AgainstTypes } from './against/shape.ts';
import { COOKABLE, type CookableTypes } from './cookable/shape.ts';
import { ENERGY, type EnergyTypes } from './energy/shape.ts';
import { PATCH, type PatchTypes } from './patch/shape.ts';
import type { Question } from './question.ts';
import { RANK, type RankTypes } from './rank/shape.ts';
import { ROTATIONS, type RotationsTypes } from './rotations/shape.ts';
import { SOLVE, type SolveTypes } from './solve/shape.ts';
import { WEEK, type WeekTypes } from './week/shape.ts';

export interface Questions {
  readonly against: AgainstTypes;
  readonly cookable: CookableTypes;
  readonly energy: EnergyTypes;
  readonly patch: PatchTypes;
  readonly rank: RankTypes;
  readonly rotations: RotationsTypes;
  readonly solve: SolveTypes;
  readonly week: WeekTypes;
}

export type QuestionName = keyof Questions;

export const QUESTIONS: { readonly [K in QuestionName]: Question<K, Questions[K]> } = {
  against: AGAINST,
  cookable: COOKABLE,
  energy: ENERGY,
  patch: PATCH,
  rank: RANK,
  rotations: ROTATIONS,
  solve: SOLVE,
  week: WEEK,
};
