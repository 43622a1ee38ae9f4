// Rows of ポケスリシミュ: the layouts of the years, a player's own, and what is written for it.
import { type Creature, gameOf, NEWEST_EDITION, newCreature } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { readBox, writeBox } from '../read-box.ts';

const game = gameOf(NEWEST_EDITION);

const cellsOf = (text: string): string => text.replaceAll('⇥', '\t');
function readOne(text: string) {
  const { format, creatures, problems } = readBox(game, cellsOf(text));
  expect([format, problems]).toEqual(['pokesle-simulator', []]);
  expect(creatures).toHaveLength(1);
  return creatures[0];
}

const B19 =
  'ライチュウ⇥60⇥4⇥とくせんリンゴ⇥あったかジンジャー⇥とくせんエッグ⇥きのみの数S⇥おてつだいスピードM⇥おてつだいボーナス⇥スキル確率アップM⇥食材確率アップS⇥いじっぱり⇥⇥⇥1000⇥⇥⇥スパーキー⇥1';
const A14 =
  'ロコン(アローラのすがた)⇥25⇥10⇥⇥ワカクサ大豆⇥ワカクサ大豆⇥ワカクサコーン⇥食材確率アップM⇥スキル確率アップS⇥睡眠EXPボーナス⇥最大所持数アップS⇥ゆめのかけらボーナス⇥ひかえめ⇥1';
const MEW =
  'ミュウ(げんきチャージS)⇥50⇥6⇥とくせんエッグ⇥げきからハーブ⇥⇥スキル確率アップM⇥おてつだいスピードS⇥⇥⇥⇥しんちょう⇥⇥-1⇥620⇥60⇥⇥⇥';

describe('a row', () => {
  it('of today has a ribbon by its hours, a memo as note, and a favourite', () => {
    expect(readOne(B19)?.creature).toEqual({
      shiny: false,
      pokemon: 'RAICHU',
      name: '',
      level: 60,
      ribbon: 3,
      skillLevel: 4,
      nature: 'Adamant',
      subskills: ['Berry Finding S', 'Helping Speed M', 'Helping Bonus', 'Skill Trigger M', 'Ingredient Finder S'],
      ingredients: [
        { name: 'Apple', amount: 1 },
        { name: 'Ginger', amount: 2 },
        { name: 'Egg', amount: 3 },
      ].map(({ name }) => expect.objectContaining({ name })),
      note: 'スパーキー',
      favourite: true,
    });
  });

  it('of 2024 has a carry limit, and its stage for a skill level that is missing', () => {
    const read = readOne(A14);
    expect(read?.creature).toMatchObject({
      pokemon: 'VULPIX_ALOLAN',
      level: 25,
      skillLevel: 1,
      shiny: true,
      ribbon: 0,
      nature: 'Modest',
      subskills: ['Ingredient Finder M', 'Skill Trigger S', 'Sleep EXP Bonus', 'Inventory Up S', 'Dream Shard Bonus'],
    });
    expect(read?.shown).toEqual({ carrySize: 10 });
  });

  it('of Mew has its skill in brackets, and closed slots', () => {
    expect(readOne(MEW)?.creature).toMatchObject({
      pokemon: 'MEW',
      chosenSkill: 'CHARGE_ENERGY_S',
      level: 50,
      skillLevel: 6,
      ribbon: 2,
      subskills: ['Skill Trigger M', 'Helping Speed S', null, null, null],
      ingredients: [{ name: 'Egg' }, { name: 'Herb' }, { name: game.lockedIngredient.name }],
    });
    expect(readOne(MEW.replace('(げんきチャージS)', ''))?.creature).not.toHaveProperty('chosenSkill');
  });

  it('whose skill level is missing has what unlocked Sub Skills add', () => {
    const text = B19.replace('⇥60⇥4⇥', '⇥60⇥⇥').replace('きのみの数S', 'スキルレベルアップM');
    expect(readOne(text)?.creature.skillLevel).toBe(game.species.get('RAICHU').previousEvolutions + 1 + 2);
  });

  it('is read below the time of its sheet, and with the ends of lines of another system', () => {
    const sheet = `2026-11-02T20:15:00Z${'⇥'.repeat(18)}\r\n${B19}\r\n`;
    expect(readOne(sheet)?.creature).toMatchObject({ pokemon: 'RAICHU', favourite: true });
  });

  it('is read in the order of its header, and in one that only its words show', () => {
    const header = 'せいかく⇥名前⇥Lv⇥スキルLv⇥食材1⇥食材2⇥メモ⇥サブスキル1';
    const row = 'いじっぱり⇥ライチュウ⇥42⇥3⇥とくせんリンゴ⇥とくせんリンゴ⇥わたし⇥きのみの数S';
    const expected = { pokemon: 'RAICHU', level: 42, skillLevel: 3, nature: 'Adamant' };
    expect(readOne(`${header}\n${row}`)?.creature).toMatchObject({ ...expected, note: 'わたし' });
    expect(readOne(row)?.creature).toMatchObject({
      ...expected,
      subskills: ['Berry Finding S', null, null, null, null],
    });
  });

  it('has no columns beyond the hundredth', () => {
    const row = (gap: number) => `いじっぱり⇥ライチュウ⇥42⇥3${'⇥'.repeat(gap)}きのみの数S`;
    expect(readOne(row(90))?.creature).toMatchObject({ subskills: ['Berry Finding S', null, null, null, null] });
    expect(readOne(row(150))?.creature).toMatchObject({ subskills: [null, null, null, null, null] });
  });

  it('of an unknown species, or without what the tool itself needs, comes in with a flag', () => {
    const { creatures } = readBox(
      game,
      cellsOf(`${B19}\n${B19.replace('ライチュウ', 'ナゾノモンスター')}\n${B19.replace('⇥60⇥', '⇥⇥')}`),
    );
    expect(creatures.map(({ doubts }) => doubts?.map(({ code }) => code))).toEqual([
      [],
      expect.arrayContaining(['speciesUnknown']),
      expect.arrayContaining(['levelAssumed']),
    ]);
  });
});

