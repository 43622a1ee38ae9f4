// What was doubtful about a creature when it was imported, in the player's language.
import { AS_WRITTEN, gameOf, type ImportDoubt, NEWEST_EDITION, type Origin } from '@oversleep/game';
import { storedNoteWords } from './note-words.ts';
import { fieldDoubtWords, screenNoteWords } from './picture-notes.ts';

export const doubtWords = ({ format, doubts = [] }: Pick<Origin, 'format' | 'doubts'>): readonly string[] =>
  doubts.map((doubt) => (doubt.code === AS_WRITTEN ? String(doubt.values?.text ?? '') : codeWords(format, doubt)));

function codeWords(format: string, doubt: ImportDoubt): string {
  if (format !== 'screens') return storedNoteWords(doubt);
  return doubt.field === undefined
    ? screenNoteWords(doubt)
    : fieldDoubtWords(gameOf(NEWEST_EDITION), doubt.field, doubt);
}
