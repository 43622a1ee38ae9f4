// Rotations as a whole: what they make in box R, that they are teams where they don't change, and that their errors are true.
import { gameOf } from '@oversleep/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { simulateRequest } from '../src/answer/simulate.ts';
import { planOf } from '../src/loop/plan.ts';
import { checkTeam } from '../src/read-request.ts';
import { createRunner, runChains } from '../src/statistics/chains.ts';
import { answerWeek } from '../src/week/answer.ts';
import { change, FIVE, inputFor, OTHERS, requestFor, SIX, turns } from './swap-plans-of-r.ts';
import { weekOf } from './teams.ts';

const game = gameOf('2026-10');
const totalOf = (rotation: Parameters<typeof inputFor>[0], seed = 1, precision = 0.001) => {
  const result = simulateRequest(requestFor(rotation), { precision, settle: false, seed });
  if (!result) throw new Error('Cancelled');
  return { mean: result.mean.team.total, error: result.error.team.total };
};

describe('box R', () => {
  test.each([
    ['the best five all week', undefined, 3_074_000],
    ['another for one of them all week', { lineups: [OTHERS], changes: [change(0, 'wakeup')] }, 2_745_000],
    ['from 06:00 to 18:00', turns(change(1, '06:00'), change(0, '18:00')), 3_600_000],
    ['by night', turns(change(0, 'wakeup'), change(1, 'bedtime')), 3_570_000],
    [
      'on Tuesday, Thursday and Saturday',
      turns(change(1, 'wakeup', 'tue', 'thu', 'sat'), change(0, 'wakeup', 'mon', 'wed', 'fri', 'sun')),
      3_565_000,
    ],
    ['from Monday to Wednesday', turns(change(1, 'wakeup', 'mon'), change(0, 'wakeup', 'thu')), 3_253_000],
  ])('makes as much as the prototype: %s', (_, rotation, expected) => {
    const { mean, error } = totalOf(rotation);
    expect(Math.abs(mean - expected)).toBeLessThan(4 * error + 0.005 * expected);
  });
});

describe('a rotation of the same five', () => {
  test.each([
    ['at any hours', { lineups: [FIVE], changes: [change(0, '10:00', 'tue'), change(0, 'after:lunch')] }, []],
    ['with a member that is never in', { lineups: [FIVE, OTHERS], changes: [change(0, 'bedtime')] }, ['2']],
  ])('is the plain team, same question and same figures: %s', (_, rotation, more) => {
    const [plain, same] = [checkTeam(game, inputFor()), checkTeam(game, inputFor(rotation, more))];
    if (!plain.ok || !same.ok) throw new Error('Refused');
    expect(same.value).toEqual(plain.value);
    expect(Object.keys(same.value.settings)).not.toContain('rotation');
    const options = { days: 60 };
    expect(simulateRequest(requestFor(rotation, more), options)).toEqual(simulateRequest(requestFor(), options));
  });
});

test('chains of a rotation are the same in any order, on any worker', () => {
  const plan = planOf(requestFor(turns(change(1, '06:00'), change(0, '18:00'))));
  const inOrder = runChains(createRunner(plan, 1), 0, 5).chains;
  const other = createRunner(plan, 1);
  for (const index of [4, 1, 3]) expect(runChains(other, index, 1).chains[0]?.tally).toEqual(inOrder[index]?.tally);
});

/** `npm run bench -- rotations --errors` prints the same for more seeds. With FULL=1 as many runs as the bounds of the specification need; otherwise bounds are as many standard errors away. */
const RUNS = process.env.FULL ? 100 : 12;

test('is never judged by a few chains, which may agree by chance', () => {
  const half = turns(change(1, '06:00'), change(0, '18:00'));
  const { chains } = simulateRequest(requestFor(half), { precision: 0.5, settle: false }) ?? {};
  expect(chains).toBe(16);
  expect(simulateRequest(requestFor(half), { days: 20, settle: false })?.chains).toBeLessThan(16);
});

