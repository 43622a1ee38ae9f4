// The line about the kitchen, and when all recipes share one level.
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
    'Assumed: largest pot (69), all recipes at Lv. 65, spares as filler.',
  ],
  [
    { pot: 33, ownPot: true, levels: {}, ...usual },
    'Assumed: all recipes at Lv. 65, spares as filler. Yours: pot of 33.',
  ],
  [{ pot: 69, ownPot: false, levels: own, ...none }, 'Assumed: largest pot (69). Yours: recipe levels, no filler.'],
  [{ pot: 33, ownPot: true, levels: own, ...none }, 'Yours: pot of 33, recipe levels, no filler.'],
])('%j', (kitchen, words) => {
  expect(assumptionWords(game, kitchen)).toBe(words);
});

test('one level for all is offered only if no level of the player would be lost', () => {
  expect(commonLevel(game, {})).toBe(65);
  expect(commonLevel(game, own)).toBeUndefined();
  const all = (level: number) => Object.fromEntries(game.recipes.rows.map(({ name }) => [name, level]));
  expect(commonLevel(game, all(20))).toBe(20);
  expect(commonLevel(game, all(0))).toBeUndefined();
});
