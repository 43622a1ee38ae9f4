// Points of the week: right where the weeks are known, surer than single weeks, and on their own.
import { readFileSync } from 'node:fs';
import { gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { simulateRequest } from '../answer/simulate.ts';
import { createStream, uniform } from '../loop/rng.ts';
import { validateRequest } from '../read-request.ts';
import type { Chain } from './chains.ts';
import { areSettled, pointsOf } from './points.ts';

const chainOf = (weeks: readonly number[], index: number): Chain => ({
  index,
  days: 7 * weeks.length,
  burnInDays: 0,
  tally: new Float64Array(),
  controls: new Float64Array(2),
  runs: [],
  weeks: Float64Array.from(weeks),
  ends: [],
});

/** Weeks like the sum of twelve dice: 1000 with a spread of 50. */
function chainsOf(seed: number, count: number): readonly Chain[] {
  const stream = createStream({ seed, chain: 0, member: 0, purpose: 0 });
  const week = () => 1000 + 50 * (Array.from({ length: 12 }, () => uniform(stream)).reduce((a, b) => a + b) - 6);
  return Array.from({ length: count }, (_, index) => chainOf(Array.from({ length: 8 }, week), index));
}

describe('percentiles', () => {
  it('lie where those of all weeks do, within their errors', () => {
    const { week, weekError } = pointsOf(chainsOf(1, 1000), () => 1000);
    // A bell: 1.28 spreads beside the middle.
    expect(Math.abs(week.p10 - 936)).toBeLessThan(3 * weekError.p10 + 1);
    expect(Math.abs(week.p50 - 1000)).toBeLessThan(3 * weekError.p50 + 1);
    expect(Math.abs(week.p90 - 1064)).toBeLessThan(3 * weekError.p90 + 1);
  });

  it('vary from seed to seed by their errors', () => {
    const runs = Array.from({ length: 200 }, (_, seed) => pointsOf(chainsOf(seed, 40), () => 1000));
    for (const point of ['p10', 'p50', 'p90'] as const) {
      const values = runs.map(({ week }) => week[point]);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const varied = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
      const said = runs.reduce((sum, { weekError }) => sum + weekError[point] ** 2, 0);
      expect(varied / said).toBeGreaterThan(0.7);
      expect(varied / said).toBeLessThan(1.35);
    }
  });

  it('equal the week itself where nothing is left to luck', () => {
    const same = pointsOf([chainOf([70, 70], 0), chainOf([70, 70], 1)], () => 70);
    expect(same).toEqual({ week: { p10: 70, p50: 70, p90: 70 }, weekError: { p10: 0, p50: 0, p90: 0 } });
    expect(areSettled(same)).toBe(true);
  });
});

describe('a simulation', () => {
  const recorded = (id: string) => {
    const { input } = JSON.parse(
      readFileSync(new URL(`../../test/goldens/2025-10-${id}.json`, import.meta.url), 'utf8'),
    );
    const request = validateRequest(gameOf('2025-10'), input);
    if (!request.ok) throw new Error(JSON.stringify(request.problems));
    return request.value;
  };
  const request = recorded('t12');
  const [quick, settled] = [simulateRequest(request, { settle: false }), simulateRequest(request)];
  if (!quick || !settled) throw new Error('no result');

  it('continues for its percentiles alone: all other figures stay as they are', () => {
    const { week, weekError, weekDays, ...others } = settled;
    expect({ ...quick, week, weekError, weekDays }).toEqual({ ...others, week, weekError, weekDays });
    expect(quick.weekDays).toBe(quick.days);
    expect(weekDays).toBeGreaterThan(quick.days);
  });

  it('knows the middle of its weeks, within bounded work', () => {
    // Six weeks were enough to know the mean, and their middle one lies 1.7 % beside it.
    expect(Math.abs(settled.week.p50 / settled.mean.team.total - 1)).toBeLessThan(0.005);
    expect(1.96 * settled.weekError.p50).toBeLessThan(0.005 * settled.mean.team.total);
    expect(settled.weekDays - settled.days).toBeLessThan(9000 / 5 + 56);
  });

  it('with a fixed number of days does no more', () => {
    const fixed = simulateRequest(request, { days: 100 });
    expect(fixed?.weekDays).toBe(fixed?.days);
  });
});
