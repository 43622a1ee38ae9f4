// Odds of a wished catch that can be calculated by hand.
import { describe, expect, test } from 'vitest';
import { gameOf } from './edition.ts';
import { hasKnownIngredients, ingredientChances } from './roll-odds.ts';
import { type CatchWish, catchesFor, inspirationSeedsFor, wishOdds } from './wish-odds.ts';

const game = gameOf('2026-10');
const wishFor = (change: Partial<CatchWish> & { readonly of?: string }): CatchWish => ({
  species: game.species.get(change.of ?? 'VENUSAUR'),
  level: 10,
  subskills: [],
  natures: [],
  ingredients: [null, null, null],
  seeds: 0,
  ...change,
});
const chanceOf = (change: Parameters<typeof wishFor>[0]) => wishOdds(game, wishFor(change)).all.most;

describe('subskills', () => {
  test.each([
    ['Berry Finding S', 0.14 / 7],
    ['Helping Speed M', 0.36 / 6],
    ['Helping Speed S', 0.5 / 4],
  ])('%s is in the first slot by its rarity', (name, chance) => {
    expect(chanceOf({ subskills: [name] })).toBeCloseTo(chance, 12);
  });

  test('nothing wished for is certain, more than slots that are open cannot be', () => {
    expect(chanceOf({})).toBeCloseTo(1, 12);
    expect(chanceOf({ subskills: ['Helping Bonus', 'Berry Finding S'] })).toBe(0);
  });

  test('when all white ones are taken the fifth is gold or silver, 14 : 36', () => {
    const whites = ['Helping Speed S', 'Ingredient Finder S', 'Skill Trigger S', 'Inventory Up S'];
    const four = chanceOf({ subskills: whites, level: 70 });
    expect(four).toBeCloseTo(0.5 ** 4, 12);
    // Four white ones first, or a fifth one at any of five places.
    const gold = chanceOf({ subskills: [...whites, 'Helping Bonus'], level: 80 });
    expect(gold).toBeCloseTo((0.5 ** 4 * (0.14 / 0.5) + 4 * 0.5 ** 4 * 0.14) / 7, 12);
  });

  test('a medal makes the first slots gold; some species have none', () => {
    expect(chanceOf({ subskills: ['Helping Bonus'], medal: 'bronze' })).toBeCloseTo(1 / 7, 12);
    expect(chanceOf({ subskills: ['Helping Bonus'], medal: 'gold', level: 50 })).toBeCloseTo(3 / 7, 12);
    expect(chanceOf({ subskills: ['Helping Speed M'], medal: 'gold', level: 50 })).toBe(0);
    expect(chanceOf({ of: 'DARKRAI', subskills: ['Helping Bonus'], medal: 'gold' })).toBeCloseTo(0.02, 12);
  });
});

describe('seeds', () => {
  test('raise the one that is open, unless another slot has the next step already', () => {
    const { least, most } = wishOdds(game, wishFor({ subskills: ['Skill Level Up M'], seeds: 1 })).subskills;
    // It has to be rolled, or its S: with one slot open there is no other to raise.
    expect(most).toBeCloseTo(least, 12);
    expect(most).toBeGreaterThan(0.02);
    expect(most).toBeLessThan(0.02 + 0.06);
  });

  test('it is unknown which of several they raise: there is a least and a most', () => {
    const wish = wishFor({ subskills: ['Helping Speed M'], level: 50, seeds: 1 });
    const { least, most } = wishOdds(game, wish).subskills;
    const without = chanceOf({ ...wish, seeds: 0 });
    expect(without).toBeLessThan(least);
    expect(least).toBeLessThan(most);
  });

  test('Inspiration Seeds bring one of the twelve that it does not have', () => {
    // 1 − (11 / 12) ^ 8 is 0.5014.
    expect(inspirationSeedsFor(game, 1, 0.5)).toBe(8);
    expect(inspirationSeedsFor(game, 1, 0.9)).toBe(27);
    expect(inspirationSeedsFor(game, 0, 0.9)).toBe(0);
    expect(inspirationSeedsFor(game, 2, 0.9)).toBeGreaterThan(27);
  });
});

test('natures are equally likely, and one of several will do', () => {
  expect(chanceOf({ natures: ['Adamant'] })).toBeCloseTo(0.04, 12);
  expect(chanceOf({ natures: ['Adamant', 'Lonely', 'Adamant'] })).toBeCloseTo(0.08, 12);
});

test('ingredients: the second slot has its first in one of three, the third each in one of three or as the second', () => {
  const chances = (name: string, slot: 0 | 1 | 2) =>
    ingredientChances(game.species.get(name), slot).map(({ chance }) => chance);
  expect(chances('VENUSAUR', 0)).toEqual([1]);
  expect(chances('VENUSAUR', 1)).toEqual([1 / 3, 2 / 3]);
  expect(chances('VENUSAUR', 2)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  expect(chances('PERSIAN', 2)).toEqual([1 / 3, 2 / 3]);
  // The odds are unknown, so all are equal.
  expect(chances('MEW', 0)).toEqual(Array.from({ length: 7 }, () => 1 / 7));
  expect(['VENUSAUR', 'PERSIAN', 'MEW'].map((name) => hasKnownIngredients(game.species.get(name)))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  [0.5, 0.5, 1],
  [0.1, 0.5, 7],
  [0.1, 0.9, 22],
  [1, 0.9, 1],
  [0, 0.9, Number.POSITIVE_INFINITY],
])('with a chance of %d a wish is true with %d after %d catches', (chance, wanted, catches) => {
  expect(catchesFor(chance, wanted)).toBe(catches);
});
