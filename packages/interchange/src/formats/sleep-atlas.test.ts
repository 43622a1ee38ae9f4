// Backups of Sleep Atlas: what it writes is read, and nothing is written that it would refuse.
import { type Creature, gameOf, NEWEST_EDITION, newCreature } from '@oversleep/game';
import { expect, test } from 'vitest';
import { readBox, writeBox } from '../read-box.ts';

const game = gameOf(NEWEST_EDITION);
const ID = '0f2d7c11-5a64-4b1e-9a31-7c5d20e4b801';

const fileOf = (...builds: readonly object[]) =>
  JSON.stringify({
    format: 'sleep-atlas',
    version: 1,
    exportedAt: '2026-11-02T20:15:00.000Z',
    pokemon: builds.map((build, n) => ({ id: ID.replace('01', `0${n}`), build })),
  });
const readOne = (build: object) => {
  const { format, creatures, problems } = readBox(game, fileOf(build));
  expect([format, problems]).toEqual(['sleep-atlas', []]);
  return creatures[0];
};

const RAICHU = {
  species: 'RAICHU',
  nickname: 'Sparky',
  nature: 'Adamant',
  level: 60,
  skillLevel: 4,
  subskills: ['Berry Finding S', 'Helping Speed M', 'Helping Bonus', '', ''],
  ingredients: ['Apple', 'Ginger', 'Egg'],
  notes: '',
  carrySize: 37,
};

test('a build is read, and a carry limit that another ribbon explains proposes it', () => {
  const read = readOne(RAICHU);
  expect(read).toMatchObject({
    id: expect.stringMatching(/^0f2d7c11-/),
    creature: {
      pokemon: 'RAICHU',
      name: 'Sparky',
      level: 60,
      skillLevel: 4,
      ribbon: 0,
      nature: 'Adamant',
      subskills: ['Berry Finding S', 'Helping Speed M', 'Helping Bonus', null, null],
      ingredients: [{ name: 'Apple' }, { name: 'Ginger' }, { name: 'Egg' }],
    },
  });
  expect(read?.doubts).toEqual([
    { code: 'figureFitsRibbon', values: { figure: 'carrySize', given: 37, expected: expect.any(Number), ribbon: 3 } },
  ]);
});

test("the species' own name is no nickname, in any spelling; numbers may be texts; a calculated interval proves nothing", () => {
  const vulpix = {
    species: 'VULPIX_ALOLAN',
    nature: 'Modest',
    level: '25',
    skillLevel: 2,
    subskills: ['Ingredient Finder M', '', '', '', ''],
    ingredients: ['Soybean', 'Soybean', 'Corn'],
    displayedFrequencySeconds: 5310,
    frequencySource: 'calculated',
  };
  for (const nickname of ['Vulpix (Alola Form)', 'vulpix (alolan form)', 'Vulpix(Alola)']) {
    const read = readOne({ ...vulpix, nickname });
    expect(read?.creature).toMatchObject({ pokemon: 'VULPIX_ALOLAN', name: '', level: 25 });
    expect(read?.shown).toBeUndefined();
  }
  expect(readOne({ ...vulpix, nickname: 'ロコン' })?.creature.name).toBe('ロコン');
  expect(readOne({ ...vulpix, frequencySource: 'recorded' })?.shown).toEqual({ helpSeconds: 5310 });
});

test('Mew keeps its choice, also Charge Strength S in both of its spellings, and a note its lines', () => {
  const mew = {
    ...RAICHU,
    species: 'MEW',
    nickname: 'ミュウ',
    ingredients: ['Egg', 'Herb', ''],
    notes: 'for Sundays\nkeep',
  };
  const choiceOf = (mainSkill: string) => readOne({ ...mew, mainSkill })?.creature.chosenSkill;
  expect(
    ['Charge Energy S', 'Charge Strength S', 'Charge Strength S (random)', 'Energy For Everyone S'].map(choiceOf),
  ).toEqual(['CHARGE_ENERGY_S', 'CHARGE_STRENGTH_S_RANGE', 'CHARGE_STRENGTH_S_RANGE', 'ENERGY_FOR_EVERYONE_S']);
  expect(readOne(mew)?.creature).toMatchObject({
    note: 'for Sundays\nkeep',
    ingredients: [{ name: 'Egg' }, { name: 'Herb' }, { name: game.lockedIngredient.name, amount: 0 }],
  });
});

const born = (pokemon: string, change: Partial<Creature> = {}): Creature => ({
  ...newCreature(game, game.species.get(pokemon), { id: ID, random: () => 0.5, randomNickname: false }),
  ...change,
});

test('what would sink the whole file is left out with a remark, and a skill level that is too high is lowered', () => {
  const twice: Creature['subskills'] = ['Helping Bonus', 'Helping Bonus', null, null, null];
  const { text, remarks } = writeBox(
    game,
    {
      creatures: [
        born('RAICHU', { skillLevel: 99 }),
        born('PIKACHU', { subskills: twice }),
        born('PIKACHU', { pokemon: 'MISSINGNO' }),
        born('PIKACHU', { ingredients: born('MEW').ingredients.with(0, { name: 'Pumpkin', amount: 1 }) as never }),
      ],
    },
    'sleep-atlas',
    { at: '2026-11-19T12:00:00.000Z' },
  );
  const file = JSON.parse(text);
  expect(file).toMatchObject({ format: 'sleep-atlas', version: 1, exportedAt: '2026-11-19T12:00:00.000Z' });
  expect(file.pokemon).toMatchObject([
    { id: ID, build: { species: 'RAICHU', nickname: 'Raichu', skillLevel: game.species.get('RAICHU').skill.maxLevel } },
  ]);
  expect(remarks.map(({ code }) => code).sort()).toEqual([
    'omittedIngredient',
    'omittedSubskillTwice',
    'omittedUnknownSpecies',
  ]);
});

test('a thousand Pokémon fit, and an id that is none becomes one, always the same', () => {
  const many = Array.from({ length: 1001 }, (_, n) => born('PIKACHU', { externalId: `no ${n}` }));
  const written = () => writeBox(game, { creatures: many }, 'sleep-atlas');
  const { text, remarks } = written();
  expect(remarks).toEqual([{ code: 'omittedBeyond', values: { name: 'Pikachu', most: 1000 } }]);
  const ids: string[] = JSON.parse(text).pokemon.map(({ id }: { readonly id: string }) => id);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(written().text).toBe(text);
});
