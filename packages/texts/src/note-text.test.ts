// Notes of files in the words of the command line and the API.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { lossTexts, noteText, screenNoteText } from './note-text.ts';

const game = gameOf(NEWEST_EDITION);

describe('the English text of a note', () => {
  it('has the names that belong to the ids of species and skills', () => {
    expect(noteText(game, { code: 'genderImpossible', values: { species: 'MAGNETON', gender: 'male' } })).toBe(
      "Magneton can't be male.",
    );
    expect(noteText(game, { code: 'skillChoiceImpossible', values: { skill: 'METRONOME', text: 'Sing' } })).toBe(
      "Metronome can't be Sing.",
    );
  });

  it('names the figure that does not match', () => {
    const values = { given: 1, expected: 2 } as const;
    const textOf = (figure: 'rp' | 'carrySize' | 'helpSeconds') =>
      noteText(game, { code: 'figureMismatch', values: { figure, ...values } });
    expect(textOf('rp')).toBe('The file says RP 1, but these values give 2.');
    expect(textOf('carrySize')).toBe('The file says Carry Limit 1, but these values give 2.');
    expect(textOf('helpSeconds')).toBe('The file says helping frequency 1, but these values give 2.');
  });

  it('keeps a text of the file that looks like a placeholder', () => {
    expect(noteText(game, { code: 'natureUnknown', values: { text: '{nature}', nature: 'Bashful' } })).toBe(
      'There is no Nature {nature}; read as Bashful.',
    );
  });

  it('is that of before there were pages where other programs may look for it', () => {
    expect(noteText(game, { code: 'nestedTooDeep', values: { limit: 1000 } })).toBe(
      'This JSON is nested more than 1000 levels deep, which no Pokébox is.',
    );
  });
});

it.each([
  [{ code: 'notSeen', values: {} }, "It wasn't found."],
  [{ code: 'hardToRead', values: {} }, "It's hard to read."],
  [{ code: 'figureUnmatched', values: {} }, "It doesn't match the other stats."],
  [
    { code: 'figuresOutdated', values: { edition: '2025-10' } },
    'May be from an older version: the stats match 2025-10.',
  ],
  [
    { code: 'ingredientAmountUnknown', values: { amount: 39 } },
    'This species has no ingredient with an amount of 39 here.',
  ],
  [
    { code: 'speciesAmbiguous', values: { species: ['MEW', 'RAICHU', 'PICHU'] } },
    'It could also be Mew or Raichu or Pichu.',
  ],
  [{ code: 'ingredientAmbiguous', values: { ingredients: ['Apple', 'Egg'] } }, 'It could be Fancy Apple or Fancy Egg.'],
  [{ code: 'ribbonAmbiguous', values: { ribbons: [1, 2] } }, 'The stats match ribbons 1 and 2.'],
  [{ code: 'figuresFit', values: { values: [1234, 'Bold'] } }, 'The stats would match with 1,234 or Bold.'],
  [
    { code: 'tooNarrow', values: { width: 300 } },
    'The image is only 300 pixels wide. Please use the screenshot itself, not a preview.',
  ],
])('the English text of the note %j of a picture is “%s”', (note, text) => {
  expect(screenNoteText(game, note)).toBe(text);
});

it('what is lost is one sentence for all fields and one for each change', () => {
  expect(lossTexts({ fields: ['ribbon', 'favourites'], changes: ['replacesBox'] })).toEqual([
    'Not included: Good-Night Ribbon, favorites.',
    'Importing it there replaces the whole box.',
  ]);
  expect(lossTexts({ fields: [], changes: [] })).toEqual([]);
});
