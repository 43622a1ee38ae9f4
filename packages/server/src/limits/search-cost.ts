// The cost of a search for the best team, in chains of simulated weeks.
import type { BodyOf, routes } from '@oversleep/contract';
import { searchSteps } from '@oversleep/engine';

/** Base cost of every request; a refused search costs only this. */
export const SEARCH_ASKED = 100;
/** Factor if rotations are wanted: searching for them takes about as long as for teams. */
const WITH_SWAPS = 2;
/** Cost of a candidate: it is estimated in many teams before the first simulation. */
const CANDIDATE = 20;

type Body = Pick<BodyOf<typeof routes.startSearch>, 'candidates' | 'steps' | 'swaps'>;

export function searchCost({ candidates: { length }, steps = searchSteps(length), swaps }: Body): number {
  const teams = CANDIDATE * length + steps;
  return swaps === undefined ? teams : WITH_SWAPS * teams;
}
