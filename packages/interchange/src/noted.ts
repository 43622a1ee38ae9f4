// Problems and doubtful creatures from notes: as data, with the English text beside it.
import type { Game } from '@oversleep/game';
import { type Note, noteText, noteTexts } from './note.ts';
import type { ReadCreature, ReadProblem, RecordSource } from './types.ts';

export const readProblem = (game: Game, source: RecordSource, field: string, found: Note): ReadProblem => ({
  ...source,
  field,
  message: noteText(game, found),
  note: found,
});

export const withDoubts = (game: Game, read: ReadCreature, more: readonly Note[]): ReadCreature => ({
  ...read,
  flags: [...read.flags, ...noteTexts(game, more)],
  doubts: [...(read.doubts ?? []), ...more],
});
