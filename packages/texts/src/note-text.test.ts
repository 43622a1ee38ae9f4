// Notes of files in the words of the command line and the API.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { noteText } from './note-text.ts';

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
