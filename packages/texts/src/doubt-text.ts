// What was doubtful about a creature when it was imported: its sentence from the code that is stored, and the code of a sentence that
// an earlier release has stored.
import { AS_WRITTEN, EDITIONS, gameOf, type ImportDoubt, NEWEST_EDITION, type Origin } from '@oversleep/game';
import imports from '../en/importNotes.json' with { type: 'json' };
import pictures from '../en/pictureNotes.json' with { type: 'json' };
import { type MessageValues, messageText, valuesIn } from './message.ts';

type NoteValue = string | number;
type Values = NonNullable<ImportDoubt['values']>;

/** The format of what was read from screenshots, which has notes of its own. */
const SCREENS = 'screens';

const IMPORT_NOTES: Readonly<Record<string, string>> = imports.notes;
const PICTURE_NOTES: Readonly<Record<string, string>> = pictures.notes;

const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 3 });
const either = new Intl.ListFormat('en', { type: 'disjunction' });
const all = new Intl.ListFormat('en');
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const editionName = (id: string): string => month.format(new Date(`${id}-01T00:00:00Z`));

/** The name behind an id, for the values that are ids. */
function nameOf(kind: string, value: NoteValue): string {
  const { species, ingredients, skills } = gameOf(NEWEST_EDITION);
  if (typeof value === 'number') return grouped(value);
  if (kind === 'species') return species.find(value)?.displayName ?? value;
  if (kind === 'skill') return skills.find(value)?.name ?? value;
  if (kind === 'edition') return EDITIONS.some((id) => id === value) ? editionName(value) : value;
  return kind === 'ingredients' ? (ingredients.find(value)?.longName ?? value) : value;
}

/** Undefined for a name that nothing has. */
function idOf(kind: string, name: string): string | undefined {
  const { species, ingredients, skills } = gameOf(NEWEST_EDITION);
  if (kind === 'species') return species.rows.find(({ displayName }) => displayName === name)?.name;
  if (kind === 'skill') return skills.rows.find((skill) => skill.name === name)?.key;
  if (kind === 'edition') return EDITIONS.find((id) => editionName(id) === name);
  return kind === 'ingredients' ? ingredients.rows.find(({ longName }) => longName === name)?.name : name;
}

const named = (values: Values): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([kind, value]) => {
      if (typeof value !== 'object') return [kind, typeof value === 'number' ? value : nameOf(kind, value)];
      return [kind, (kind === 'ribbons' ? all : either).format(value.map((each) => nameOf(kind, each)))];
    }),
  );

// ── Fields of screenshots ────────────────────────────────────────────────────────────────────────────────────────────

type Slots = readonly (readonly [field: string, name: string])[];

let knownFields: Slots | undefined;

/** Names of all fields, those of slots by the levels that open them. */
const fieldNames = (): Slots => {
  knownFields ??= namedFields();
  return knownFields;
};

function namedFields(): Slots {
  const { subskillUnlockLevels, ingredientUnlockLevels } = gameOf(NEWEST_EDITION).rules;
  const { subskill, ingredient, ...single } = pictures.fields;
  const slots = (kind: string, name: string, levels: readonly number[]): Slots =>
    levels.map((level, i) => [`${kind}.${i + 1}`, messageText(name, { level }, grouped)]);
  return [
    ...Object.entries(single),
    ...slots('subskills', subskill, subskillUnlockLevels),
    ...slots('ingredients', ingredient, ingredientUnlockLevels),
  ];
}

// ── Sentences ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** In English, as the app shows it. Codes of a later release are none that this one has a sentence for. */
function doubtText(format: string, { field, code, values = {} }: ImportDoubt): string {
  if (code === AS_WRITTEN) return String(values.text ?? '');
  const notes = format === SCREENS ? PICTURE_NOTES : IMPORT_NOTES;
  const reason = messageText(notes[code] ?? imports.notes.unknown, named(values), grouped);
  if (field === undefined) return reason;
  const [, name = field] = fieldNames().find(([each]) => each === field) ?? [];
  return messageText(pictures.doubt, { field: name, reason });
}

/** The doubt that this is the sentence of. What no message says stays as it is written. */
function doubtIn(format: string, text: string): ImportDoubt {
  for (const doubt of candidates(format, text)) if (doubtText(format, doubt) === text) return doubt;
  return { code: AS_WRITTEN, values: { text } };
}

function* candidates(format: string, text: string): Generator<ImportDoubt> {
  if (format !== SCREENS) return yield* notesIn(OF_FILES, text);
  yield* notesIn(OF_PICTURES, text, true);
  for (const [field, name] of fieldNames()) {
    const prefix = messageText(pictures.doubt, { field: name, reason: '' });
    if (text.startsWith(prefix))
      for (const doubt of notesIn(OF_PICTURES, text.slice(prefix.length), true)) yield { field, ...doubt };
  }
}

function* notesIn(notes: CodedMessages, text: string, ofPictures = false): Generator<ImportDoubt> {
  for (const [code, message] of notes) {
    const found = valuesIn(message, text);
    const values = found && withIds(found, ofPictures);
    if (values) yield { code, ...(Object.keys(values).length > 0 && { values }) };
  }
}

/** What has more words of its own fits fewer texts: “This species isn't known yet” before “{text} isn't known yet”. */
const mostPlainFirst = (notes: Readonly<Record<string, string>>): CodedMessages =>
  Object.entries(notes).sort(([, a], [, b]) => plainLength(b) - plainLength(a));

const plainLength = (message: string): number => message.replace(/\{[^}]*\}/g, '').length;

type CodedMessages = readonly (readonly [code: string, message: string])[];

const OF_FILES = mostPlainFirst(IMPORT_NOTES);
const OF_PICTURES = mostPlainFirst(PICTURE_NOTES);

/** Values of pictures that are lists. */
const LISTS = new Set(['species', 'values', 'ingredients', 'ribbons']);
const BETWEEN = /, (?:or|and) | (?:or|and) |, /;

/** Undefined where a name belongs to nothing: then it is another message. */
function withIds(values: MessageValues, ofPictures: boolean): Values | undefined {
  const entries = Object.entries(values).map(([kind, value]): [string, Values[string] | undefined] => {
    if (typeof value === 'number') return [kind, value];
    if (!ofPictures || !LISTS.has(kind)) return [kind, idOf(kind, value)];
    const words = value.split(BETWEEN).map((word) => (/^\d[\d,]*$/.test(word) ? numberIn(word) : idOf(kind, word)));
    return [kind, words.every((word) => word !== undefined) ? words : undefined];
  });
  const known = entries.flatMap(([kind, value]) => (value === undefined ? [] : [[kind, value] as const]));
  return known.length === entries.length ? Object.fromEntries(known) : undefined;
}

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

// ── Where a creature comes from ──────────────────────────────────────────────────────────────────────────────────────

/** With codes for the sentences that an earlier release has written. */
export function withDoubtCodes(origin: Origin): Origin {
  const { format, doubts } = origin;
  if (!doubts?.some(({ code }) => code === AS_WRITTEN)) return origin;
  return {
    ...origin,
    doubts: doubts.map((doubt) => (doubt.code === AS_WRITTEN ? doubtIn(format, doubtText(format, doubt)) : doubt)),
  };
}

/** Its doubts as sentences, for apps of before there were codes. */
export const doubtTexts = ({ format, doubts = [] }: Origin): readonly string[] =>
  doubts.map((doubt) => doubtText(format, doubt));
