// What the filter for pots says about its sizes.
import { expect, test } from 'vitest';
import { potWords } from './pot-words.ts';

test.each([
  [{ own: 57, isSet: true, weekday: 57, campOf: null }, 'Your pot holds 57.'],
  [
    { own: 57, isSet: true, weekday: 86, campOf: 'Helper team 1' },
    'Your pot holds 57; with the camp ticket of Helper team 1 that is 86.',
  ],
  [{ own: 69, isSet: false, weekday: 69, campOf: null }, 'The largest pot, which is assumed, holds 69.'],
])('%j', (facts, words) => {
  expect(potWords(facts)).toBe(words);
});
