// A player's notes about a creature: favourite, tags, note, and origin.
import { firstLetters } from './limited-text.ts';
import { shown } from './reading.ts';
import { either } from './shape/either.ts';
import { optional, refine } from './shape/modifiers.ts';
import type { Of, Sentence, Shape } from './shape/shape.ts';
import { list, object, record } from './shape/structures.ts';
import { anyText, number, onlyTrue, text } from './shape/values.ts';
import { tidied } from './tidy-name.ts';

export const MAX_TAGS = 20;
export const MAX_TAG = 24;
export const MAX_NOTE = 1000;
export const MAX_RAW = 4000;
export const MAX_FLAGS = 20;
export const MAX_FLAG = 200;
const MAX_FORMAT = 32;

/** Lone surrogates and invisible characters; line breaks and tabs stay. */
const UNSEEN = /\p{Cs}|[^\P{Cc}\n\t]/gu;
const MOMENT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?(?:Z|[+-]\\d{2}:\\d{2})$';

const cut = (text: string, most: number): string => firstLetters(text.slice(0, 4 * most).replace(UNSEEN, ''), most);

const isLonger = (text: string, most: number): boolean => firstLetters(text, most).length < text.length;

/** Trims tags and drops empty ones, duplicates (ignoring case) and those beyond the limit. */
export function tidyTags(tags: readonly string[]): readonly string[] {
  const byWord = new Map<string, string>();
  for (const tag of tags) {
    const tidy = cut(tidied(tag.replace(/\s+/g, ' ')), MAX_TAG).trim();
    if (tidy !== '' && !byWord.has(tidy.toLowerCase())) byWord.set(tidy.toLowerCase(), tidy);
  }
  return [...byWord.values()].slice(0, MAX_TAGS);
}

export const tidyNote = (note: string): string => cut(note.replace(/\r\n?/g, '\n').trim(), MAX_NOTE).trim();

const MALFORMED_TAGS: Sentence = (value) => `tags must be a list of words, not ${shown(value)}`;
const MALFORMED_NOTE: Sentence = (value) => `note must be a text, not ${shown(value)}`;
const MALFORMED_ORIGIN: Sentence = (value) => `origin must have a format, a moment and a text, not ${shown(value)}`;

const tags = refine(
  list(anyText(MAX_TAG, MALFORMED_TAGS), MALFORMED_TAGS, { travels: MAX_TAGS }),
  (value, at, { report }) => {
    const tidy = tidyTags(value);
    if (value.length > MAX_TAGS || value.some((tag) => isLonger(tag.trim(), MAX_TAG)))
      report.note(at, `At most ${MAX_TAGS} tags of ${MAX_TAG} characters are kept`);
    return tidy.length > 0 ? tidy : undefined;
  },
);

const note = refine(anyText(MAX_NOTE, MALFORMED_NOTE), (value, at, { report }) => {
  if (isLonger(value, MAX_NOTE)) report.note(at, `A note has at most ${MAX_NOTE} characters`);
  return tidyNote(value) || undefined;
});

const few = <T>(shape: Shape<T>) => list(shape, MALFORMED_ORIGIN, { travels: MAX_FLAGS });
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const oneWord = [
  { is: isNumber, shape: number(-Number.MAX_VALUE, Number.MAX_VALUE, MALFORMED_ORIGIN, { fraction: true }) },
  { is: isText, shape: anyText(MAX_FLAG, MALFORMED_ORIGIN) },
] as const;
const doubtValue = either([...oneWord, { is: Array.isArray, shape: few(either(oneWord)) }], MALFORMED_ORIGIN);

/** What was doubtful when it was imported: a code of what reads files or screenshots, with its values, and the field it is about. */
const doubtShape = object(
  {
    field: optional(anyText(MAX_FORMAT, MALFORMED_ORIGIN)),
    code: anyText(MAX_FORMAT, MALFORMED_ORIGIN),
    values: optional(record(doubtValue, MALFORMED_ORIGIN, { travels: MAX_FLAGS })),
  },
  MALFORMED_ORIGIN,
);
export interface ImportDoubt extends Of<typeof doubtShape> {}

/** Code of a doubt that is only known as a text, which is its value `text`. */
export const AS_WRITTEN = 'asWritten';

/** Origin of a creature that was imported. */
const originShape = object(
  {
    /** Id of the format that it was read from. */
    format: { ...anyText(MAX_FORMAT, MALFORMED_ORIGIN), description: { kind: 'text', least: 1, most: MAX_FORMAT } },
    /** When, as an ISO date and time. */
    at: { ...text(MALFORMED_ORIGIN, { pattern: MOMENT }), description: { kind: 'text', format: 'date-time' } },
    /** The original record, so that nothing is lost that we couldn't read. */
    raw: anyText(MAX_RAW, MALFORMED_ORIGIN),
    /** Doubts about it as sentences, for apps older than the codes. */
    flags: optional(few(anyText(MAX_FLAG, MALFORMED_ORIGIN))),
    /** The same as codes. If they are given, the sentences are ignored. */
    doubts: optional(few(doubtShape)),
  },
  MALFORMED_ORIGIN,
);

/** As it travels. */
export interface OriginFields extends Of<typeof originShape> {}

/** As it is kept: without sentences. */
export interface Origin extends Omit<OriginFields, 'flags'> {}

const asWritten = (text: string): ImportDoubt => ({ code: AS_WRITTEN, values: { text } });

/** Cut to the stored length. */
export function tidyOrigin({ format, at, raw, flags = [], doubts = flags.map(asWritten) }: OriginFields): Origin {
  return {
    format: cut(format, MAX_FORMAT),
    at,
    raw: cut(raw, MAX_RAW),
    ...(doubts.length > 0 && { doubts: doubts.slice(0, MAX_FLAGS).map(tidyDoubt) }),
  };
}

/** Each of its texts is cut, and there are as many values as may travel. */
const tidyDoubt = ({ field, code, values }: ImportDoubt): ImportDoubt => ({
  ...(field !== undefined && { field: cut(field, MAX_FORMAT) }),
  code: cut(code, MAX_FORMAT),
  ...(values && { values: Object.fromEntries(Object.entries(values).slice(0, MAX_FLAGS).map(tidyEntry)) }),
});

const tidyWord = (value: string | number) => (isText(value) ? cut(value, MAX_FLAG) : value);

type DoubtValue = Of<typeof doubtValue>;
const tidyEntry = ([name, value]: readonly [string, DoubtValue]): readonly [string, DoubtValue] => [
  cut(name, MAX_FORMAT),
  isText(value) || isNumber(value) ? tidyWord(value) : value.slice(0, MAX_FLAGS).map(tidyWord),
];

/** The note fields of a creature: long values are cut with a note, and empty ones are left out. */
export const creatureNotes = {
  favourite: onlyTrue(),
  tags: optional(tags),
  note: optional(note, { nullable: true }),
  origin: optional(refine(originShape, tidyOrigin), { nullable: true }),
};
