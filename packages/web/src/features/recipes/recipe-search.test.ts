// The filter in the address: what is kept, what is dropped, and that it comes back as it was.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOfFilters, filterOf, NO_FILTER, RECIPE_SORTS, readRecipeSearch, searchOf } from './recipe-search.ts';

test('an address without anything shows everything, strongest first', () => {
  expect(filterOf({})).toEqual(NO_FILTER);
  expect(searchOf(NO_FILTER)).toEqual({});
});

test('what makes no sense is dropped, the rest stays', () => {
  expect(
    readRecipeSearch({ type: 'soup.curry', min: -3, max: 'many', sort: 'taste', with: 'Apple.apple', pot: 1, foo: 2 }),
  ).toEqual({ type: 'curry', with: 'apple' });
});

test('numbers that were typed as a search are a text', () => {
  expect(filterOf({ q: 12 }).text).toBe('12');
});

test('names begin with A, numbers with the largest, unless the address says otherwise', () => {
  expect(filterOf({ sort: 'name' }).ascending).toBe(true);
  expect(filterOf({ sort: 'size' }).ascending).toBe(false);
  expect(filterOf({ sort: 'size', order: 'asc' }).ascending).toBe(true);
  expect(searchOf({ ...NO_FILTER, sort: 'name', ascending: true })).toEqual({ sort: 'name' });
});

test('every filter comes back from its address', () => {
  const filters = fc.record({
    text: fc.constantFrom('', 'moomoo milk', 'café'),
    types: fc.subarray(['curry', 'salad', 'dessert'] as const),
    ingredients: fc.subarray(['apple', 'honey', 'leek']),
    min: fc.option(fc.nat(100), { nil: null }),
    max: fc.option(fc.nat(100), { nil: null }),
    pot: fc.constantFrom('any', 'weekday', 'sunday'),
    known: fc.constantFrom('all', 'known', 'unknown'),
    cooks: fc.constantFrom('any', 'week', 'team', 'box'),
    sort: fc.constantFrom(...RECIPE_SORTS),
    ascending: fc.boolean(),
    view: fc.constantFrom('auto', 'table', 'cards'),
    recipe: fc.constantFrom(null, 'BEAN_HAM_SALAD'),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(filterOf({ ...searchOf(filter) })).toEqual(filter);
    }),
  );
});

test('order and look hide nothing, so they do not count as filters', () => {
  expect(countOfFilters({ ...NO_FILTER, sort: 'name', ascending: true, view: 'cards' })).toBe(0);
  expect(countOfFilters({ ...NO_FILTER, min: 10, max: 20, text: 'a' })).toBe(2);
});
