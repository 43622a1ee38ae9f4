// Numbers as text for a terminal.
import { expect, test } from 'vitest';
import { counted, percent } from './text.ts';

test('percentages have two figures, and a hundred is no power of ten', () => {
  expect([0.00123, 0.45, 0.9949, 0.996, 1, 1.234].map(percent)).toEqual([
    '0.12 %',
    '45 %',
    '99 %',
    '99.6 %',
    '100 %',
    '123 %',
  ]);
});

test('one of a thing is singular', () => {
  expect([0, 1, 2000].map((count) => counted(count, 'record'))).toEqual(['0 records', '1 record', '2,000 records']);
});
