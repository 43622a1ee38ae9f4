// The line about the kitchen.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { assumptionWords } from './assumption-words.ts';

const game = gameOf('2025-10');
const own = { FANCY_APPLE_CURRY: 10 };

test.each([
  [{ pot: 69, ownPot: false, levels: {} }, 'Using the largest pot (69) and Lv. 65 recipes.'],
  [{ pot: 33, ownPot: true, levels: {} }, 'Using your pot (33) and Lv. 65 recipes.'],
  [{ pot: 69, ownPot: false, levels: own }, 'Using the largest pot (69) and your recipe levels.'],
  [{ pot: 33, ownPot: true, levels: own }, 'Using your pot (33) and your recipe levels.'],
])('%j', (kitchen, words) => {
  expect(assumptionWords(game, kitchen)).toBe(words);
});
