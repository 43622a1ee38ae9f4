// What the page says about a dish.
import { gameOf, recipeValue } from '@oversleep/game';
import { expect, test } from 'vitest';
import { plain, recipeRows } from './recipe-rows.ts';

const game = gameOf('2025-10');
const rowOf = (name: string, levels: Readonly<Record<string, number>> = {}) => {
  const row = recipeRows(game, levels).find(({ recipe }) => recipe.name === name);
  if (!row) throw new Error(`no ${name}`);
  return row;
};

test('there are 68 recipes', () => {
  expect(recipeRows(game, {})).toHaveLength(68);
});

test('the level is the player’s own, else the highest is assumed, as simulations do', () => {
  expect(rowOf('FANCY_APPLE_CURRY')).toMatchObject({ level: 65, isSet: false, gain: null });
  expect(rowOf('FANCY_APPLE_CURRY', { FANCY_APPLE_CURRY: 10 })).toMatchObject({ level: 10, isSet: true });
});

test('a level of another edition counts as the highest of this one', () => {
  expect(rowOf('FANCY_APPLE_CURRY', { FANCY_APPLE_CURRY: 70 }).level).toBe(65);
});

test('a level up brings what the dish is worth more then', () => {
  const { recipe, strength, gain } = rowOf('FANCY_APPLE_CURRY', { FANCY_APPLE_CURRY: 10 });
  expect(strength + (gain ?? 0)).toBe(recipeValue(game, recipe, 11));
});

test('a recipe that is not known shows what it will be worth at first, and learning it brings all of that', () => {
  const { recipe, strength, gain } = rowOf('FANCY_APPLE_CURRY', { FANCY_APPLE_CURRY: 0 });
  expect([strength, gain]).toEqual([recipe.value, recipe.value]);
});

test('the EXP to the next level is that of the step, and unknown from level 65 on', () => {
  expect(rowOf('FANCY_APPLE_CURRY', { FANCY_APPLE_CURRY: 2 }).expToNext).toBe(1244);
  expect(rowOf('FANCY_APPLE_CURRY', { FANCY_APPLE_CURRY: 0 }).expToNext).toBeNull();
  const newest = recipeRows(gameOf('2026-10'), { FANCY_APPLE_CURRY: 65 });
  const apple = newest.find(({ recipe }) => recipe.name === 'FANCY_APPLE_CURRY');
  expect(apple).toMatchObject({ level: 65, expToNext: null });
  expect(apple?.gain).toBeGreaterThan(0);
});

test('quotes and accents of any kind are no part of a name', () => {
  expect(plain('“Café” d’Ovi')).toBe('cafe dovi');
});
