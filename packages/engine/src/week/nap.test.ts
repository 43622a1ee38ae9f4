// A nap by hand: energy by its length, and what of the night's energy is left.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { requestFor } from '../../test/teams.ts';
import { beginDay } from '../loop/day.ts';
import { planOf } from '../loop/plan.ts';
import { sleptAfter, takeNap } from './nap.ts';
import { createTeam } from './teams.ts';

const game = gameOf('2026-08');
const nap = { from: 360, to: 462 };

function team(policy?: object) {
  return createTeam(requestFor(game, [{ pokemon: 'VENUSAUR' }], policy && { policy }), 1);
}

test.each([undefined, { lookIn: { everyHours: 24 } }])('102 minutes are a fifth of a full sleep (%j)', (policy) => {
  const { state } = team(policy);
  const [member] = state.members;
  if (!member) throw new Error('No member');
  member.energy = 0;
  beginDay(state);
  let asleep = 0;
  takeNap(state, nap, () => {
    asleep = member.energy;
  });
  // 36 steps of ten minutes until then, breakfast at its start as its time ends during the nap, and 10 more steps.
  expect(asleep).toBeGreaterThanOrEqual(64);
  expect(member.energy).toBe(asleep - 10 + 20);
  expect([state.now, member.away, member.since]).toEqual([462, 0, 462]);
});

test('nap and night together give no more than a full sleep', () => {
  const { plan } = team();
  expect(plan.sleep).toBe(510);
  expect(sleptAfter(plan, undefined)).toBe(1);
  expect(sleptAfter(plan, nap)).toBeCloseTo(0.8, 12);
  expect(sleptAfter({ ...planOf(plan.request), sleep: 300 }, nap)).toBe(1);
});
