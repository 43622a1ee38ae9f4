// What is stored of searches, also by earlier versions.
import { expect, test } from 'vitest';
import { withRaced } from './team-search.ts';

const known = { progress: 1, considered: 1, simulated: 1, steps: 64, exhaustive: true, present: null, impossible: [] };
const older = { ids: ['a'], total: 100, error: 1, sure: 0.996, lead: { mean: 5, error: 1, sure: 0.99 } };

test('a search that an earlier version finished claims no certainty', () => {
  expect(withRaced({ ...known, teams: [older, { ...older, lead: null }] }).teams).toEqual([
    { ...older, raced: false, sure: null, lead: { mean: 5, error: 1, sure: null } },
    { ...older, raced: false, sure: null, lead: null },
  ]);
});

test('a search of this version is handed on as it is', () => {
  const teams = [{ ...older, raced: true }];
  expect(withRaced({ ...known, teams }).teams).toEqual(teams);
});
