// Variants: search, pages, teammates, and sums of points.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { MATE, sampleDetails } from '../../testing/tier-list.ts';
import {
  dishPoints,
  pageOf,
  scoreParts,
  shownVariants,
  supportPoints,
  synergiesOf,
  variantKey,
} from './variant-list.ts';

const game = gameOf('2025-10');
const { variants, mates } = sampleDetails();
const keys = (text: string, lowestFirst = false) => shownVariants(game, variants, text, lowestFirst).map(variantKey);

test('variants are found by any name of an ingredient and sorted both ways', () => {
  expect(keys('')).toEqual(['Honey Honey Tomato', 'Honey Honey Honey']);
  expect(keys('', true)).toEqual(['Honey Honey Honey', 'Honey Honey Tomato']);
  expect(keys('snoozy')).toEqual(['Honey Honey Tomato']);
  expect(keys('honey tomato')).toEqual(['Honey Honey Tomato']);
  expect(keys('leek')).toEqual([]);
});

test('a page beyond the last is the last, and nothing is one empty page', () => {
  const rows = Array.from({ length: 23 }, (_, n) => n);
  expect(pageOf(rows, 3, 10)).toEqual({ page: 3, pages: 3, from: 21, rows: [20, 21, 22] });
  expect(pageOf(rows, 9, 10).page).toBe(3);
  expect(pageOf([], 1, 10)).toEqual({ page: 1, pages: 1, from: 1, rows: [] });
});

test('a teammate counts once for each dish', () => {
  const [best] = variants;
  expect(best && synergiesOf(best, mates)).toEqual([{ mate: MATE, recipes: ['FANCY_APPLE_CURRY', 'BEAN_HAM_SALAD'] }]);
});

test('shares of the points make a whole', () => {
  const parts = scoreParts(variants[0]?.recipes ?? [], 80_000);
  expect(parts.map(({ key, points }) => [key, points])).toEqual([
    ['ingredients', 40_000],
    ['base', 40_000],
  ]);
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('points of dishes add up to the score of their variant, and their parts to them, as they are shown', () => {
  const parts = { base: 10.4, ingredients: 20.4, filler: 0.4, supportIngredients: 5.4, supportFiller: 2.4, tasty: 1.4 };
  const recipe = { recipe: 'FANCY_APPLE_CURRY', weight: 1.5, coverage: 50, supportValue: 9.2, parts, team: [] };
  const recipes = [40.4, 40.4, 40.4].map((score) => ({ ...recipe, score }));
  expect(dishPoints({ score: 121.2, recipes })).toEqual([41, 40, 40]);
  const shown = scoreParts(recipes.slice(0, 1), 41).map(({ key, points }) => [key, points] as const);
  expect(shown.reduce((sum, [, points]) => sum + points, 0)).toBe(41);
  const ofSkill = new Map(shown);
  expect(supportPoints({ ...recipe, score: 40.4 }, 41)).toBe(
    (ofSkill.get('supportIngredients') ?? 0) + (ofSkill.get('supportFiller') ?? 0) + (ofSkill.get('tasty') ?? 0),
  );
});
