// Arrows in a grid of eight tiles in three columns.
import { expect, test } from 'vitest';
import { tileFor } from './grid-keys.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, -1],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['PageDown', 0, 7],
  ['PageUp', 7, 0],
  ['a', 3, undefined],
])('%s from %i leads to %s', (key, from, to) => {
  expect(tileFor(key, from, 8, 3)).toBe(to);
});
