// What the line about the kitchen says, and when one level stands for all recipes.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { assumptionWords, commonLevel } from './assumption-words.ts';

const game = gameOf('2025-10');
const own = { FANCY_APPLE_CURRY: 10 };

const usual = { filler: 'surplus', ownFiller: false } as const;
const none = { filler: 'never', ownFiller: true } as const;

test.each([
  [
    { pot: 69, ownPot: false, levels: {}, ...usual },
    'Assuming the largest pot (69), every recipe at level 65 and surplus in the pot.',
  ],
  [
    { pot: 33, ownPot: true, levels: {}, ...usual },
    'Assuming every recipe at level 65 and surplus in the pot, with your pot of 33.',
  ],
  [
    { pot: 69, ownPot: false, levels: own, ...none },
    'Assuming the largest pot (69), with your recipe levels and nothing beside the dish.',
  ],
  [
    { pot: 33, ownPot: true, levels: own, ...none },
    'With your pot of 33, your recipe levels and nothing beside the dish.',
  ],
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
