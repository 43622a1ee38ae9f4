// Equal values have equal texts, others have others.
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';

test('the order of fields does not matter at any depth, that of lists does', () => {
  expect(canonical({ a: { x: 1, y: [1, 2] }, b: null })).toBe(canonical({ b: null, a: { y: [1, 2], x: 1 } }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});

test('an undefined field equals a missing one', () => {
  expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }));
  expect(canonical({ a: null })).not.toBe(canonical({}));
});
