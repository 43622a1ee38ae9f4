// What a call that moves a whole account or box costs, in rows of the database.
import { isObject } from '@oversleep/game';
import { entriesOfLists, linesWithText } from '../compute/box-size.ts';

/** Locks, settings, recipes and areas, however little else is sent. */
const EACH = 10;
/** A team and its places. */
const TEAM = 6;
/** The size of an export is not known in advance, so each counts as a well-filled box. */
const EXPORT = 500;
/** A record of JSON has about so many letters, however many lines it takes. */
const LETTERS_PER_ROW = 1000;

export function bulkCost(body: unknown): number {
  if (!isObject(body)) return EXPORT;
  if (typeof body.text === 'string') return EACH + rowsOf(body.text);
  return EACH + lengthOf(body.creatures) + lengthOf(body.deleted) + TEAM * lengthOf(body.teams);
}

/** Of a text of lines every line is a record, and of JSON every entry of a list, also one that is none. */
const rowsOf = (text: string): number =>
  Math.max(Math.ceil(text.length / LETTERS_PER_ROW), linesWithText(text), entriesOfLists(text));

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
