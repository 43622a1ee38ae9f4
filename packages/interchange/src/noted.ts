// Problems and doubtful creatures from notes: as data, with the English text beside it.
import { type Game, MOST_LETTERS } from '@oversleep/game';
import { type Note, noteText, noteTexts } from './note.ts';
import type { ReadCreature, ReadProblem, RecordSource } from './types.ts';

export const readProblem = (game: Game, source: RecordSource, field: string, found: Note): ReadProblem => ({
  ...source,
  field,
  message: noteText(game, found),
  note: found,
});

/** Of what is longer than any line or cell: it is said before anything of it is read. */
export const tooLong = (game: Game, source: RecordSource): ReadProblem =>
  readProblem(game, { ...source, raw: source.raw.slice(0, RAW_OF_LONG) }, '', {
    code: 'tooLong',
    values: { limit: MOST_LETTERS },
  });

/** Enough to find it in the file. */
const RAW_OF_LONG = 200;

export const withDoubts = (game: Game, read: ReadCreature, more: readonly Note[]): ReadCreature => ({
  ...read,
  flags: [...read.flags, ...noteTexts(game, more)],
  doubts: [...(read.doubts ?? []), ...more],
});
