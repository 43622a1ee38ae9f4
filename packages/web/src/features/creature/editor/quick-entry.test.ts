// A creature typed in one line.
import { gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { creatureOf, game } from '../../../testing/creatures.ts';
import { applyEntry, readEntry } from './quick-entry.ts';

const pikachu = game.species.get('PIKACHU');
const typed = (line: string, fields = {}) => {
  const entry = readEntry(game, pikachu, line);
  return { ...entry, creature: applyEntry(entry, creatureOf(1, fields)) };
};

test('a whole creature in any order', () => {
  const { creature, unknown } = typed('bfs 50 adamant hb, helping speed m skill 4 shiny female ribbon 2');
  expect(unknown).toEqual([]);
  expect(creature).toMatchObject({
    level: 50,
    nature: 'Adamant',
    skillLevel: 4,
    shiny: true,
    gender: 'female',
    ribbon: 2,
    subskills: ['Berry Finding S', 'Helping Bonus', 'Helping Speed M', null, null],
  });
});

test('a mint, and the skill that is chosen for one that can be several', () => {
  for (const word of ['mint', 'Minted', 'white mint', 'whitemint'])
    expect(typed(`calm ${word}`).creature).toMatchObject({ nature: 'Calm', mint: true });
  expect(typed('no mint', { mint: true }).creature).not.toHaveProperty('mint');
  const later = gameOf('2026-08');
  const entry = readEntry(later, later.species.get('MEW'), 'energizing cheer s 50');
  expect(applyEntry(entry, creatureOf(1))).toMatchObject({ chosenSkill: 'ENERGIZING_CHEER_S', level: 50 });
  expect(typed('metronome').unknown).toEqual(['metronome']);
});

describe('subskills', () => {
  test.each(
    game.subskills.rows.flatMap(({ name, shortName }) => [
      [name, name],
      [shortName.toLowerCase(), name],
    ]),
  )('%s is %s', (word, name) => {
    expect(typed(word).creature.subskills[0]).toBe(name);
  });

  test('at the level of a slot, in each edition by its own levels', () => {
    expect(typed('hb@75').creature.subskills[3]).toBe('Helping Bonus');
    expect(typed('hb@70').unknown).toEqual(['hb@70']);
    const latest = readEntry(gameOf('2026-08'), pikachu, 'hb@70');
    expect(applyEntry(latest, creatureOf(1)).subskills[3]).toBe('Helping Bonus');
  });

  test('one that is already set moves or stays, and is never set twice', () => {
    const subskills = ['Helping Bonus', null, null, null, null] as const;
    expect(typed('hb', { subskills }).creature.subskills).toEqual(subskills);
    expect(typed('hb@50', { subskills }).creature.subskills).toEqual([null, null, 'Helping Bonus', null, null]);
  });
});

describe('numbers', () => {
  test.each(['50', 'lv50', 'Lv. 50', 'level 50', 'l50'])('%s is a level', (line) => {
    expect(typed(line).creature.level).toBe(50);
  });

  test.each(['0', '101', '-5', '5.5', '1e2'])('%s is none', (line) => {
    const { creature, unknown } = typed(line);
    expect(unknown).not.toEqual([]);
    expect(creature.level).toBe(60);
  });

  test('a skill level beyond the highest is the highest', () => {
    expect(typed('skill 99').creature.skillLevel).toBe(pikachu.skill.maxLevel);
  });

  test.each([
    ['ribbon 3', 3],
    ['ribbon 1000', 3],
    ['r4', 4],
    ['ribbon 0', 0],
    ['ribbon 500', 2],
    ['500 hours', 2],
    ['500h', 2],
    ['200 h', 1],
    ['Ribbon of 2000 hrs', 4],
    ['1000 hours ribbon', 3],
  ])('%s', (line, ribbon) => {
    const { creature, unknown } = typed(`60 ${line} bfs`);
    expect([creature.ribbon, creature.level, unknown]).toEqual([ribbon, 60, []]);
  });

  test('hours that no ribbon has are named, not rounded', () => {
    expect(typed('600 hours').unknown).toEqual(['600', 'hours']);
    expect(typed('ribbon 3 hours').unknown).toEqual(['hours']);
  });
});

test('a nature may be begun, as long as only one begins so', () => {
  expect(typed('adam').creature.nature).toBe('Adamant');
  expect(typed('ha').unknown).toEqual(['ha']);
  expect(typed('いじっぱり').creature.nature).toBe('Adamant');
});

test('ingredients by letter', () => {
  const { creature } = typed('aab');
  const [a] = pikachu.ingredient0;
  const b = pikachu.ingredient30.find(({ ingredient }) => ingredient !== a?.ingredient);
  expect(creature.ingredients.map(({ name }) => name)).toEqual([
    a?.ingredient.name,
    a?.ingredient.name,
    b?.ingredient.name,
  ]);
  expect(typed('bab').unknown).toEqual(['bab']);
});

test('words that are not understood are listed and change nothing', () => {
  const { creature, unknown, understood } = typed('foo <b> "; drop table');
  expect(understood).toEqual([]);
  expect(unknown).toEqual(['foo', '<b>', '"', 'drop', 'table']);
  expect(creature).toEqual(creatureOf(1));
});
