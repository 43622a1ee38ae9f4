// Numbers as they are typed: which are taken, and what is said of the others.
import { describe, expect, test } from 'vitest';
import { readNumber, steppedFrom } from './number-rules.ts';

describe('what is typed', () => {
  test.each([
    ['12', { min: 1, max: 100 }, 12],
    [' 7 ', {}, 7],
    ['-3', { min: -5 }, -3],
    ['0,5', { min: 0, step: 0.1 }, 0.5],
    ['0.3', { min: 0, step: 0.1 }, 0.3],
    ['18', { min: 15, max: 69, step: 3 }, 18],
    ['5,000', { max: 9999 }, 5000],
    ['462.000', {}, 462_000],
    ['1 000', {}, 1000],
    ['1,234,567', {}, 1_234_567],
    ['0,500', { min: 0, step: 0.05 }, 0.5],
  ])('%s is taken', (text, rules, value) => {
    expect(readNumber(text, rules)).toEqual({ value });
  });

  test.each([
    ['0', { min: 1, max: 100 }, 'Value must be 1 or more'],
    ['101', { min: 1, max: 100 }, 'Value must be 100 or less'],
    ['20', { min: 15, max: 69, step: 3 }, 'Value must be in increments of 3 from 15'],
    ['4', { step: 3 }, 'Value must be in increments of 3 from 0'],
    ['1.5', { min: 1 }, 'Value must be a whole number'],
    ['abc', {}, 'Value must be a number'],
    ['1e3', {}, 'Value must be a number'],
    ['1 00', {}, 'Value must be a number'],
    ['5,000', { max: 2000 }, 'Value must be 2000 or less'],
    ['1,234,567,890', { max: 999_999_999 }, 'Value must be 999,999,999 or less'],
    ['0', { min: 1, max: 100, message: 'Level must be 1-100' }, 'Level must be 1-100'],
    ['13', { rules: [(value: number) => (value === 13 ? 'Not that one' : undefined)] }, 'Not that one'],
  ])('%s is refused', (text, rules, refusal) => {
    expect(readNumber(text, rules)).toEqual({ refusal });
  });

  test('nothing is no mistake yet', () => {
    expect(readNumber('  ', { min: 1 })).toBeUndefined();
  });
});

test.each([
  [60, 1, { min: 1, max: 100 }, 61],
  [100, 1, { min: 1, max: 100 }, 100],
  [5, -10, { min: 1, max: 100 }, 1],
  [15, 1, { min: 15, max: 69, step: 3 }, 18],
  [0.1, 2, { min: 0, step: 0.1 }, 0.3],
  [69, 1, { min: 15, max: 70, step: 3 }, 69],
])('%d stepped by %d', (value, steps, rules, to) => {
  expect(steppedFrom(value, steps, rules)).toBe(to);
});
