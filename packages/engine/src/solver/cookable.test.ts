// Which dishes a box can cook: each creature once, and what one brings by itself decides for dishes of one kind.
import { buildOf, type Creature, gameOf, newCreature } from '@oversleep/game';
import { expect, test } from 'vitest';
import { cookableBy } from './cookable.ts';
import { producersOf } from './recipe.ts';

const game = gameOf('2025-10');
const settings = { camp: false, bedtime: 1290, wakeup: 360, level: 60 };

const member = (id: string, name: string, more: Partial<Creature> = {}) => ({
  externalId: id,
  build: buildOf(game, {
    ...newCreature(game, game.species.get(name), { id, random: () => 0.5, randomNickname: false }),
    ...more,
  }),
});

const cookable = (box: readonly ReturnType<typeof member>[]) =>
  cookableBy(game, settings, producersOf({ game, settings, given: [], box }));

test('an empty team cooks nothing', () => {
  expect(cookable([]).size).toBe(0);
});

test('one that brings honey cooks a honey dish alone, and nothing that needs anything else', () => {
  const sizes = cookable([member('a', 'VENUSAUR')]);
  expect(sizes.get('MILD_HONEY_CURRY')).toBe(1);
  for (const name of sizes.keys())
    expect(game.recipes.get(name).ingredients.map(({ ingredient }) => ingredient.name)).toEqual(['Honey']);
});

test('no producer is used twice: a large dish that two cook is out of reach for one of them', () => {
  const honey = game.recipes.rows
    .filter(({ ingredients }) => ingredients.length === 1)
    .find(({ name }) => name === 'MILD_HONEY_CURRY');
  if (!honey) throw new Error('no honey dish');
  const [alone] = producersOf({ game, settings, given: [], box: [member('a', 'VENUSAUR')] });
  const kind = game.ingredients.rows.findIndex(({ name }) => name === 'Honey');
  const aDay = 3 * (alone?.perMeal[kind] ?? 0);
  const [first] = honey.ingredients;
  if (!first) throw new Error('no ingredient');
  const large = { ...honey, ingredients: [{ ...first, amount: Math.floor(aDay * 1.5) }] };
  const sizesOf = (count: number) => {
    const box = Array.from({ length: count }, (_, i) => member(String(i), 'VENUSAUR'));
    return cookableBy(game, settings, producersOf({ game, settings, given: [], box }), [large]);
  };
  expect(sizesOf(1).size).toBe(0);
  expect(sizesOf(2).get(large.name)).toBe(2);
});
