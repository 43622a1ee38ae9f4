// What the table of recipes says about a dish.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { recipeRows } from './recipe-rows.ts';

const game = gameOf('2025-10');

test('there are 68 recipes, 21 of them curries', () => {
  expect(recipeRows(game, {}, 'all')).toHaveLength(68);
  expect(recipeRows(game, {}, 'curry')).toHaveLength(21);
});

test('the level is the player’s own, else the highest', () => {
  const [first] = recipeRows(game, {}, 'curry');
  const name = first?.recipe.name ?? '';
  expect(first?.level).toBe(65);
  const own = recipeRows(game, { [name]: 10 }, 'curry').find(({ recipe }) => recipe.name === name);
  expect(own?.level).toBe(10);
  expect(own?.strength).toBeLessThanOrEqual(first?.strength ?? 0);
});

test('a recipe that is not known has a value all the same', () => {
  const name = game.recipes.rows.find(({ nrOfIngredients }) => nrOfIngredients > 0)?.name ?? '';
  const row = recipeRows(game, { [name]: 0 }, 'all').find(({ recipe }) => recipe.name === name);
  expect(row?.strength).toBeGreaterThan(0);
});
