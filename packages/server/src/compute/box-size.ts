// How many records a text may hold, and whether it is small, without reading any of them.
import { MAX_BOX_RECORDS } from '@oversleep/contract';
import { problem } from '../problems.ts';

const [SPACE, NEW_LINE, RETURN] = [0x20, 0x0a, 0x0d];
/** What can be hidden in so many letters is little in every format. */
const SMALL_LETTERS = 400;
const SMALL_LINES = 10;
const JSON_START = /^[\s\ufeff]*[[{"]/u;

/** Lines that are not blank, one more than allowed at most; none of JSON, whose lines say nothing about its records. */
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

/** A text that is read in two milliseconds at most, which is less than it takes to have a thread do it. */
export const isSmall = (text: string): boolean => text.length <= SMALL_LETTERS && linesWithText(text) <= SMALL_LINES;

/** Entries of the longest list or object of a JSON text, at any depth; 0 where it is no JSON. */
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
