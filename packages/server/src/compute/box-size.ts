// Counts how many records a text may hold, and whether it is small, without parsing any of them.
import { MAX_BOX_RECORDS } from '@oversleep/contract';
import { problem } from '../problems.ts';

const [SPACE, NEW_LINE, RETURN] = [0x20, 0x0a, 0x0d];
/** A text of at most this many letters holds few records in any format. */
const SMALL_LETTERS = 400;
const SMALL_LINES = 10;
const JSON_START = /^[\s\ufeff]*[[{"]/u;

/** Counts non-blank lines, up to one more than allowed; 0 for JSON, whose lines say nothing about its records. */
export function linesWithText(text: string): number {
  if (JSON_START.test(text)) return 0;
  let lines = 0;
  let hasText = false;
  for (let at = 0; at < text.length && lines <= MAX_BOX_RECORDS; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === NEW_LINE || letter === RETURN) hasText = false;
    else if (letter > SPACE && !hasText) {
      hasText = true;
      lines += 1;
    }
  }
  return lines;
}

/** Whether a text can be read in two milliseconds, which is less than it takes to hand it to a thread. */
export const isSmall = (text: string): boolean => text.length <= SMALL_LETTERS && linesWithText(text) <= SMALL_LINES;

const [QUOTE, BACKSLASH, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = Buffer.from('"\\,[]{}');

/**
 * Counts list entries of a JSON text that may be records; lists within a record don't count. One more than allowed at
 * most; 0 if it isn't JSON.
 */
export function entriesOfLists(text: string): number {
  if (!JSON_START.test(text)) return 0;
  let entries = 0;
  let isQuoted = false;
  /** For each open list or object: whether it is a list. */
  const lists: boolean[] = [];
  /** How many were open when the record began; undefined outside of a record. */
  let record: number | undefined;
  for (let at = 0; at < text.length && entries <= MAX_BOX_RECORDS; at += 1) {
    const letter = text.charCodeAt(at);
    if (isQuoted) {
      if (letter === BACKSLASH) at += 1;
      else if (letter === QUOTE) isQuoted = false;
    } else if (letter === QUOTE) isQuoted = true;
    else if (letter === LIST) {
      if (record === undefined) entries += 1;
      lists.push(true);
    } else if (letter === OBJECT) {
      if (record === undefined && lists.at(-1)) record = lists.length;
      lists.push(false);
    } else if (letter === LIST_END || letter === OBJECT_END) {
      lists.pop();
      if (record === lists.length) record = undefined;
    } else if (letter === COMMA && record === undefined && lists.at(-1)) entries += 1;
  }
  return entries;
}

/** Entries of the longest list or object of a JSON text, at any depth; 0 if it isn't JSON. */
export function mostEntries(text: string): number {
  if (!JSON_START.test(text)) return 0;
  let most = 0;
  const open: unknown[] = [parsed(text)];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const entries: readonly unknown[] = Object.values(value);
    most = Math.max(most, entries.length);
    for (const entry of entries) if (typeof entry === 'object') open.push(entry);
  }
  return most;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const TOO_MANY_RECORDS = problem('TOO_MANY_RECORDS', { limit: MAX_BOX_RECORDS });
