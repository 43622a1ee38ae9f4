// Every question, by its name.
import type { AgainstTypes } from './against/shape.ts';
import type { EnergyTypes } from './energy/shape.ts';
import type { PatchTypes } from './patch/shape.ts';
import type { RotationsTypes } from './rotations/shape.ts';
import type { WeekTypes } from './week/shape.ts';

export interface Questions {
  readonly against: AgainstTypes;
  readonly energy: EnergyTypes;
  readonly patch: PatchTypes;
  readonly rotations: RotationsTypes;
  readonly week: WeekTypes;
}

export type QuestionName = keyof Questions;
