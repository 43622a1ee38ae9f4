// Texts that are JSON, and the strings in them that are JSON again, as browsers' stores hold them.
import { withoutMark } from './text.ts';

const looksLikeJson = (text: string): boolean => /^\s*[[{"]/.test(text);

/** Levels of lists and objects in each other: stores of browsers have ten, and what walks through a value goes this deep at most. */
export const MAX_JSON_DEPTH = 100;

/** Whether a JSON text is nested deeper than any box. Brackets in strings do not count. */
export function isTooDeep(text: string): boolean {
  if (!looksLikeJson(withoutMark(text))) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === '[' || letter === '{') {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (letter === ']' || letter === '}') depth -= 1;
  }
  return false;
}

/** Where a string is closed; one that is not goes on to the end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/** The value of a text; undefined where it is no JSON, or too deep to be walked through. */
export function jsonOf(text: string): unknown {
  if (!looksLikeJson(text) || isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value, or what the string that it is says as JSON. */
export function unwrapped(value: unknown): unknown {
  return typeof value === 'string' ? (jsonOf(value) ?? value) : value;
}

/** Where each brace is closed, by where it opens; braces in quotes don't count. */
function closings(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\\' && isQuoted) at++;
    else if (letter === '"') isQuoted = !isQuoted;
    // No string goes on over a line: a quote too many does no more harm than that.
    else if (letter === '\n') isQuoted = false;
    else if (letter === '{' && !isQuoted) open.push(at);
    else if (letter === '}' && !isQuoted) {
      const start = open.pop();
      if (start !== undefined) found.set(start, at);
    }
  }
  return found;
}

/** What separates pieces when nothing is missing. */
const BETWEEN = /^[\s,[\]{}:]*$/u;

/** How records begin in the formats that we know: what could not be read is still reported record by record. */
const BEGINNING =
  /(?=\{\s*"(?:version|externalId|uuid|dataId|pokemon|pokemonId|speciesID|TypeNumber|row|id"\s*:\s*")"?)/u;

/**
 * The objects of a text that is damaged somewhere, in their order, with strings for what could not be read between them; undefined where
 * the text is nothing like JSON.
 */
export function jsonPieces(text: string): readonly unknown[] | undefined {
  if (!/^\s*[[{]/.test(text) || isTooDeep(text)) return undefined;
  const closed = closings(text);
  const pieces: unknown[] = [];
  let done = 0;
  const gap = (until: number) => {
    const left = text.slice(done, until);
    for (const part of left.split(BEGINNING)) if (!BETWEEN.test(part)) pieces.push(part.trim());
  };
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', Math.max(at + 1, done))) {
    const end = closed.get(at);
    const value = end === undefined || end - at > MAX_PIECE ? undefined : jsonOf(text.slice(at, end + 1));
    if (end === undefined || value === undefined || isPart(value)) continue;
    gap(at);
    pieces.push(value);
    done = end + 1;
  }
  gap(text.length);
  return pieces;
}

/** A record is short; what is longer is tried in parts. */
const MAX_PIECE = 20_000;

/** Of a record that is damaged elsewhere: a slot alone says nothing. */
const isPart = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length < 5;
