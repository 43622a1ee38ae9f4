// Normalises texts of unknown length and splits them into characters. Both take quadratic time in the length of the text or of its longest run of
// combining marks and can't be interrupted, so texts are first cut to the length of the longest name. Only this module calls them.

/** Code units of the longest line, cell or name that is read. */
export const MOST_LETTERS = 1000;

/** Longest run of combining marks, as in Unicode's stream-safe format; real words have only a few. */
const RUN_OF_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Half of a surrogate pair that was cut. */
const HALF = /[\ud800-\udbff]$/;

/** Plain letters and signs are one character each; skipping the segmenter for them matters with thousands of creatures. */
const PLAIN = /^[ -~]*$/;

// The segmenter is made once because that is slow; browsers without one count code points.
const graphemes =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** The first code units, without cutting a surrogate pair. */
const cutUnits = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(HALF, '');

/** The text, or its beginning, in a normal form of Unicode. */
export const normalized = (form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD', text: string): string =>
  cutUnits(text, MOST_LETTERS).replace(RUN_OF_MARKS, '$1').normalize(form);

/** Its first code points. */
export const firstLetters = (text: string, most: number): string =>
  text.length <= most
    ? text
    : Array.from(cutUnits(text, 2 * most))
        .slice(0, most)
        .join('');

/** Its first characters as people count them, so that no emoji is cut in half. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most || PLAIN.test(text)) return text.slice(0, most);
  if (!graphemes) return firstLetters(text, most);
  let taken = '';
  let left = most;
  for (const { segment } of graphemes.segment(cutUnits(text, MOST_LETTERS))) {
    if (left === 0) break;
    taken += segment;
    left -= 1;
  }
  return taken;
}

/** Whether it has more characters than these, without counting them all: of a whole box that takes seconds. */
export const isLongerThan = (text: string, most: number): boolean => firstCharacters(text, most).length < text.length;

/** How many characters it has; beyond the limit each code unit counts. */
export function characterCount(text: string): number {
  if (PLAIN.test(text)) return text.length;
  const beginning = cutUnits(text, MOST_LETTERS);
  const count = graphemes ? Array.from(graphemes.segment(beginning)).length : Array.from(beginning).length;
  return count + text.length - beginning.length;
}
