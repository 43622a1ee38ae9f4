// Every question, by its name.
import { AGAINST, type AgainstTypes } from './against/shape.ts';
import { ALONE, type AloneTypes } from './alone/shape.ts';
import { CHANGES, type ChangesTypes } from './changes/shape.ts';
import { COMPARE, type CompareTypes } from './compare/shape.ts';
import { COOKABLE, type CookableTypes } from './cookable/shape.ts';
import { DAY, type DayTypes } from './day/shape.ts';
import { ENERGY, type EnergyTypes } from './energy/shape.ts';
import { GAINS, type GainsTypes } from './gains/shape.ts';
import { IV, type IvTypes } from './iv/shape.ts';
import { PATCH, type PatchTypes } from './patch/shape.ts';
import type { Question } from './question.ts';
import { RANK, type RankTypes } from './rank/shape.ts';
import { RIVAL, type RivalTypes } from './rival/shape.ts';
import { ROTATIONS, type RotationsTypes } from './rotations/shape.ts';
import { SOLVE, type SolveTypes } from './solve/shape.ts';
import { TEAM, type TeamTypes } from './team/shape.ts';
import { TEAM_AGAINST } from './team-against/shape.ts';
import { UPGRADES, type UpgradesTypes } from './upgrades/shape.ts';
import { VARIANTS, type VariantsTypes } from './variants/shape.ts';
import { WEEK, type WeekTypes } from './week/shape.ts';
import { WORTH, type WorthTypes } from './worth/shape.ts';

export interface Questions {
  readonly against: AgainstTypes;
  readonly alone: AloneTypes;
  readonly changes: ChangesTypes;
  readonly compare: CompareTypes;
  readonly cookable: CookableTypes;
  readonly day: DayTypes;
  readonly energy: EnergyTypes;
  readonly gains: GainsTypes;
  readonly iv: IvTypes;
  readonly patch: PatchTypes;
  readonly rank: RankTypes;
  readonly rival: RivalTypes;
  readonly rotations: RotationsTypes;
  readonly solve: SolveTypes;
  readonly team: TeamTypes;
  readonly teamAgainst: TeamTypes;
  readonly upgrades: UpgradesTypes;
  readonly variants: VariantsTypes;
  readonly week: WeekTypes;
  readonly worth: WorthTypes;
}

export type QuestionName = keyof Questions;

export const QUESTIONS: { readonly [K in QuestionName]: Question<K, Questions[K]> } = {
  against: AGAINST,
  alone: ALONE,
  changes: CHANGES,
  compare: COMPARE,
  cookable: COOKABLE,
  day: DAY,
  energy: ENERGY,
  gains: GAINS,
  iv: IV,
  patch: PATCH,
  rank: RANK,
  rival: RIVAL,
  rotations: ROTATIONS,
  solve: SOLVE,
  team: TEAM,
  teamAgainst: TEAM_AGAINST,
  upgrades: UPGRADES,
  variants: VARIANTS,
  week: WEEK,
  worth: WORTH,
};