describe('standard errors of six rotations', () => {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  type Total = ReturnType<typeof totalOf>;
  let runs: readonly { readonly seeds: readonly Total[]; readonly truth: Total }[];
  beforeAll(() => {
    runs = SIX.map((rotation) => ({
      seeds: Array.from({ length: RUNS }, (_, seed) => totalOf(rotation, seed + 1, 0.005)),
      truth: totalOf(rotation, 1_000_003, process.env.FULL ? 0.0004 : 0.0008),
    }));
    // Minutes on a busy machine.
  }, 600_000);

  test('say how much seeds differ', () => {
    const chi = runs.flatMap(({ seeds }) => {
      const mean = meanOf(seeds.map((one) => one.mean));
      return seeds.map((one) => ((one.mean - mean) / one.error) ** 2);
    });
    const freedom = SIX.length * (RUNS - 1);
    const sum = chi.reduce((all, one) => all + one, 0);
    // A little wider above, because the errors are estimates: 99.9 % lie within.
    expect(sum).toBeGreaterThan(freedom - 3.3 * Math.sqrt(2 * freedom));
    expect(sum).toBeLessThan(freedom * 1.08 + 3.3 * Math.sqrt(2 * freedom));
  });

  test('cover the long-run mean in 92 to 98 % of the runs, as 95 % intervals should', () => {
    const covered = runs.flatMap(({ seeds, truth }) =>
      seeds.map(({ mean, error }) => Math.abs(mean - truth.mean) <= 1.96 * Math.hypot(error, truth.error)),
    );
    const share = covered.filter((one) => one).length / covered.length;
    const off = 0.03 * Math.sqrt(100 / RUNS);
    expect(Math.abs(share - 0.95), `${share}`).toBeLessThanOrEqual(off);
  });
});

describe('under the rules of the planned week before there were rotations', () => {
  const rules = { bench: 0, clock: 'anywhere', pity: 'keep', charges: 'keep' };
  // Recorded from the planned week then, with its standard error.
  const [RECORDED_ERROR, ROUNDED] = [9900 / 1.96, 500];
  test.each([
    ['by night', turns(change(0, 'wakeup'), change(1, 'bedtime')), 3_575_000],
    [
      'days in turn',
      turns(change(1, 'wakeup', 'tue', 'thu', 'sat'), change(0, 'wakeup', 'mon', 'wed', 'fri', 'sun')),
      3_566_000,
    ],
    ['from Monday to Wednesday', turns(change(1, 'wakeup', 'mon'), change(0, 'wakeup', 'thu')), 3_258_000],
  ])('a rotation makes what that week made: %s', (_, plan, recorded) => {
    const rotation = { ...plan, rules };
    const { mean, error } = totalOf(rotation, 1, 0.0015);
    expect(Math.abs(mean - recorded)).toBeLessThan(4 * Math.hypot(error, RECORDED_ERROR) + ROUNDED);
    const now = { day: 'mon', time: '06:00' };
    const answer = answerWeek(game, weekOf(game, { ...inputFor(rotation), now, policy: { filler: 'never' } }), {
      weeks: 300,
    });
    if (!answer) throw new Error('Cancelled');
    const { strength } = answer;
    expect(Math.abs(strength.mean - mean)).toBeLessThan(4 * Math.hypot(error, strength.error));
  });
});

test('a planned week with the same changes makes as much', () => {
  const rotation = turns(change(0, 'wakeup'), change(1, 'bedtime'));
  const { mean, error } = totalOf(rotation, 1, 0.0015);
  const now = { day: 'mon', time: '06:00' };
  const answer = answerWeek(game, weekOf(game, { ...inputFor(rotation), now, policy: { filler: 'never' } }), {
    weeks: 400,
  });
  if (!answer) throw new Error('Cancelled');
  const { strength } = answer;
  expect(Math.abs(strength.mean - mean)).toBeLessThan(4 * Math.hypot(error, strength.error));
});
