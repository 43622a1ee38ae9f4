// Editions, numbers and durations as people read them.
import { ELEMENT_TYPES } from '@oversleep/game';
import { expect, test } from 'vitest';
import {
  compactText,
  countText,
  editionName,
  gainPercentText,
  minutesText,
  percentText,
  roundPercentText,
  shortEditionName,
  typeName,
} from './wording.ts';

test('editions are months', () => {
  expect(editionName('2025-10')).toBe('October 2025');
  expect(editionName('2026-08')).toBe('August 2026');
  expect(shortEditionName('2025-10')).toBe('Oct 2025');
});

test.each([
  [2295, '38:15'],
  [60, '1:00'],
  [59, '0:59'],
  [5400, '90:00'],
  [3605, '60:05'],
])('%i seconds are %s', (seconds, text) => {
  expect(minutesText(seconds)).toBe(text);
});

test('counts have thousands, chances one or two decimals', () => {
  expect(countText(12345.6)).toBe('12,346');
  expect(percentText(0.207)).toBe('20.7%');
  expect(percentText(0.02589)).toBe('2.59%');
  expect(percentText(1)).toBe('100.0%');
  expect([0.2793, 0.0615, 0.0004].map(roundPercentText)).toEqual(['28%', '6.2%', '0.04%']);
  expect([0.132, 0.16243, 0.03].map(gainPercentText)).toEqual(['13.2%', '16.2%', '3.00%']);
});

test('numbers are compact from a thousand on', () => {
  const numbers = [0, 12.34, 999, 999.96, 1000, 1500, 999_949, 999_950, 1_234_567, -2500, Number.NaN];
  const texts = ['0', '12.3', '999', '1.0K', '1.0K', '1.5K', '999.9K', '1.0M', '1.2M', '-2.5K', '0'];
  expect(numbers.map(compactText)).toEqual(texts);
});

test('every type has a name', () => {
  expect(ELEMENT_TYPES.map(typeName)).toContain('Electric');
  expect(ELEMENT_TYPES.map(typeName).join()).not.toContain('parts.');
});
