// What a call that moves a whole account or box costs, in rows of the database.
import { isObject } from '@oversleep/game';

/** Locks, settings, recipes and areas, however little else is sent. */
const EACH = 10;
/** A team and its places. */
const TEAM = 6;
/** Nobody knows beforehand how much there is to read, so every export counts as a well-filled box. */
const EXPORT = 500;
/** A box is read in a fraction of the time that its rows would take in the database. */
const LETTERS_PER_ROW = 1000;

export function bulkCost(body: unknown): number {
  if (!isObject(body)) return EXPORT;
  if (typeof body.text === 'string') return EACH + Math.ceil(body.text.length / LETTERS_PER_ROW);
  return EACH + lengthOf(body.creatures) + lengthOf(body.deleted) + TEAM * lengthOf(body.teams);
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
