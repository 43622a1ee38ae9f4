// The best Pokémon for a slot, in the order of the differences shown.
import { expect, test } from 'vitest';
import type { FoundTeams, ListedTeam } from '../../../state/data/results.ts';
import { byId, creatureOf, idOf, teamOf } from '../../../testing/creatures.ts';
import { SPECIFIED_SETTINGS } from '../../../testing/specified.ts';
import { placeSearch, rankedFor } from './place-search.ts';

const others = [1, 2, 3, 4].map((number) => creatureOf(number, { saved: true }));
const candidates = [5, 6, 7, 8].map((number) => creatureOf(number, { saved: true }));
const asked = placeSearch(SPECIFIED_SETTINGS, teamOf(0, others), 4, byId(...others, ...candidates));

const team = (number: number, total: number, gain: number | null): ListedTeam => ({
  ids: [...others.map(({ externalId }) => externalId), idOf(number)],
  total,
  error: 10,
  raced: false,
  sure: null,
  lead: gain === null ? null : { mean: gain, error: 5, sure: null },
});

const found = (...teams: readonly ListedTeam[]): FoundTeams => ({
  teams,
  considered: 4,
  simulated: 4,
  steps: 8,
  exhaustive: false,
  present: null,
  pool: 8,
  impossible: [],
  done: 0.5,
});

const numbers = (ranked: ReturnType<typeof rankedFor>) =>
  ranked.map(({ id }) => [5, 6, 7, 8].find((n) => idOf(n) === id));

test('the largest difference comes first, whatever the totals are, and Pokémon not compared yet come last', () => {
  // Totals rest on different numbers of weeks while a search runs, so that their order differs from that of the differences.
  const ranked = rankedFor(found(team(5, 1000, 20), team(6, 990, 35), team(7, 980, null), team(8, 970, -4)), asked);
  expect(numbers(ranked)).toEqual([6, 5, 8, 7]);
});

test('before anything is compared the order is that of the totals', () => {
  expect(numbers(rankedFor(found(team(8, 1000, null), team(5, 990, null)), asked))).toEqual([8, 5]);
});
