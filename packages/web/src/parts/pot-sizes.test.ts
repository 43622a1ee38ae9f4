// Pots come in certain sizes only, and every way of choosing one has to end at such a size.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { nextPot, potAlong, potRefusal, previousPot } from './pot-sizes.ts';

const { sizes } = gameOf('2026-08').rules.pot;

test('a size that exists is taken as it is', () => {
  expect(potAlong(sizes, 81, 21)).toBe(21);
});

test('a size in between leads on in the direction that was taken', () => {
  expect([potAlong(sizes, 33, 34), potAlong(sizes, 36, 35)]).toEqual([36, 33]);
});

test('beyond the ends nothing changes', () => {
  expect([potAlong(sizes, 81, 90), potAlong(sizes, 21, 3)]).toEqual([81, 21]);
});

test('steps end at the ends', () => {
  expect([nextPot(sizes, 33), previousPot(sizes, 33)]).toEqual([36, 31]);
  expect([nextPot(sizes, 81), previousPot(sizes, 21)]).toEqual([undefined, undefined]);
});

test('a number without a pot is refused with those beside it', () => {
  expect(potRefusal(sizes, 34)).toBe("There's no pot of size 34. Try 33 or 36.");
  expect(potRefusal(sizes, 36)).toBeUndefined();
});
