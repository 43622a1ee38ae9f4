// Everybody has something to say.
import { EDITIONS, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { linesOf } from './nature-lines.ts';

test.each(EDITIONS)('every nature of %s', (edition) => {
  for (const { name } of gameOf(edition).natures.rows) {
    expect(linesOf(name).length, name).toBeGreaterThanOrEqual(10);
    expect(new Set(linesOf(name)).size, name).toBe(linesOf(name).length);
  }
});

test('nobody is left without words', () => {
  expect(linesOf('Grumpy')).toEqual(['...']);
});
