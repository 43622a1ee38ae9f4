// What a search for the best team costs, in chains of simulated weeks.
import { searchSteps } from '@oversleep/engine';
import { isObject } from '@oversleep/game';

/** Each candidate is looked at in many teams before the first of them is simulated. */
const CANDIDATE = 20;

export function searchCost(body: unknown): number {
  if (!isObject(body) || !Array.isArray(body.candidates)) return 0;
  const { length } = body.candidates;
  return CANDIDATE * length + (typeof body.steps === 'number' ? body.steps : searchSteps(length));
}
