// How long something lasts.
import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

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
