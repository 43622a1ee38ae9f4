// Whether what makes answers sooner changes them: side kitchens, and the short time that chains are given to forget their start.
import { readFileSync } from 'node:fs';
import { gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { simulateRequest } from '../src/answer/simulate.ts';
import { totalTerms } from '../src/figures/team.ts';
import { constantOf, sumTerms } from '../src/figures/terms.ts';
import { type Plan, planOf } from '../src/loop/plan.ts';
import { layoutOf } from '../src/loop/tally.ts';
import { METHOD, type Method } from '../src/method.ts';
import { validateRequest } from '../src/read-request.ts';
import { type Chain, createRunner, EARLY_CHAINS, FIRST_CHAINS, runChains } from '../src/statistics/chains.ts';
import { MOST_SIDES } from '../src/statistics/pilot.ts';

function recorded(team: string, method: Partial<Method> = {}) {
  const edition = team.startsWith('2025') ? '2025-10' : '2026-08';
  const { input } = JSON.parse(readFileSync(new URL(`./goldens/${team}.json`, import.meta.url), 'utf8'));
  const request = validateRequest(gameOf(edition), input, { ...METHOD, ...method });
  if (!request.ok) throw new Error(JSON.stringify(request.problems));
  return request.value;
}

interface Known {
  readonly mean: number;
  readonly error: number;
}

function known(values: readonly number[]): Known {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** Weekly totals of some chains, one observation each. */
function totals(plan: Plan, chains: readonly Chain[]): number[] {
  const terms = totalTerms(plan, layoutOf(plan));
  return chains.map(({ tally, days }) => sumTerms(terms, tally) / days + constantOf(terms));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Percent by which one mean is larger than another, and how sure that is. */
const excess = (one: Known, other: Known) => ({
  percent: 100 * (one.mean / other.mean - 1),
  error: (100 * Math.hypot(one.error, other.error)) / other.mean,
});

/** Of each kind of kitchen one; with FULL=1 all that were ever found to matter. */
const LUCKY = process.env.FULL
  ? ['2025-10-t06', '2026-08-t06', '2026-08-t10', '2026-08-t13', '2026-08-x02']
  : ['2025-10-t06', '2026-08-x02'];
const REMEMBERING = process.env.FULL ? ['t05', 't06', 't07', 't10', 't13', 't16'] : ['t06', 't07', 't13'];

describe.each(LUCKY)('side kitchens of %s', (team) => {
  const plan = planOf(recorded(team));
  const observe = (sides: number) =>
    known(totals(plan, runChains(createRunner(plan, 1, false, sides), EARLY_CHAINS, 300).chains));

  it('are used where luck matters in the kitchen', () => {
    expect(createRunner(plan, 1).state.sides.count).toBeGreaterThan(0);
  });

  it('have the same mean as the real one, with less variance', () => {
    const [alone, together] = [observe(0), observe(MOST_SIDES)];
    const { percent, error } = excess(together, alone);
    expect(Math.abs(percent)).toBeLessThan(4 * error);
    expect(together.error).toBeLessThan(0.85 * alone.error);
  });
});

it('a kitchen without luck has no side kitchens', () => {
  expect(createRunner(planOf(recorded('2025-10-t07')), 1).state.sides.count).toBe(0);
});

it('dishes add up to the meals of a week, whatever kitchen cooked them', () => {
  const { mean: figures } = simulateRequest(recorded('2026-08-t06'), { days: 1000 }) ?? {};
  const { dessert, mealsPerWeek } = figures?.cooking ?? {};
  const cooked = (dessert?.cookedRecipes ?? []).reduce((sum, { count }) => sum + count, dessert?.mixed ?? 0);
  expect(cooked).toBeCloseTo(mealsPerWeek ?? 0, 6);
});

/** Half as many seeds as with FULL=1, with correspondingly less precision. */
const SIZE = process.env.FULL ? 1 : 0.5;
/** Runs with leftovers of their own each, so that what they have in common shows too. */
const SEEDS = Array.from({ length: 40 * SIZE }, (_, i) => i + 1);

describe.each(REMEMBERING)('how long team %s remembers its start', (team) => {
  const perSeed = (plan: Plan, first: number, count: number) =>
    known(SEEDS.map((seed) => mean(totals(plan, runChains(createRunner(plan, seed), first, count).chains))));
  const longRun = planOf(recorded(`2025-10-${team}`, { pilotWeeks: 0, burnInWeeks: 8, chainWeeks: 8 }));
  const settled = perSeed(longRun, 0, 2);

  it.each([
    ['the first chains', 0, FIRST_CHAINS],
    ['the next ones', FIRST_CHAINS, 4],
    ['all others', EARLY_CHAINS, 2],
  ])('%s make what chains make that had two months for it, from an empty bag on', (_, first, count) => {
    const { percent, error } = excess(perSeed(planOf(recorded(`2025-10-${team}`)), first, count), settled);
    expect(Math.abs(percent)).toBeLessThan(4 * error);
    expect(error).toBeLessThan(0.4 / Math.sqrt(SIZE));
  });
});
