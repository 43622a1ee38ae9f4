// The letters on portraits.
import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Pikachu', 'Pi'],
  ['Pikachu (Halloween)', 'PH'],
  ['Vulpix (Alolan Form)', 'VA'],
  ['Mr. Mime', 'MM'],
  ["Farfetch'd", 'Fa'],
  ['Mime Jr.', 'MJ'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
