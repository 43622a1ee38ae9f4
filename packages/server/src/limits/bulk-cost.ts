// What a call that moves a whole account costs, in rows of the database.
import { isObject } from '@oversleep/game';

/** Locks, settings, recipes and areas, however little else is sent. */
const EACH = 10;
/** A team and its places. */
const TEAM = 6;
/** Nobody knows beforehand how much there is to read, so every export counts as a well-filled box. */
const EXPORT = 500;

export function bulkCost(body: unknown): number {
  if (!isObject(body)) return EXPORT;
  return EACH + lengthOf(body.creatures) + lengthOf(body.deleted) + TEAM * lengthOf(body.teams);
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
