// When all recipes share one level.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { commonLevel } from './common-level.ts';

const game = gameOf('2025-10');

test('one level for all is offered only if no level of the player would be lost', () => {
  expect(commonLevel(game, {})).toBe(65);
  expect(commonLevel(game, { FANCY_APPLE_CURRY: 10 })).toBeUndefined();
  const all = (level: number) => Object.fromEntries(game.recipes.rows.map(({ name }) => [name, level]));
  expect(commonLevel(game, all(20))).toBe(20);
  expect(commonLevel(game, all(0))).toBeUndefined();
});
