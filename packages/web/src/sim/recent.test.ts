// What is remembered, and what makes room for it.
import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

test('the entry used longest ago is dropped first', () => {
  const recent = createRecent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.get('a');
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
});

test('the same key takes no more room', () => {
  const recent = createRecent<number>(2);
  for (const value of [1, 2, 3]) recent.set('a', value);
  recent.set('b', 4);
  expect([recent.get('a'), recent.get('b')]).toEqual([3, 4]);
});
