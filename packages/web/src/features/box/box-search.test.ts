// The filter and its address hold the same values.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOX_SORTS } from './box-columns.ts';
import { type BoxFilter, CHANGED, countOfFilters, filterOf, NO_FILTER, SPECIALTIES, searchOf } from './box-search.ts';

const word = fc.stringMatching(/^[a-z_]{1,12}$/);
const level = fc.option(fc.integer({ min: 1, max: 100 }), { nil: null });
const tag = fc.string({ minLength: 1, maxLength: 24, unit: 'grapheme' }).filter((text) => text.trim() === text);
const anyFilter: fc.Arbitrary<BoxFilter> = fc.record({
  text: fc.string({ maxLength: 20 }).map((text) => text.trim()),
  types: fc.subarray(['bug', 'fire', 'water'] as const),
  specialties: fc.subarray([...SPECIALTIES]),
  ingredients: fc.uniqueArray(word, { maxLength: 3 }),
  openOnly: fc.boolean(),
  skills: fc.uniqueArray(word, { maxLength: 3 }),
  subskills: fc.uniqueArray(word, { maxLength: 3 }),
  anySubskill: fc.boolean(),
  up: fc.constantFrom(null, ...CHANGED),
  down: fc.constantFrom(null, ...CHANGED),
  min: level,
  max: level,
  shiny: fc.boolean(),
  favourite: fc.boolean(),
  tags: fc.uniqueArray(tag, { maxLength: 3 }),
  inTeam: fc.constantFrom('any', 'yes', 'no'),
  unseen: fc.option(fc.integer({ min: 1, max: 365 }), { nil: null }),
  doubtful: fc.boolean(),
  candy: fc.boolean(),
  sort: fc.constantFrom(...BOX_SORTS),
  ascending: fc.boolean(),
  preview: fc.record({ level, evolved: fc.boolean(), skillMax: fc.boolean() }),
});

test('every filter survives its address', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(filterOf(searchOf(filter))).toEqual(filter);
    }),
  );
});

test('defaults are not in the address, and nonsense is ignored', () => {
  expect(searchOf(NO_FILTER)).toEqual({});
  expect(
    filterOf({ type: 'stone', min: 'x', max: 900, sort: 'beauty', up: 'down', unseen: -4, lv: {}, tag: '', team: [] }),
  ).toEqual(NO_FILTER);
  expect(filterOf({ q: 25 }).text).toBe('25');
});

test('each filter is counted once, and a preview is not a filter', () => {
  expect(countOfFilters({ ...NO_FILTER, min: 10, max: 20, shiny: true })).toBe(2);
  expect(countOfFilters({ ...NO_FILTER, preview: { level: 60, evolved: true, skillMax: true } })).toBe(0);
});
