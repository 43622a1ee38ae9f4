// Texts that no person types but that have blocked servers, to be tried in every field.

/** @param {string} text @returns {(letters: number) => string} */
const filled = (text) => (letters) => text.repeat(Math.ceil(letters / text.length)).slice(0, letters);
/** @param {string} first @param {string} run @param {string} last @returns {(letters: number) => string} */
const between = (first, run, last) => (letters) => `${first}${filled(run)(letters)}${last}`;

/** By name, of a given length. @type {readonly (readonly [name: string, textOf: (letters: number) => string])[]} */
export const HOSTILE = [
  ['marks of two classes', between('a', '\u0316\u0300', 'b')],
  ['marks in the wrong order', between('a', '\u0301\u0323\u0316\u0334', 'b')],
  ['marks that become two', between('a', '\u0f73', 'b')],
  ['signs that become several', filled('\u{1d160}')],
  ['signs that become words', filled('\ufdfa')],
  ['piles of marks', filled(`Z${'\u0335'.repeat(60)}`)],
  ['right to left', filled('\u202e\u05d0\u2066\u0627')],
  ['halves of pairs', filled('\ud800')],
  ['the other halves', filled('\udc00\ud800a')],
  ['joiners', filled('👩\u200d')],
  ['flags', filled('🇩')],
  ['parts of syllables', filled('\u1100\u1161\u11a8')],
  ['rare letters', filled('𒐫')],
  ['nothing that is seen', filled('\u200b\u2060\ufeff')],
  ['zeros', filled('\0')],
  ['letters', filled('a')],
  ['spaces', between('a', ' ', 'b')],
  ['equals signs', between('', '=', 'x')],
  ['quotes', filled('"')],
  ['percent signs', filled('%')],
  ['brackets', filled('[{')],
];

export const HOSTILE_LETTERS = 64 * 1024;

/**
 * The value with one of its texts replaced, for each of its texts; names of fields stay.
 * @param {unknown} value
 * @param {(text: string) => string} replace
 * @returns {readonly unknown[]}
 */
export function withEachText(value, replace) {
  if (typeof value === 'string') return [replace(value)];
  if (Array.isArray(value))
    return value.flatMap((item, place) => withEachText(item, replace).map((other) => value.with(place, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    withEachText(inner, replace).map((other) => ({ ...value, [key]: other })),
  );
}
