// What the filter for pots says about its sizes.
import { expect, test } from 'vitest';
import { potWords } from './pot-words.ts';

test.each([
  [{ own: 57, isSet: true, weekday: 57, campOf: null }, 'Your pot holds 57.'],
  [
    { own: 57, isSet: true, weekday: 86, campOf: 'Helper team 1' },
    'Your pot holds 57, or 86 with the Good Camp Ticket of Helper team 1.',
  ],
  [{ own: 69, isSet: false, weekday: 69, campOf: null }, 'Assuming the largest pot, which holds 69.'],
])('%j', (facts, words) => {
  expect(potWords(facts)).toBe(words);
});
