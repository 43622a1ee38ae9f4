// Numbers on axes: short, but never two the same.
import { expect, test } from 'vitest';
import { tickTexts } from './number-text.ts';

test('as few digits as keep them distinct', () => {
  expect(tickTexts([0, 1000, 2000], undefined)).toEqual(['0', '1K', '2K']);
  expect(new Set(tickTexts([1_150_000, 1_200_000, 1_250_000], undefined)).size).toBe(3);
});

test('a given format is used', () => {
  expect(tickTexts([1, 2], (value) => `${value}h`)).toEqual(['1h', '2h']);
});
