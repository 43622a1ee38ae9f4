// Layouts follow the letter size.
import { expect, test } from 'vitest';
import { inEm } from './media-query.ts';

test.each([
  ['(width < 600px)', '(width < 37.5em)'],
  ['@media (width >= 1200px) and (width < 1920px) ', '@media (width >= 75em) and (width < 120em) '],
  ['(height < 600px)', '(height < 37.5em)'],
  ['(pointer: coarse)', '(pointer: coarse)'],
])('%s is %s', (query, expected) => {
  expect(inEm(query)).toBe(expected);
});
