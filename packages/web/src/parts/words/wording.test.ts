// Editions, numbers and durations as people read them.
import { expect, test } from 'vitest';
import { amountText } from './range-text.ts';
import {
  countedText,
  countText,
  editionName,
  minutesText,
  percentText,
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
});

test('types start with a capital', () => {
  expect(typeName('electric')).toBe('Electric');
});

test.each([
  [0, '0 teams'],
  [1, '1 team'],
  [0.9, '1 team'],
  [1.6, '2 teams'],
  [1234, '1,234 teams'],
])('a count of %d is "%s"', (count, text) => {
  expect(countedText(count, 'team')).toBe(text);
});

test('nouns have their own plurals, and amounts their decimals', () => {
  expect(countedText(1, 'candy', 'candies')).toBe('1 candy');
  expect(countedText(2, 'candy', 'candies')).toBe('2 candies');
  expect(countedText(1.2, 'time', 'times', amountText)).toBe('1.2 times');
});
