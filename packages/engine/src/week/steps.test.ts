// A week is simulated in small steps, because a worker that does not stop soon after a cancellation is ended.
import { gameOf } from '@oversleep/game';
import { afterEach, expect, test, vi } from 'vitest';
import { requestInput, weekOf } from '../../test/teams.ts';
import { weekSteps } from './answer.ts';
import { COOKED_PER_STEP } from './compare.ts';
import { playWeeks } from './play.ts';
import type { WeekQuestion } from './types.ts';
import { SIMULATED_PER_STEP, weekSetupOf } from './week-setup.ts';

const game = gameOf('2026-08');
const SEED = 1;

const saturday = (known: object): WeekQuestion =>
  weekOf(game, {
    ...requestInput(game, [{ pokemon: 'RAICHU' }, { pokemon: 'PINSIR' }]),
    now: { day: 'sat', time: '08:00', ...known },
    policy: { sunday: true, holdTasty: true, lookIn: { at: ['12:30'] } },
  });

/** How often something happens in the busiest step. */
function mostInAStep(question: WeekQuestion, count: () => number): number {
  const steps = weekSteps(game, question, { seed: SEED, weeks: 2 * COOKED_PER_STEP });
  let most = 0;
  for (let isDone = false; !isDone; ) {
    const before = count();
    isDone = steps.next().done === true;
    most = Math.max(most, count() - before);
  }
  return most;
}

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['with a known strength and bag', { strength: 1000, bag: { Apple: 9 } }],
  ['with an estimated strength and bag', {}],
])('no step cooks more weeks than a step may, %s', (_, known) => {
  const question = saturday(known);
  // Every meal of a cooked week takes its part of the harvest.
  const subarray = vi.spyOn(Float64Array.prototype, 'subarray');
  // It is compared with the same week of a player who misses no meal.
  const always: WeekQuestion = { ...question, policy: { ...question.policy, lookIn: 'always' } };
  const meals = weekSetupOf(game, always, SEED).kitchen.slots.length;
  subarray.mockClear();
  expect(mostInAStep(question, () => subarray.mock.calls.length)).toBe(COOKED_PER_STEP * meals);
});

test('no step simulates more weeks than a step may', () => {
  let reads = 0;
  const question = saturday({ strength: 1000, bag: { Apple: 9 } });
  // Every simulated week begins with the energy of the team.
  const now = Object.defineProperty({ ...question.now }, 'energy', {
    get: () => {
      reads += 1;
      return undefined;
    },
  });
  const { playoutSetup } = weekSetupOf(game, { ...question, now }, SEED);
  reads = 0;
  playWeeks(playoutSetup, 0, SIMULATED_PER_STEP);
  const inOneStep = reads;
  expect(inOneStep).toBeGreaterThan(0);
  expect(mostInAStep({ ...question, now }, () => reads)).toBe(inOneStep);
});
