// The time that is left is told in steps that do not flicker.
import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each<[readonly number[], number, string | undefined]>([
  [[], 20, undefined],
  [[1000, 2000], 2, 'a few seconds left'],
  [[1000, 2000], 9, 'about 15 seconds left'],
  [[1000], 88, 'about 90 seconds left'],
  [[1500], 200, 'about 5 minutes left'],
  [[1500], 0, undefined],
])('%j each, %i left: %s', (times, left, words) => {
  expect(timeLeft(times, left)).toBe(words);
});
