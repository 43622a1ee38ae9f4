// The energy of a rotation's members over the week: it falls in the team and stays as it is on the bench.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { requestFor } from '../../test/teams.ts';
import { weekEnergy } from './week-energy.ts';

const game = gameOf('2026-10');
const SCHEDULE = { wakeup: '06:00', bedtime: '21:30' };
const MEMBERS = ['PINSIR', 'RAICHU'].map((pokemon) => ({ pokemon, level: 60, nature: 'Bashful' }));
const [PINSIR, RAICHU] = ['PINSIR 0', 'RAICHU 1'];

const rotating = (changes: readonly object[]) =>
  requestFor(game, MEMBERS, { ...SCHEDULE, rotation: { lineups: [[PINSIR], [RAICHU]], changes } });

const rounded = (values: readonly number[] = []) => values.map((value) => Math.round(10 * value) / 10);

test('who leaves at bedtime keeps its energy on the bench, gets a little of the night, and falls again by day', () => {
  const { hours = [] } =
    weekEnergy(
      rotating([
        { lineup: 0, at: 'wakeup' },
        { lineup: 1, at: 'bedtime' },
      ]),
      1,
    ) ?? {};
  const [pinsir, raichu] = hours.map((energies) => rounded(energies));
  expect(pinsir).toHaveLength(168);
  // Calculated by hand: 8 when it leaves, 5 more from the night on the bench.
  expect(new Set(pinsir?.slice(16, 24))).toEqual(new Set([8]));
  expect(pinsir?.[24]).toBeGreaterThan(8);
  expect(pinsir?.[24]).toBeLessThan(13);
  // In for the night, it wakes up rested and stays so on the bench until bedtime.
  expect(new Set(raichu?.slice(0, 15)).size).toBe(1);
  expect(raichu?.[0]).toBeGreaterThan(90);
  expect(raichu?.[16]).toBeLessThan(raichu?.[14] ?? 0);
});

test('in and out twice a day: the bench is flat between', () => {
  const { hours = [] } =
    weekEnergy(
      rotating([
        { lineup: 0, at: '18:00' },
        { lineup: 1, at: '12:00' },
      ]),
      1,
    ) ?? {};
  const [pinsir, raichu] = hours.map((energies) => rounded(energies));
  // Calculated by hand: 67 when it leaves at noon, and 8 when Raichu leaves at 18:00.
  expect(new Set(pinsir?.slice(6, 12))).toEqual(new Set([67]));
  expect(new Set(raichu?.slice(12, 24))).toEqual(new Set([8]));
  expect(raichu?.[6]).toBeGreaterThan(8);
});

test('a team that stays the same has no such week', () => {
  expect(weekEnergy(requestFor(game, MEMBERS, SCHEDULE), 1)).toBeUndefined();
});
