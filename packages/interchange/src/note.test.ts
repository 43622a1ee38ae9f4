import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { readBox, writeBox } from './read-box.ts';

const game = gameOf(NEWEST_EDITION);

describe('notes as data', () => {
  it('say what is doubtful about each record and the file', () => {
    const box = readBox(game, 'Pokémon,Level,Nature\nRaichu,x,Sleepy\nMissingNo,30,Adamant\n,1,Hardy');
    const [raichu, unknown] = box.creatures;
    expect(raichu?.doubts?.map(({ code }) => code)).toEqual(['levelNotANumber', 'natureUnknown']);
    expect(unknown?.doubts?.[0]).toEqual({ code: 'speciesUnknown', values: { text: 'MissingNo' } });
    expect(box.problems[0]).toMatchObject({ note: { code: 'speciesMissing' } });
    expect(box.remarks?.map(({ code }) => code)).toEqual([
      'secondIngredientAssumedForAll',
      'thirdIngredientAssumedForAll',
    ]);
  });

  it('say which creature could not be written', () => {
    const [read] = readBox(game, 'Pokémon,Level\nMissingNo,30').creatures;
    const creatures = read ? [{ ...read.creature, externalId: 'a', version: 0, saved: true }] : [];
    const { remarks } = writeBox(game, { creatures }, 'raenonx');
    expect(remarks).toEqual([{ code: 'omittedUnknownSpecies', values: { name: 'MissingNo', text: 'MissingNo' } }]);
  });
});
