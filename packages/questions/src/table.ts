// Every question, by its name.
import { AGAINST, type AgainstTypes } from './against/shape.ts';
import { CHANGES, type ChangesTypes } from './changes/shape.ts';
import { COOKABLE, type CookableTypes } from './cookable/shape.ts';
import { DAY, type DayTypes } from './day/shape.ts';
import { ENERGY, type EnergyTypes } from './energy/shape.ts';
import { IV, type IvTypes } from './iv/shape.ts';
import { PATCH, type PatchTypes } from './patch/shape.ts';
import type { Question } from './question.ts';
import { RANK, type RankTypes } from './rank/shape.ts';
import { ROTATIONS, type RotationsTypes } from './rotations/shape.ts';
import { SOLVE, type SolveTypes } from './solve/shape.ts';
import { UPGRADES, type UpgradesTypes } from './upgrades/shape.ts';
import { WEEK, type WeekTypes } from './week/shape.ts';
import { WORTH, type WorthTypes } from './worth/shape.ts';

export interface Questions {
  readonly against: AgainstTypes;
  readonly changes: ChangesTypes;
  readonly cookable: CookableTypes;
  readonly day: DayTypes;
  readonly energy: EnergyTypes;
  readonly iv: IvTypes;
  readonly patch: PatchTypes;
  readonly rank: RankTypes;
  readonly rotations: RotationsTypes;
  readonly solve: SolveTypes;
  readonly upgrades: UpgradesTypes;
  readonly week: WeekTypes;
  readonly worth: WorthTypes;
}

export type QuestionName = keyof Questions;

export const QUESTIONS: { readonly [K in QuestionName]: Question<K, Questions[K]> } = {
  against: AGAINST,
  changes: CHANGES,
  cookable: COOKABLE,
  day: DAY,
  energy: ENERGY,
  iv: IV,
  patch: PATCH,
  rank: RANK,
  rotations: ROTATIONS,
  solve: SOLVE,
  upgrades: UPGRADES,
  week: WEEK,
  worth: WORTH,
};
