// The keys of a menu: round the ends, to the ends, and to a letter.
import { expect, test } from 'vitest';
import { entryFor } from './menu-keys.ts';

const labels = ['Edit', 'Duplicate', 'Delete', 'Share'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['d', 0, 1],
  ['d', 1, 2],
  ['D', 2, 1],
  ['s', 3, 3],
])('%s from %i leads to %i', (key, from, to) => {
  expect(entryFor(key, from, labels)).toBe(to);
});

test.each(['x', ' ', 'Tab', 'Enter', 'Escape'])('%s leads nowhere', (key) => {
  expect(entryFor(key, 0, labels)).toBeUndefined();
});
