// Where a creature is used, only shown for several places.
import { expect, test } from 'vitest';
import { placesText } from './places-words.ts';

test('a single place is not mentioned, several are all named', () => {
  expect(placesText([], false)).toBeUndefined();
  expect(placesText(['Night shift'], false)).toBeUndefined();
  expect(placesText(['Night shift', 'Nap'], true)).toContain('Night shift, Nap, and the comparison');
});
