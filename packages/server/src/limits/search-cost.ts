// What a search for the best team costs, in chains of simulated weeks.
import type { BodyOf, routes } from '@oversleep/contract';
import { searchSteps } from '@oversleep/engine';

/** Of every search that is asked for; one that is refused costs no more. */
export const SEARCH_ASKED = 100;
/** Rotations have two line-ups; looking for them takes about as long as for teams. */
const WITH_SWAPS = 2;
/** Each candidate is looked at in many teams before the first of them is simulated. */
const CANDIDATE = 20;

type Body = Pick<BodyOf<typeof routes.startSearch>, 'candidates' | 'steps' | 'swaps'>;

export function searchCost({ candidates: { length }, steps = searchSteps(length), swaps }: Body): number {
  const teams = CANDIDATE * length + steps;
  return swaps === undefined ? teams : WITH_SWAPS * teams;
}
