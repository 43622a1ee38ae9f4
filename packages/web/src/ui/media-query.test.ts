// @vitest-environment happy-dom
// Layouts follow the letter size.
import { expect, test } from 'vitest';
import { inEm, mediaOf } from './media-query.ts';

test.each([
  ['(width < 600px)', '(width < 37.5em)'],
  ['@media (width >= 1200px) and (width < 1920px) ', '@media (width >= 75em) and (width < 120em) '],
  ['(height < 600px)', '(height < 37.5em)'],
  ['(pointer: coarse)', '(pointer: coarse)'],
])('%s is %s', (query, expected) => {
  expect(inEm(query)).toBe(expected);
});

test('at the usual letter size a script sees the widths that are written', () => {
  // The window of these tests is 1024 pixels wide.
  expect(mediaOf('(width >= 1000px)').matches).toBe(true);
  expect(mediaOf('(width < 1000px)').matches).toBe(false);
  expect(mediaOf('(width >= 1200px)').matches).toBe(false);
  expect(mediaOf('(width < 1200px)').matches).toBe(true);
});
