// Whether a team can cook a dish, by what it really makes.
import { beforeAll, expect, test } from 'vitest';
import { creatureOf, game } from '../../testing/creatures.ts';
import { type Simulated, simulated } from '../../testing/productions.ts';
import { canCook, checkDish, cookableFrom, supplyOf } from './cook-check.ts';

let made: Simulated;

beforeAll(async () => {
  made = await simulated([creatureOf(1, { pokemon: 'VENUSAUR' }), creatureOf(2, { pokemon: 'VENUSAUR' })]);
});

test('what members make adds up', () => {
  const honey = made.production.members.reduce(
    (sum, { produceTotal }) =>
      sum + (produceTotal.ingredients.find(({ ingredient }) => ingredient.name === 'Honey')?.amount ?? 0),
    0,
  );
  expect(supplyOf(made.production).aDay.get('Honey')).toBeCloseTo(honey, 6);
});

test('the scarcest ingredient decides how many dishes there are', () => {
  const supply = supplyOf(made.production);
  const check = checkDish(game.recipes.get('MILD_HONEY_CURRY'), supply);
  expect(check.dishes).toBeCloseTo((supply.aDay.get('Honey') ?? 0) / 7, 6);
  const other = checkDish(game.recipes.get('FANCY_APPLE_CURRY'), supply);
  // Their skill brings a few of any kind.
  expect(other.dishes).toBeLessThan(1);
  expect(other.scarcest?.name).toBe('Apple');
});

test('what can be cooked is cooked at least once a day', () => {
  const supply = supplyOf(made.production);
  const names = cookableFrom(game, supply);
  expect(names.has('MILD_HONEY_CURRY')).toBe(true);
  expect(names.has('FANCY_APPLE_CURRY')).toBe(false);
  for (const recipe of game.recipes.rows) expect(names.has(recipe.name)).toBe(canCook(recipe, supply));
});

test('in a week a team cooks dishes that it cannot cook every day', () => {
  const supply = { aDay: new Map([['Apple', 3]]) };
  const apples = game.recipes.get('FANCY_APPLE_CURRY');
  expect(apples.ingredients.map(({ amount }) => amount)).toEqual([7]);
  expect(canCook(apples, supply)).toBe(false);
  expect(cookableFrom(game, supply, 7).has('FANCY_APPLE_CURRY')).toBe(true);
  expect(cookableFrom(game, { aDay: new Map([['Apple', 0.9]]) }, 7).has('FANCY_APPLE_CURRY')).toBe(false);
});
