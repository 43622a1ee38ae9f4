// The line about the kitchen.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { assumptionWords } from './assumption-words.ts';

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
