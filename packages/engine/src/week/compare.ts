// Compares meal plans on the same weeks with the same random numbers.

import type { Estimate } from '../statistics/regression.ts';
import { cookWeek, type MealPlan, type WeekKitchen } from './cook.ts';
import type { Playout } from './play.ts';
import type { WeekSteps } from './types.ts';

/** Weeks come in antithetic pairs, and only pairs are independent of each other. */
export function knownOf(values: ArrayLike<number>): Estimate {
  const pairs = Math.floor(values.length / 2);
  let sum = 0;
  let squares = 0;
  for (let p = 0; p < pairs; p += 1) {
    const value = ((values[2 * p] ?? 0) + (values[2 * p + 1] ?? 0)) / 2;
    sum += value;
    squares += value * value;
  }
  const mean = sum / pairs;
  return { mean, error: Math.sqrt(Math.max(0, squares / pairs - mean * mean) / Math.max(1, pairs - 1)) };
}

/** Weeks that are cooked in one step: some milliseconds, so that a cancelled answer ends soon. */
export const COOKED_PER_STEP = 50;

/** Whether a step ends after the week with this index. */
export const isEndOfStep = (run: number, count: number): boolean =>
  (run + 1) % COOKED_PER_STEP === 0 || run + 1 === count;

/** Strength of the meals in the first `count` weeks. */
export function* cookAll(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  count = weeks.length,
): WeekSteps<Float64Array> {
  const values = new Float64Array(count);
  for (let run = 0; run < count; run += 1) {
    values[run] = cookWeek(kitchen, mealPlan, weeks[run] ?? NONE, run);
    if (isEndOfStep(run, count)) yield;
  }
  return values;
}

const none = new Float64Array(0);
const NONE = { harvest: { meals: 0, ingredients: none, pot: none, tasty: none, luck: none } };

export const difference = (a: Float64Array, b: Float64Array): Estimate =>
  knownOf(a.map((value, i) => value - (b[i] ?? 0)));

const meanOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Weeks used in each round, and plans that survive it; the last round uses all weeks. */
const ROUNDS = [
  { weeks: 32, left: 10 },
  { weeks: 160, left: 4 },
];

/** Finds the best plan on all weeks after eliminating most in rounds with fewer weeks. Best first. */
export function* race<T extends { readonly mealPlan: MealPlan }>(
  kitchen: WeekKitchen,
  entries: readonly T[],
  weeks: readonly Playout[],
): WeekSteps<readonly { readonly entry: T; readonly values: Float64Array }[]> {
  function* rated(left: readonly T[], count: number) {
    const rows: { readonly entry: T; readonly values: Float64Array; readonly mean: number }[] = [];
    for (const entry of left) {
      const values = yield* cookAll(kitchen, entry.mealPlan, weeks, count);
      rows.push({ entry, values, mean: meanOf(values) });
    }
    return rows.sort((a, b) => b.mean - a.mean);
  }
  let left = entries;
  for (const round of ROUNDS) {
    if (left.length <= round.left || weeks.length <= round.weeks) continue;
    const first = (yield* rated(left, round.weeks)).slice(0, round.left);
    left = first.map(({ entry }) => entry);
  }
  return yield* rated(left, weeks.length);
}
