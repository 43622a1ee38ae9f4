// Bodies with far too many entries.
import { routes } from '@oversleep/contract';
import { expect, test } from 'vitest';
import { oversizeIn } from './size-check.ts';

const many = (count: number) => Array.from({ length: count }, () => 0);
const { body: search } = routes.startSearch;
const { body: settings } = routes.putSettings;

test('a list that is too long is named without a look at its entries', () => {
  expect(oversizeIn(search, { candidates: many(301) })).toMatchObject({
    instancePath: '/candidates',
    message: 'must not have more than 300 items',
  });
  expect(oversizeIn(search, { candidates: many(300) })).toBeUndefined();
});

test('a list within a list is found by its place', () => {
  const candidates = [{ subskills: [] }, { subskills: many(6) }];
  expect(oversizeIn(search, { candidates })).toMatchObject({ instancePath: '/candidates/1/subskills' });
});

test('an object may have some unknown fields, but not thousands', () => {
  const fields = (count: number) => Object.fromEntries(many(count).map((value, n) => [`field ${n}`, value]));
  expect(oversizeIn(search, fields(100))).toBeUndefined();
  expect(oversizeIn(search, fields(1000))).toMatchObject({ instancePath: '', keyword: 'maxProperties' });
  expect(oversizeIn(routes.putRecipes.body, fields(201))).toMatchObject({ keyword: 'maxProperties' });
});

test('what may be null or a whole week is measured by the week', () => {
  expect(oversizeIn(settings, { week: { log: many(100_000) } })).toMatchObject({ instancePath: '/week/log' });
  expect(oversizeIn(settings, { week: null })).toBeUndefined();
  expect(oversizeIn(settings, { week: many(100_000) })).toMatchObject({ instancePath: '/week' });
  expect(oversizeIn(settings, { event: { effects: many(10_000) } })).toMatchObject({ instancePath: '/event/effects' });
});
