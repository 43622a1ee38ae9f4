// Selecting by click, with Shift and by keys.
import { expect, test } from 'vitest';
import { placeFor } from './row-keys.ts';
import { allOf, extended, NOTHING_SELECTED, toggled, within } from './selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { readonly ids: ReadonlySet<string> }) => [...ids].sort();

test('Shift selects from the last one to this one, in both directions', () => {
  const one = toggled(NOTHING_SELECTED, 'd');
  expect(idsOf(extended(one, ORDER, 'b'))).toEqual(['b', 'c', 'd']);
  expect(idsOf(extended(extended(one, ORDER, 'b'), ORDER, 'e'))).toEqual(['b', 'c', 'd', 'e']);
  expect(idsOf(extended(NOTHING_SELECTED, ORDER, 'c'))).toEqual(['c']);
});

test('a row that is filtered out is no longer selected', () => {
  const all = allOf(ORDER);
  expect(idsOf(within(all, ['b', 'c']))).toEqual(['b', 'c']);
  expect(within(all, ORDER)).toEqual(all);
  expect(idsOf(extended(within(toggled(NOTHING_SELECTED, 'a'), ['b', 'c']), ['b', 'c'], 'c'))).toEqual(['c']);
});

test('a second click unselects it', () => {
  expect(idsOf(toggled(toggled(NOTHING_SELECTED, 'a'), 'a'))).toEqual([]);
});

test('keys move through a table and through cards, and stop at the ends', () => {
  expect(placeFor('ArrowDown', 4, 5, 1)).toBe(4);
  expect(placeFor('ArrowDown', 1, 50, 3)).toBe(4);
  expect(placeFor('ArrowRight', 1, 50, 3)).toBe(2);
  expect(placeFor('End', 1, 50, 1)).toBe(49);
  expect(placeFor('x', 1, 50, 1)).toBeUndefined();
});
