// Where a creature is used, said only when it matters.
import { expect, test } from 'vitest';
import { placesWords } from './places-words.ts';

test('one place needs no word, several are all named', () => {
  expect(placesWords([], false)).toBeUndefined();
  expect(placesWords(['Night shift'], false)).toBeUndefined();
  expect(placesWords(['Night shift', 'Nap'], true)).toContain('Night shift, Nap, and the comparison');
});
