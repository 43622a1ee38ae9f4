// The text of a file as its lines, without what editors and systems put around them.

/** Byte order marks before a text, without meaning. */
const MARKS = /^[\ufeff\u200b\u2060]+/u;

export const withoutMark = (text: string): string => text.replace(MARKS, '');

export const linesOf = (text: string): readonly string[] => withoutMark(text).split(/\r\n|\n|\r/u);

export const isBlank = (text: string): boolean => text.trim() === '';

const SAMPLE = 20_000;

/** As much of a text as it takes to recognise it, in whole lines. */
export function sampleOf(text: string): string {
  if (text.length <= SAMPLE) return text;
  const end = text.lastIndexOf('\n', SAMPLE);
  return text.slice(0, end > 0 ? end : SAMPLE);
}
