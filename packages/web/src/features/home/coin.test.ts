// Whether a flip always shows the other side, within the limits that a player can see.
import { expect, test } from 'vitest';
import { flip, selfSpin } from './coin.ts';

test.each([
  [0, 180],
  [0.26, 540],
  [0.5, 900],
  [0.999, 1260],
])('a draw of %f turns the coin by %i degrees', (draw, degrees) => {
  expect(flip(() => draw)).toEqual({ degrees, duration: 1000 });
});

test('by itself it turns one and a half times in half a second', () => {
  expect(selfSpin).toEqual({ degrees: 540, duration: 500 });
});
