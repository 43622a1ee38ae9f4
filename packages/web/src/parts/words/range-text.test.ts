// Amounts and how sure they are, as people read them.
import { expect, test } from 'vitest';
import { amountText, changeText, isClear, marginText } from './range-text.ts';

test.each([
  [0, '0'],
  [0.04, '0.04'],
  [0.4, '0.4'],
  [12.34, '12.3'],
  [999.96, '1,000'],
  [12_345.6, '12,346'],
])('%d is %s', (value, text) => {
  expect(amountText(value)).toBe(text);
});

test('a change has its sign, and none where nothing is to be seen of it', () => {
  expect(changeText(12.3)).toBe('+12.3');
  expect(changeText(-1234)).toBe('−1,234');
  expect(changeText(0.001)).toBe('±0');
});

test('the range is that of 19 times out of 20', () => {
  expect(marginText(100)).toBe('± 196');
  expect(isClear(195, 100)).toBe(false);
  expect(isClear(-197, 100)).toBe(true);
});
