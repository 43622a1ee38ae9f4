// The cost of a call that moves a whole account or box, in rows of the database.
import { isObject } from '@oversleep/game';
import { entriesOfLists, linesWithText } from '../compute/box-size.ts';

/** Base cost: locks, settings, recipes and areas. */
const EACH = 10;
/** A team and its places. */
const TEAM = 6;
/** The size of an export is not known in advance, so each counts as a well-filled box. */
const EXPORT = 500;
/** Typical length of a JSON record in characters. */
const LETTERS_PER_ROW = 1000;

export function bulkCost(body: unknown): number {
  if (!isObject(body)) return EXPORT;
  if (typeof body.text === 'string') return EACH + rowsOf(body.text);
  return EACH + lengthOf(body.creatures) + lengthOf(body.deleted) + TEAM * lengthOf(body.teams);
}

/** Counts every line of a text, or every list entry of JSON, as a record. */
const rowsOf = (text: string): number =>
  Math.max(Math.ceil(text.length / LETTERS_PER_ROW), linesWithText(text), entriesOfLists(text));

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
