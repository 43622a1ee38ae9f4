// Variants: which a search finds, page by page, who goes well with them, and that points add up.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { MATE, sampleDetails } from './sample-list.ts';
import { pageOf, scoreParts, shownVariants, synergiesOf, variantKey } from './variant-list.ts';

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

test('a mate counts once for each dish, however often they stand in its team', () => {
  const [best] = variants;
  expect(best && synergiesOf(best, mates)).toEqual([{ mate: MATE, recipes: ['FANCY_APPLE_CURRY', 'BEAN_HAM_SALAD'] }]);
});

test('shares of the points make a whole', () => {
  const parts = scoreParts(variants[0]?.recipes ?? []);
  expect(parts.map(({ key, points }) => [key, points])).toEqual([
    ['ingredients', 40_000],
    ['base', 40_000],
  ]);
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});
