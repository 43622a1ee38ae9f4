// EXP of recipes by level, and where it is unknown.
import { expect, test } from 'vitest';
import { gameOf } from './edition.ts';
import { assumedRecipeExp, LAST_RECIPE_EXP_LEVEL, recipeExpAt, recipeExpToNext } from './recipe-exp.ts';

const newest = gameOf('2026-10');

test('total EXP of a level, and none where it is unknown', () => {
  expect([1, 2, 10, 50, 65].map(recipeExpAt)).toEqual([0, 1080, 20_791, 1_121_582, 7_599_103]);
  expect(LAST_RECIPE_EXP_LEVEL).toBe(65);
  expect([0, 66, 70, 71].map(recipeExpAt)).toEqual([undefined, undefined, undefined, undefined]);
});

test('EXP to the next level is the step of the table, unknown from 65 on', () => {
  expect([1, 2, 64].map((level) => recipeExpToNext(newest, level))).toEqual([1080, 1244, 992_698]);
  expect([65, 66, 70].map((level) => recipeExpToNext(newest, level))).toEqual([undefined, undefined, undefined]);
});

test('there is no EXP after the highest level of an edition', () => {
  const small = { rules: { maxRecipeLevel: 60 } };
  expect(recipeExpToNext(small, 59)).toBe(3_891_145 - 3_413_120);
  expect(recipeExpToNext(small, 60)).toBeUndefined();
});

test('a recipe is assumed to be halfway to its next level', () => {
  expect(assumedRecipeExp(newest, 1)).toBe(540);
  expect(assumedRecipeExp(newest, 10)).toBe((20_791 + 25_639) / 2);
  expect(assumedRecipeExp(newest, 65)).toBe(7_599_103);
});
