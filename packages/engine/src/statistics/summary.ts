// Chains in, published numbers out: means, standard errors, distributions of a day.

import { swapPlanFigures } from '../figures/swap-plan.ts';
import { type Forms, figuresOf } from '../figures/team.ts';
import { type Terms, termsOf } from '../figures/terms.ts';
import type { TeamFigures } from '../figures/types.ts';
import type { Plan } from '../loop/plan.ts';
import type { TallyLayout } from '../loop/tally.ts';
import type { Observation } from './chains.ts';
import { BINS, MEMBER_BINS } from './histograms.ts';
import { estimate, type Regression, regressOn } from './regression.ts';

export interface Distribution {
  /** Share of days (0..1) by value: index 0 is the value `from`. */
  readonly from: number;
  readonly shares: readonly number[];
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

export interface Distributions {
  readonly procs: Distribution;
  readonly berries: Distribution;
  readonly ingredients: { readonly [ingredient: string]: Distribution };
}

/** Mean and standard error of every figure; all errors may be so many times wider. */
export function summarise(
  plan: Plan,
  layout: TallyLayout,
  forms: Forms,
  observed: readonly Observation[],
  wider = 1,
): { mean: TeamFigures<number>; error: TeamFigures<number> } {
  const regression = regressionOf(observed);
  const values = new Float64Array(observed.length);
  const happened = happenedIn(observed, layout.size);
  const errors: number[] = [];
  const mean = figuresOf(plan, layout, forms, (what, weight = 1) => {
    // Most dishes are never cooked.
    if (typeof what === 'number' && happened[what] === 0) {
      errors.push(0);
      return 0;
    }
    const terms = termsOf(what, weight);
    for (let o = 0; o < observed.length; o += 1) values[o] = dailyValue(terms, observed[o]);
    const estimated = estimate(regression, values);
    errors.push(wider * estimated.error);
    return estimated.mean;
  });
  let f = 0;
  return { mean, error: figuresOf(plan, layout, forms, () => errors[f++] ?? 0) };
}

export function swapPlanSummary(plan: Plan, observed: readonly Observation[]) {
  const regression = regressionOf(observed);
  return swapPlanFigures(plan, (terms) =>
    estimate(
      regression,
      Float64Array.from(observed, (one) => dailyValue(terms, one)),
    ),
  );
}

/** Which counts are not always zero. */
function happenedIn(observed: readonly Observation[], size: number): Uint8Array {
  const happened = new Uint8Array(size);
  for (const { tally } of observed) for (let i = 0; i < size; i += 1) if (tally[i] !== 0) happened[i] = 1;
  return happened;
}

/** A figure of one day. */
export function dailyValue(terms: Terms, observation: Observation | undefined): number {
  if (!observation) return 0;
  const { tally, days } = observation;
  let sum = 0;
  for (const { place, weight } of terms) sum += weight * (place < 0 ? days : (tally[place] ?? 0));
  return sum / days;
}

/** With fewer observations than this for each control, their sum is the only one. */
const FOR_EACH_CONTROL = 5;

const sum = (controls: Float64Array): Float64Array =>
  Float64Array.of(controls.reduce((total, value) => total + value, 0));

export function regressionOf(observed: readonly Observation[]): Regression {
  return regressOn(
    Float64Array.from(observed, ({ days }) => days),
    observed.map(({ controls, days }) =>
      (controls.length < observed.length / FOR_EACH_CONTROL ? controls : sum(controls)).map((value) => value / days),
    ),
  );
}

export function distributionsOf(plan: Plan, histograms: Uint32Array, days: number): readonly Distributions[] {
  return plan.members.map(({ index, firstSlot, slotIngredient }) => {
    const start = index * MEMBER_BINS;
    const part = (from: number, size: number) =>
      distributionOf(histograms.subarray(start + from, start + from + size), days);
    const slots = [...new Set(firstSlot)].map((s) => ({
      name: plan.game.ingredients.rows[slotIngredient[s] ?? 0]?.name ?? '',
      distribution: part(BINS.procs + BINS.berries + s * BINS.ingredient, BINS.ingredient),
    }));
    return {
      procs: part(0, BINS.procs),
      berries: part(BINS.procs, BINS.berries),
      ingredients: Object.fromEntries(slots.map(({ name, distribution }) => [name, distribution])),
    };
  });
}

/** `counts` is how many of so many days had each value. */
function distributionOf(counts: Uint32Array, days: number): Distribution {
  let from = 0;
  while (from < counts.length && counts[from] === 0) from += 1;
  if (from === counts.length) return { from: 0, shares: [], p10: 0, p50: 0, p90: 0 };
  const shares: number[] = [];
  const points = { p10: 0, p50: 0, p90: 0 };
  let seen = 0;
  for (let value = from; value < counts.length && seen < days; value += 1) {
    const count = counts[value] ?? 0;
    shares.push(count / days);
    if (seen < 0.1 * days) points.p10 = value;
    if (seen < 0.5 * days) points.p50 = value;
    if (seen < 0.9 * days) points.p90 = value;
    seen += count;
  }
  return { from, shares, ...points };
}
