// What a search for the best team costs, in chains of simulated weeks.
import { type RouteContract, routes } from '@oversleep/contract';
import { searchSteps } from '@oversleep/engine';
import { isObject } from '@oversleep/game';

/** Rotations have two line-ups; looking for them takes about as long as for teams. */
const WITH_SWAPS = 2;
/** Each candidate is looked at in many teams before the first of them is simulated. */
const CANDIDATE = 20;

export function searchCost(body: unknown, { path }: Pick<RouteContract, 'path'>): number {
  if (!isObject(body) || !Array.isArray(body.candidates)) return 0;
  const { length } = body.candidates;
  const teams = CANDIDATE * length + (typeof body.steps === 'number' ? body.steps : searchSteps(length));
  return Array.isArray(body.swaps) || path === routes.startRotationSearch.path ? WITH_SWAPS * teams : teams;
}
