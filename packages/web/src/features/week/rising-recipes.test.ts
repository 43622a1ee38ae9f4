// Which recipes gain levels by Sunday, and when the page says that one cannot.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { isStopped, levelText, risingRecipes } from './rising-recipes.ts';

const [early, newest] = [gameOf('2025-10'), gameOf('2026-10')];
const one = (level: number, end: number, recipe = 'NINJA_CURRY') => ({ recipe, level, end });

test('rising recipes are sorted by their rise, others are left out', () => {
  const levels = [one(5, 5, 'A'), one(5, 6, 'B'), one(1, 4.5, 'C'), one(9, 9.01, 'D')];
  expect(risingRecipes(levels).map(({ recipe }) => recipe)).toEqual(['C', 'B']);
});

test.each([
  [newest, one(12, 13.4), false],
  [newest, one(65, 65), true],
  [newest, one(66, 66), true],
  [newest, one(64, 64.3), true],
  [newest, one(70, 70), false],
  [early, one(65, 65), false],
] as const)('a recipe stopped by an unknown level is recognised (%#)', (game, row, expected) => {
  expect(isStopped(game, [row])).toBe(expected);
});

test('average levels have at most one decimal', () => {
  expect([13, 13.44, 13.96].map(levelText)).toEqual(['13', '13.4', '14']);
});
