// Where a creature is used, said only when it matters.
import { expect, test } from 'vitest';
import { placesText } from './places-words.ts';

test('one place needs no word, several are all named', () => {
  expect(placesText([], false)).toBeUndefined();
  expect(placesText(['Night shift'], false)).toBeUndefined();
  expect(placesText(['Night shift', 'Nap'], true)).toContain('Night shift, Nap, and the comparison');
});
