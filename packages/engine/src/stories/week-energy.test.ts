// The energy of a rotation's members over the week: it falls in the team and stays as it is on the bench.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { requestFor } from '../../test/teams.ts';
import type { TeamRequest } from '../request.ts';
import { runToEnd } from '../stepwise.ts';
import { weekEnergy } from './week-energy.ts';

const game = gameOf('2026-10');
const SCHEDULE = { wakeup: '06:00', bedtime: '21:30' };
const MEMBERS = ['PINSIR', 'RAICHU'].map((pokemon) => ({ pokemon, level: 60, nature: 'Bashful' }));
const [PINSIR, RAICHU] = ['PINSIR 0', 'RAICHU 1'];

const rotating = (changes: readonly object[]) =>
  requestFor(game, MEMBERS, { ...SCHEDULE, rotation: { lineups: [[PINSIR], [RAICHU]], changes } });

const energyOf = (request: TeamRequest) => runToEnd(weekEnergy(request, 1));

const rounded = (values: readonly number[] = []) => values.map((value) => Math.round(10 * value) / 10);

test('who leaves at bedtime keeps its energy on the bench, gets a little of the night, and falls again by day', () => {
  const { hours = [] } =
    energyOf(
      rotating([
        { lineup: 0, at: 'wakeup' },
        { lineup: 1, at: 'bedtime' },
      ]),
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
    energyOf(
      rotating([
        { lineup: 0, at: '18:00' },
        { lineup: 1, at: '12:00' },
      ]),
    ) ?? {};
  const [pinsir, raichu] = hours.map((energies) => rounded(energies));
  // Calculated by hand: 67 when it leaves at noon, and 8 when Raichu leaves at 18:00.
  expect(new Set(pinsir?.slice(6, 12))).toEqual(new Set([67]));
  expect(new Set(raichu?.slice(12, 24))).toEqual(new Set([8]));
  expect(raichu?.[6]).toBeGreaterThan(8);
});

test('a team that stays the same has no such week', () => {
  expect(energyOf(requestFor(game, MEMBERS, SCHEDULE))).toBeUndefined();
});

test('it can be stopped in the middle', () => {
  let steps = 0;
  const changes = [
    { lineup: 0, at: 'wakeup' },
    { lineup: 1, at: 'bedtime' },
  ];
  expect(runToEnd(weekEnergy(rotating(changes), 1), () => ++steps === 3)).toBeUndefined();
});
