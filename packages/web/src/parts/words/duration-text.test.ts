// How long something lasts.
import { expect, test } from 'vitest';
import { durationText, spanText } from './duration-text.ts';

test('hours and minutes are named only where there are any', () => {
  expect([510, 60, 61, 45, 120, 0].map(durationText)).toEqual([
    '8 hours and 30 minutes',
    '1 hour',
    '1 hour and 1 minute',
    '45 minutes',
    '2 hours',
    '0 minutes',
  ]);
});

test('a short span has two units at most', () => {
  expect([0, 45, 60, 1000, 1440, 1700].map(spanText)).toEqual([
    '0 min',
    '45 min',
    '1 hr',
    '16 hr 40 min',
    '1 day',
    '1 day 4 hr',
  ]);
});
