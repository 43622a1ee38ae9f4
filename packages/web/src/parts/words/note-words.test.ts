// Notes of imports and exports, said from the catalogue.
import type { Note } from '@oversleep/interchange';
import { expect, test } from 'vitest';
import { noteWords, storedNoteWords } from './note-words.ts';

test.each<[Note, string]>([
  [{ code: 'shinyImpossible', values: { species: 'MEW' } }, "Mew can't be Shiny yet; read as not Shiny."],
  [
    { code: 'skillLevelTooHigh', values: { skill: 'ENERGIZING_CHEER_S', max: 6, given: 9, level: 6 } },
    'Energizing Cheer S has 6 levels, not 9; read as 6.',
  ],
  [
    { code: 'figureFitsRibbon', values: { figure: 'helpSeconds', given: 1810, expected: 2010, ribbon: 3 } },
    'The file says helping frequency 1,810, but these values give 2,010. It would fit with ribbon 3.',
  ],
  [{ code: 'genderImpossible', values: { species: 'MEW', gender: 'female' } }, "Mew can't be female."],
])('%j has names instead of ids', (note, text) => {
  expect(noteWords(note)).toBe(text);
});

test('a note of a later release asks to look', () => {
  expect(storedNoteWords({ code: 'notInvented' })).toBe('Please check it against the game.');
});
