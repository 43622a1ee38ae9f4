// Dishes that come within reach with a candidate.
import { expect, test } from 'vitest';
import { reachedBy } from './dishes.ts';

test('a dish is within reach from once a week on, unless the team cooks it already', () => {
  const own = { KEEMA: 4.2, CURRY: 6, SOUP: 0.9, STEW: 1 };
  expect(reachedBy(own, { CURRY: 3, KEEMA: 0.4 })).toEqual([
    { recipe: 'KEEMA', count: 4.2 },
    { recipe: 'STEW', count: 1 },
  ]);
  expect(reachedBy(own, own)).toEqual([]);
});
