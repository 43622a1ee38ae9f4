// What counts as a whole number within bounds.
import { expect, test } from 'vitest';
import { wholeNumberIn } from './whole-number.ts';

test.each([
  ['1', 1],
  ['100', 100],
  [' 42 ', 42],
  ['007', 7],
])('%j is %i', (text, value) => {
  expect(wholeNumberIn(text, 1, 100)).toBe(value);
});

test.each(['', ' ', '0', '101', '-5', '+5', '1.5', '1e1', '0x10', 'abc', '5 6', '٣', '99999999999999999999'])(
  '%j is none',
  (text) => {
    expect(wholeNumberIn(text, 1, 100)).toBeUndefined();
  },
);
