// Notes of files and screenshots, losses of formats and problems, in the words of the command line and the API: those of the pages, but
// for sentences that the specification quotes, that speak to programs or that programs may look for.
import type { Game } from '@oversleep/game';
import own from '../api/notes.json' with { type: 'json' };
import problems from '../api/problems.json' with { type: 'json' };
import errors from '../en/errors.json' with { type: 'json' };
import imports from '../en/importNotes.json' with { type: 'json' };
import interchange from '../en/interchange.json' with { type: 'json' };
import pictures from '../en/pictureNotes.json' with { type: 'json' };
import { type MessageValues, messageText } from './message.ts';

interface CodedNote {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

interface PictureNote {
  readonly code: string;
  readonly values: Readonly<Record<string, Value | readonly Value[]>>;
}

type Value = string | number;

const FILES: Readonly<Record<string, string>> = { ...imports.notes, ...own.files };
const PICTURES: Readonly<Record<string, string>> = { ...pictures.notes, ...own.pictures };

/** By the edition that the file was read with. */
export function noteText({ species, skills }: Pick<Game, 'species' | 'skills'>, { code, values }: CodedNote): string {
  const named = Object.entries(values).map(([kind, value]) => {
    if (kind === 'species') return [kind, species.find(String(value))?.displayName ?? value];
    return [kind, kind === 'skill' ? (skills.find(String(value))?.name ?? value) : value];
  });
  return messageText(FILES[code] ?? code, Object.fromEntries(named));
}

/** What reading a picture has to say. */
export function screenNoteText(
  { species, ingredients }: Pick<Game, 'species' | 'ingredients'>,
  note: PictureNote,
): string {
  const nameOf = (kind: string, value: Value): string => {
    if (typeof value === 'number') return grouped(value);
    if (kind === 'species') return species.find(value)?.displayName ?? value;
    return kind === 'ingredients' ? (ingredients.find(value)?.longName ?? value) : value;
  };
  const named = Object.entries(note.values).map(([kind, value]): [string, Value] => [
    kind,
    typeof value === 'object'
      ? value.map((each) => nameOf(kind, each)).join(kind === 'ribbons' ? ' and ' : ' or ')
      : value,
  ]);
  return messageText(PICTURES[note.code] ?? note.code, Object.fromEntries(named), grouped);
}

const grouped = (value: number): string => value.toLocaleString('en');

interface CodedLosses {
  readonly fields: readonly (keyof typeof interchange.lost)[];
  readonly changes: readonly (keyof typeof interchange.written)[];
}

/** What a format can't hold: none for one that keeps everything. */
export const lossTexts = ({ fields, changes }: CodedLosses = { fields: [], changes: [] }): readonly string[] => [
  ...(fields.length > 0 ? [notIncluded(fields.map((field) => interchange.lost[field]))] : []),
  ...changes.map((change) => interchange.written[change]),
];

const notIncluded = (names: readonly string[]): string =>
  `${messageText(interchange.export.notIncluded, { field: names.join(', ') })}.`;

const PROBLEMS: Readonly<Record<string, string>> = { ...errors, ...problems };

/** The sentence of a problem with its placeholders. */
export const problemMessage = (key: string): string => PROBLEMS[key] ?? key;

export const problemText = (key: string, values?: MessageValues): string =>
  messageText(problemMessage(key), values, grouped);
