// How much more a team costs that changes: each of its line-ups is a team of its own.
import { isObject, SWAP_PLAN_LIMITS } from '@oversleep/game';

/** At least one; more than a rotation may have are refused, and cost no more. */
export function lineupsIn(body: unknown): number {
  if (!isObject(body)) return 1;
  const rotation = isObject(body.settings) ? (body.settings.rotation ?? body.rotation) : body.rotation;
  const lineups = isObject(rotation) && Array.isArray(rotation.lineups) ? rotation.lineups.length : 1;
  return Math.min(SWAP_PLAN_LIMITS.lineups, Math.max(1, lineups));
}
