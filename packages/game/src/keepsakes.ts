// What a player keeps with a creature besides its figures: whether it is a favourite, tags, a note, and where it came from.
import type { Creature, Origin } from './creature.ts';
import { flagIn, isObject, type Report, shown } from './reading.ts';
import { tidied } from './tidy-name.ts';

export const MAX_TAGS = 20;
export const MAX_TAG = 24;
export const MAX_NOTE = 1000;
export const MAX_RAW = 4000;
export const MAX_FLAGS = 20;
export const MAX_FLAG = 200;
const MAX_FORMAT = 32;

export type Keepsakes = Pick<Creature, 'favourite' | 'tags' | 'note' | 'origin'>;

/** Halves of signs, and signs that nobody sees; lines and tabs stay. */
const UNSEEN = /\p{Cs}|[^\P{Cc}\n\t]/gu;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

function cut(text: string, most: number): string {
  const seen = text.replace(UNSEEN, '');
  // A sign is one or two units, so a short text needs no count.
  return seen.length <= most ? seen : [...seen].slice(0, most).join('');
}

/** Trimmed, none empty, none twice (whatever its case), as many as there may be. */
export function tidyTags(tags: readonly string[]): readonly string[] {
  const byWord = new Map<string, string>();
  for (const tag of tags) {
    const tidy = cut(tidied(tag.replace(/\s+/g, ' ')), MAX_TAG).trim();
    if (tidy !== '' && !byWord.has(tidy.toLowerCase())) byWord.set(tidy.toLowerCase(), tidy);
  }
  return [...byWord.values()].slice(0, MAX_TAGS);
}

const tidyNote = (note: string): string => cut(note.replace(/\r\n?/g, '\n').trim(), MAX_NOTE).trim();

/** Cut to what is kept of it. */
export const tidyOrigin = ({ format, at, raw, flags = [] }: Origin): Origin => ({
  format: cut(format, MAX_FORMAT),
  at,
  raw: cut(raw, MAX_RAW),
  ...(flags.length > 0 && { flags: flags.slice(0, MAX_FLAGS).map((flag) => cut(flag, MAX_FLAG)) }),
});

interface Change {
  readonly favourite?: boolean;
  readonly tags?: readonly string[];
  readonly note?: string;
}

/** What is not named stays. None is no field at all, as in creatures that were stored before there were any. */
export function withKeepsakes(creature: Creature, change: Change): Creature {
  const { favourite, tags = [], note = '', ...rest } = { ...creature, ...change };
  const [tidy, text] = [tidyTags(tags), tidyNote(note)];
  return {
    ...rest,
    ...(favourite && { favourite: true }),
    ...(tidy.length > 0 && { tags: tidy }),
    ...(text !== '' && { note: text }),
  };
}

/** What is too long is cut, which is noted. */
export function keepsakesIn(
  report: Report,
  { favourite, tags, note, origin }: Readonly<Record<string, unknown>>,
): Keepsakes {
  const isFavourite = flagIn(report, 'favourite', favourite);
  const readTags = tagsIn(report, tags);
  const readNote = noteIn(report, note);
  const readOrigin = originIn(report, origin);
  return {
    ...(isFavourite && { favourite: true }),
    ...(readTags.length > 0 && { tags: readTags }),
    ...(readNote !== '' && { note: readNote }),
    ...(readOrigin && { origin: readOrigin }),
  };
}

function tagsIn(report: Report, value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  if (!areTexts(value)) {
    report.problem('tags', `tags must be a list of words, not ${shown(value)}`);
    return [];
  }
  const tidy = tidyTags(value);
  if (value.length > MAX_TAGS || value.some((tag) => [...tag.trim()].length > MAX_TAG))
    report.note('tags', `At most ${MAX_TAGS} tags of ${MAX_TAG} characters are kept`);
  return tidy;
}

function noteIn(report: Report, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') {
    report.problem('note', `note must be a text, not ${shown(value)}`);
    return '';
  }
  const tidy = tidyNote(value);
  if (value.length > MAX_NOTE && [...value].length > MAX_NOTE)
    report.note('note', `A note has at most ${MAX_NOTE} characters`);
  return tidy;
}

function originIn(report: Report, value: unknown): Origin | undefined {
  if (value === undefined || value === null) return undefined;
  const { format, at, raw, flags = [] } = isObject(value) ? value : {};
  if (
    typeof format === 'string' &&
    typeof at === 'string' &&
    MOMENT.test(at) &&
    typeof raw === 'string' &&
    areTexts(flags)
  )
    return tidyOrigin({ format, at, raw, flags });
  report.problem('origin', `origin must have a format, a moment and a text, not ${shown(value)}`);
  return undefined;
}

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
