// The cost of a team with a swap plan: each line-up counts as a team.
import { isObject, SWAP_PLAN_LIMITS } from '@oversleep/game';

/** At least one and at most the allowed number: larger plans are refused and cost no more. */
export function lineupsIn(body: unknown): number {
  if (!isObject(body)) return 1;
  const rotation = isObject(body.settings) ? (body.settings.rotation ?? body.rotation) : body.rotation;
  const lineups = isObject(rotation) && Array.isArray(rotation.lineups) ? rotation.lineups.length : 1;
  return Math.min(SWAP_PLAN_LIMITS.lineups, Math.max(1, lineups));
}
