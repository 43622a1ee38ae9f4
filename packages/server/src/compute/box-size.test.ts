// Which texts are so small that they are read at once.
import { expect, test } from 'vitest';
import { isSmall } from './box-size.ts';

test.each([
  ['a few lines', 'oQEAr4wDZ3x-@Sparky\n'.repeat(10), true],
  ['nothing', '', true],
  ['many short lines', 'x\n'.repeat(11), false],
  ['a long line', 'x'.repeat(401), false],
  ['a short list', JSON.stringify(Array.from({ length: 100 }, () => 1)), true],
  ['a long list', JSON.stringify(Array.from({ length: 300 }, () => 1)), false],
])('%s', (_what, text, expected) => {
  expect(isSmall(text)).toBe(expected);
});
