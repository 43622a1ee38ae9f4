// Problems and doubtful creatures from notes.
import { MOST_LETTERS } from '@oversleep/game';
import type { Note } from './note.ts';
import type { ReadCreature, ReadProblem, RecordSource } from './types.ts';

export const readProblem = (source: RecordSource, field: string, note: Note): ReadProblem => ({
  ...source,
  field,
  note,
});

/** Of what is longer than any line or cell: it is said before anything of it is read. */
export const tooLong = (source: RecordSource): ReadProblem =>
  readProblem({ ...source, raw: source.raw.slice(0, RAW_OF_LONG) }, '', {
    code: 'tooLong',
    values: { limit: MOST_LETTERS },
  });

/** Enough to find it in the file. */
const RAW_OF_LONG = 200;

export const withDoubts = (read: ReadCreature, more: readonly Note[]): ReadCreature => ({
  ...read,
  doubts: [...read.doubts, ...more],
});
