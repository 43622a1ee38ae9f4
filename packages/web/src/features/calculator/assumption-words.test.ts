// What the line about the kitchen says, and when one level stands for all recipes.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { assumptionWords, commonLevel } from './assumption-words.ts';

const game = gameOf('2025-10');
const own = { FANCY_APPLE_CURRY: 10 };

test.each([
  [{ pot: 69, ownPot: false, levels: {} }, 'Assuming the largest pot (69) and every recipe at level 65.'],
  [{ pot: 33, ownPot: true, levels: {} }, 'Assuming every recipe at level 65, with your pot of 33.'],
  [{ pot: 69, ownPot: false, levels: own }, 'Assuming the largest pot (69), with your recipe levels.'],
  [{ pot: 33, ownPot: true, levels: own }, 'With your pot of 33 and your recipe levels.'],
])('%j', (kitchen, words) => {
  expect(assumptionWords(game, kitchen)).toBe(words);
});

test('one level for all is offered only where nobody’s own level would be lost', () => {
  expect(commonLevel(game, {})).toBe(65);
  expect(commonLevel(game, own)).toBeUndefined();
  const all = (level: number) => Object.fromEntries(game.recipes.rows.map(({ name }) => [name, level]));
  expect(commonLevel(game, all(20))).toBe(20);
  expect(commonLevel(game, all(0))).toBeUndefined();
});
