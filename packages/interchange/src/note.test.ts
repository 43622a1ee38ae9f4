import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats.ts';
import { noteText } from './note.ts';
import { readBox, writeBox } from './read-box.ts';

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
});

describe('notes as data', () => {
  it('are in the order of the sentences, for each record and for the file', () => {
    const box = readBox(game, 'Pokémon,Level,Nature\nRaichu,x,Sleepy\nMissingNo,30,Adamant\n,1,Hardy');
    const [raichu, unknown] = box.creatures;
    expect(raichu?.doubts?.map(({ code }) => code)).toEqual(['levelNotANumber', 'natureUnknown']);
    expect(raichu?.flags).toEqual((raichu?.doubts ?? []).map((each) => noteText(game, each)));
    expect(unknown?.doubts?.[0]).toEqual({ code: 'speciesUnknown', values: { text: 'MissingNo' } });
    expect(box.problems[0]).toMatchObject({ note: { code: 'speciesMissing' }, message: 'This record has no species.' });
    expect(box.remarks?.map(({ code }) => code)).toEqual([
      'secondIngredientAssumedForAll',
      'thirdIngredientAssumedForAll',
    ]);
    expect(box.notes).toEqual((box.remarks ?? []).map((each) => noteText(game, each)));
  });

  it('say which creature could not be written', () => {
    const [read] = readBox(game, 'Pokémon,Level\nMissingNo,30').creatures;
    const creatures = read ? [{ ...read.creature, externalId: 'a', version: 0, saved: true }] : [];
    const { remarks, notes } = writeBox(game, { creatures }, 'raenonx');
    expect(remarks).toEqual([{ code: 'omittedUnknownSpecies', values: { name: 'MissingNo', text: 'MissingNo' } }]);
    expect(notes).toEqual(["MissingNo was left out: MissingNo isn't known in this version of the game."]);
  });
});

it('a format that loses something names it as data and in a sentence', () => {
  for (const { id, loses, losses } of FORMATS)
    expect(loses.length, id).toBe(Number(losses.fields.length > 0) + losses.changes.length);
});
