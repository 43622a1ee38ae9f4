// Lines of the speech bubble, by nature.
import { EDITIONS, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { linesOf } from './nature-lines.ts';

test.each(EDITIONS)('every nature of %s has ten different lines', (edition) => {
  for (const { name } of gameOf(edition).natures.rows) {
    expect(linesOf(name).length, name).toBeGreaterThanOrEqual(10);
    expect(new Set(linesOf(name)).size, name).toBe(linesOf(name).length);
  }
});

test('an unknown nature has a placeholder', () => {
  expect(linesOf('Grumpy')).toEqual(['...']);
});
