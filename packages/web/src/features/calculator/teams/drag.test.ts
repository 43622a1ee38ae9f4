// Where a dragged member lands, and where the keyboard sends it.
import { describe, expect, test } from 'vitest';
import { boxUnder, isFar, placeAfterKey } from './drag.ts';

const column = [0, 1, 2, 3, 4].map((i) => ({ left: 0, top: i * 100, width: 300, height: 90 }));

describe('dropping', () => {
  test.each([
    ['on a card', { x: 150, y: 250 }, 2],
    ['between two cards, on the nearer one', { x: 150, y: 98 }, 1],
    ['beside the cards', { x: 350, y: 40 }, 0],
    ['below the last card', { x: 150, y: 600 }, 4],
  ])('%s', (_, point, place) => {
    expect(boxUnder(point, column)).toBe(place);
  });

  test('far away nothing happens', () => {
    expect(boxUnder({ x: 1200, y: 40 }, column)).toBeUndefined();
    expect(boxUnder({ x: 0, y: 0 }, [])).toBeUndefined();
  });
});

test('a trembling click is no drag', () => {
  expect(isFar({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(false);
  expect(isFar({ x: 0, y: 0 }, { x: 6, y: 8 })).toBe(true);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowUp', 2, 1],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 4, undefined],
  ['a', 2, undefined],
])('%s from place %i', (key, from, to) => {
  expect(placeAfterKey(key, from, 5)).toBe(to);
});
