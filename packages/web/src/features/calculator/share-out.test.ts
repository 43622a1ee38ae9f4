// Whether shared-out parts add up.
import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [100, [50, 30, 20], [50, 30, 20]],
  [5, [0, 0, 3], [0, 0, 5]],
  [0, [1, 2], [0, 0]],
  [7, [0, 0], [0, 0]],
  [1000, [333.4, 333.3, 333.3], [334, 333, 333]],
])('%i by %j is %j', (total, weights, parts) => {
  expect(shareOut(total, weights)).toEqual(parts);
});
