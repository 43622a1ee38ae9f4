// How one version of the game differs from another, in a sentence.
import { EDITIONS, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { differenceWords } from './edition-words.ts';

const [before, after] = [gameOf('2025-10'), gameOf('2026-08')];

test('the sentence names what is new and what changes for every Pokémon', () => {
  expect(differenceWords(after, before)).toBe(
    '49 more Pokémon, 10 more recipes, 2 more ingredients, and 2 more islands; level cap 70, Sub Skills at Lv. 10, 25, 50, 70, and 80.',
  );
});

test('the way back says what is missing', () => {
  expect(differenceWords(before, after)).toMatch(
    /^49 fewer Pokémon, .*; level cap 65, Sub Skills at Lv\. 10, 25, 50, 75, and 100\.$/,
  );
});

test('every pair of editions has a sentence', () => {
  for (const game of EDITIONS.map(gameOf)) {
    for (const from of EDITIONS.map(gameOf)) expect(differenceWords(game, from)).toMatch(/^\S.*\.$/);
  }
});
