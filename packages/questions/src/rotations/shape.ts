// Rotations that are better than the best teams of a search: who takes turns with them, for each number of swaps.
import type { NamedSwapPlans, SwapsOptions } from '@oversleep/engine';
import { canonical, USUAL_SWAP_PLAN_SIZE } from '@oversleep/game';
import { digest } from '../key.ts';
import { asItIs, progress, type Question } from '../question.ts';
import { searchKey, type TeamSearch } from '../search/shape.ts';

export interface RotationsInput {
  readonly search: TeamSearch;
  /** The best teams that it has found, by ids, best first; at least one. */
  readonly teams: readonly (readonly string[])[];
  /** How often the player swaps at most. */
  readonly swaps: SwapsOptions;
}

export interface RotationsTypes {
  readonly input: RotationsInput;
  /** Progress, 0..1. */
  readonly part: number;
  readonly answer: NamedSwapPlans;
  readonly kept: NamedSwapPlans;
}

export const ROTATIONS: Question<'rotations', RotationsTypes> = {
  name: 'rotations',
  /** The same as for the search, and the teams that it has found; the player's own team plays no part in it. */
  key: ({ search, teams, swaps: { wanted, hours, most } }) =>
    [
      searchKey({ ...search, present: [] }),
      ...wanted,
      digest(canonical(teams)),
      ...(hours || most !== USUAL_SWAP_PLAN_SIZE ? [digest(canonical({ hours, most }))] : []),
    ].join(' '),
  news: progress,
  kept: asItIs,
};