it('a table of pokesleep-tool in Japanese is not taken for one', () => {
  const { text } = writeBox(game, { creatures: [born('RAICHU')] }, 'pokesleep-tsv', { language: 'ja' });
  const [, ...rows] = text.split('\n');
  for (const table of [text, rows.join('\n')]) expect(readBox(game, table).format).toBe('pokesleep-tsv');
});

function born(pokemon: string, change: Partial<Creature> = {}): Creature {
  return {
    ...newCreature(game, game.species.get(pokemon), { id: 'a', random: () => 0.5, randomNickname: false }),
    ...change,
  };
}

describe('writing', () => {
  const lineOf = (creature: Creature) => writeBox(game, { creatures: [creature] }, 'pokesle-simulator').text;

  it('gives back what was read, when the columns that we do not have were empty', () => {
    const box = readBox(game, cellsOf(B19));
    const creatures = box.creatures.map(({ creature }) => ({ ...creature, externalId: 'a', version: 0, saved: true }));
    expect(writeBox(game, { creatures }, 'pokesle-simulator').text).toBe(cellsOf(B19));
  });

  it('has 18 tabs in each row, forms as the tool spells them, and no formula in a note', () => {
    const line = lineOf(born('VULPIX_ALOLAN', { note: '=1+1\nnext\tcell' }));
    expect(line.split('\t')).toHaveLength(19);
    expect(line.startsWith('ロコン(アローラのすがた)\t')).toBe(true);
    expect(line.split('\t')[17]).toBe("'=1+1 next cell");
    expect(lineOf(born('TOXTRICITY_LOW_KEY')).startsWith('ストリンダー(ローなすがた)\t')).toBe(true);
    expect(lineOf(born('PUMPKABOO_JUMBO')).startsWith('バケッチャ(ギガだましゅ)\t')).toBe(true);
    expect(lineOf(born('MEW', { chosenSkill: 'BERRY_BURST' })).startsWith('ミュウ(きのみバースト)\t')).toBe(true);
  });
});
