// Numbers of a day and their changes, in words.
import { expect, test } from 'vitest';
import { amountText, changeOf, rangeText } from './output-figures.ts';

test.each([
  [1234.5, '1,235'],
  [84.94, '84.9'],
  [2.614, '2.61'],
  [0, '0.00'],
])('%d is written %s', (value, text) => {
  expect(amountText(value)).toBe(text);
});

test('a change has a sign, a share and a direction', () => {
  expect(changeOf({ value: 11, error: 0 }, { value: 10, error: 0 })).toEqual({
    text: '+1.00',
    percent: '+10.0 %',
    trend: 'up',
  });
  expect(changeOf({ value: 5, error: 0 }, { value: 10, error: 0 })).toMatchObject({ text: '−5.00', trend: 'down' });
});

test('what lies within the error is no change, and without a before there is none', () => {
  expect(changeOf({ value: 10.01, error: 0.1 }, { value: 10, error: 0.1 })?.trend).toBe('same');
  expect(changeOf({ value: 10, error: 0 }, undefined)).toBeUndefined();
  expect(changeOf({ value: 3, error: 0 }, { value: 0, error: 0 })).toMatchObject({ text: '+3.00', percent: undefined });
});

test('a range is twice the error', () => {
  expect(rangeText({ value: 10, error: 0.5 })).toBe('± 1.00');
  expect(rangeText({ value: 10, error: 0.001 })).toBe('± <0.01');
});
