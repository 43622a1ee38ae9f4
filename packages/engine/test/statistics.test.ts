// Whether the doubt that comes with every number is itself right.
import { readFileSync } from 'node:fs';
import { gameOf } from '@oversleep/game';
import { beforeAll, describe, expect, it } from 'vitest';
import { simulateRequest, type TeamResult } from '../src/answer/simulate.ts';
import { validateRequest } from '../src/read-request.ts';
import type { TeamRequest } from '../src/request.ts';

function recordedTeam(id: string): TeamRequest {
  const { input } = JSON.parse(readFileSync(new URL(`./goldens/2025-10-${id}.json`, import.meta.url), 'utf8'));
  const request = validateRequest(gameOf('2025-10'), input);
  if (!request.ok) throw new Error(JSON.stringify(request.problems));
  return request.value;
}

function run(request: TeamRequest, options: Parameters<typeof simulateRequest>[1]): TeamResult {
  const result = simulateRequest(request, options);
  if (!result) throw new Error('no result');
  return result;
}

/** All sizes are those of FULL=1 times this; every bound is as many standard errors away at both. */
const SIZE = process.env.FULL ? 1 : 0.3;
const RUNS = 200 * SIZE;
const total = ({ mean, error }: TeamResult) => ({ mean: mean.team.total, error: error.team.total });

/** A pair and a whole team; with FULL=1 also five members that all help each other, which takes longest. */
const TEAMS = process.env.FULL ? ['t04', 't09', 't13'] : ['t04', 't13'];
const DAYS = 1150;

describe.each(TEAMS)('errors of team %s', (id) => {
  const request = recordedTeam(id);
  let long: TeamResult;
  let truth: { mean: number; error: number };
  let runs: { mean: number; error: number }[];

  beforeAll(() => {
    long = run(request, { seed: 1_000_003, days: 120_000 * SIZE });
    truth = total(long);
    // About thirty chains each: as many as an ordinary answer has.
    runs = Array.from({ length: RUNS }, (_, i) => total(run(request, { seed: i + 1, days: DAYS })));
    // Minutes on a busy machine.
  }, 600_000);

  it('two seeds differ as their errors predict', () => {
    const mean = runs.reduce((sum, one) => sum + one.mean, 0) / RUNS;
    const chi = runs.reduce((sum, one) => sum + ((one.mean - mean) / one.error) ** 2, 0);
    // Chi-square, a little wider because the errors are estimates: 99.9 % lie within.
    const freedom = RUNS - 1;
    expect(chi).toBeGreaterThan(freedom - 3.3 * Math.sqrt(2 * freedom));
    expect(chi).toBeLessThan(freedom * 1.08 + 3.3 * Math.sqrt(2 * freedom));
  });

  it('95 % intervals cover the long-run mean in about 95 % of the runs', () => {
    const covered = runs.filter(
      ({ mean, error }) => Math.abs(mean - truth.mean) <= 1.96 * Math.hypot(error, truth.error),
    ).length;
    // 92 to 98 % of 200.
    const off = 1.96 * Math.sqrt((0.95 * 0.05) / RUNS);
    expect(Math.abs(covered / RUNS - 0.95)).toBeLessThanOrEqual(off);
  });

  it('half the work doubles the variance', () => {
    const variance = (some: readonly { error: number }[]) =>
      some.reduce((sum, { error }) => sum + error ** 2, 0) / some.length;
    // The bound is more than three standard errors of that ratio away: a variance from sixty chains is known to a fifth.
    const count = process.env.FULL ? 24 : 16;
    const longer = Array.from({ length: count }, (_, i) => total(run(request, { seed: 500 + i, days: 2 * DAYS })));
    expect(Math.abs(variance(runs) / variance(longer) - 2)).toBeLessThan(0.4);
  });

  it('a run that stops at its precision is as precise as reported', () => {
    const stopped = Array.from({ length: 100 * SIZE }, (_, i) =>
      run(request, { seed: 9000 + i, precision: 0.01, settle: false }),
    );
    const worst = Math.sqrt(
      stopped.reduce((sum, { mean }) => sum + (mean.team.total / truth.mean - 1) ** 2, 0) / stopped.length,
    );
    expect(stopped.every(({ precision }) => precision <= 0.01)).toBe(true);
    // A mean of so many squares is above the true one by a fifth about twice in a thousand times.
    expect(worst).toBeLessThan(0.01 * (1 + 0.2 / Math.sqrt(SIZE)));
  });

  it('percentiles of the week lie in their 95 % intervals', () => {
    const settled = Array.from({ length: 40 * SIZE }, (_, i) => run(request, { seed: 7000 + i }));
    const points = ['p10', 'p50', 'p90'] as const;
    const covered = points.map(
      (point) =>
        settled.filter(
          ({ week, weekError }) =>
            Math.abs(week[point] - long.week[point]) <= 1.96 * Math.hypot(weekError[point], long.weekError[point]),
        ).length,
    );
    // Of 120, which hang together by threes: fewer than 104 come about once in a thousand suites, as do fewer than 29 of 36.
    const all = covered.reduce((sum, count) => sum + count, 0);
    expect(all, `${points}: ${covered} of ${settled.length}`).toBeGreaterThanOrEqual(114 * SIZE - 10 * Math.sqrt(SIZE));
    const widths = settled.map(
      ({ weekError, mean }) => (1.96 * Math.max(...Object.values(weekError))) / mean.team.total,
    );
    expect(widths.reduce((sum, width) => sum + width, 0) / widths.length).toBeLessThan(0.015);
  });
});
