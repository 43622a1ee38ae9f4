// Chains in, published numbers out: means and standard errors, the spread of a week, distributions of a day, its course for charts.
import { type Batch, BINS, type Chain, MEMBER_BINS, PROFILE_DAYS } from './chains.ts';
import { createEstimate, type Estimate, errorOf, observe } from './estimate.ts';
import { figuresOf, type TeamFigures } from './figures.ts';
import type { Plan } from './plan.ts';
import { QUARTERS } from './profile.ts';
import type { Layout } from './tally.ts';

export interface Week {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

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

/** Averages by quarter of an hour since wake-up. */
export interface MemberProfile {
  readonly energy: readonly number[];
  readonly helpsPerHour: readonly number[];
  readonly procsPerHour: readonly number[];
  /** 0..1. */
  readonly bag: readonly number[];
}

/** The figures of a plan as flat lists of terms: figure f has those at start[f] .. start[f + 1]. */
export interface Forms {
  readonly start: Int32Array;
  readonly places: Int32Array;
  readonly weights: Float64Array;
}

export function formsOf(plan: Plan, layout: Layout): Forms {
  const start: number[] = [0];
  const places: number[] = [];
  const weights: number[] = [];
  figuresOf(plan, layout, (terms) => {
    for (const { place, weight } of terms()) {
      places.push(place);
      weights.push(weight);
    }
    start.push(places.length);
  });
  return { start: Int32Array.from(start), places: Int32Array.from(places), weights: Float64Array.from(weights) };
}

/** Mean and standard error of every figure. */
export function summarise(
  plan: Plan,
  layout: Layout,
  { start, places, weights }: Forms,
  chains: readonly Chain[],
): { mean: TeamFigures<number>; error: TeamFigures<number> } {
  const estimates = Array.from({ length: start.length - 1 }, createEstimate);
  for (const { tally, days } of chains) {
    for (const [f, estimate] of estimates.entries()) {
      const end = start[f + 1] ?? 0;
      let sum = 0;
      for (let t = start[f] ?? 0; t < end; t += 1) {
        const place = places[t] ?? -1;
        sum += (weights[t] ?? 0) * (place < 0 ? days : (tally[place] ?? 0));
      }
      observe(estimate, sum / days, days);
    }
  }
  const inOrder = (value: (estimate: Estimate) => number) => {
    let f = 0;
    return figuresOf(plan, layout, () => value(estimates[f++] ?? createEstimate()));
  };
  return {
    mean: inOrder(({ mean }) => mean),
    error: inOrder(errorOf),
  };
}

/** Points of a week's total. */
export function quantilesOf(chains: readonly Chain[]): Week {
  const weeks = Float64Array.from(chains.flatMap((chain) => [...chain.weeks])).sort();
  const at = (share: number) => weeks[Math.min(weeks.length - 1, Math.floor(share * weeks.length))] ?? 0;
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

export function distributionsOf(plan: Plan, batches: readonly Batch[]): readonly Distributions[] {
  const bins = new Float64Array(plan.members.length * MEMBER_BINS);
  for (const { histograms } of batches)
    for (let i = 0; i < bins.length; i += 1) bins[i] = (bins[i] ?? 0) + (histograms[i] ?? 0);
  return plan.members.map(({ index, drops, slotIngredient }) => {
    const start = index * MEMBER_BINS;
    const part = (from: number, size: number) => distributionOf(bins.subarray(start + from, start + from + size));
    const slots = Array.from({ length: drops.slots }, (_, s) => ({
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

function distributionOf(counts: Float64Array): Distribution {
  const days = counts.reduce((sum, count) => sum + count, 0);
  const from = Math.max(
    0,
    counts.findIndex((count) => count > 0),
  );
  const to = counts.findLastIndex((count) => count > 0);
  const point = (share: number) => {
    let seen = 0;
    for (let value = from; value <= to; value += 1) {
      seen += counts[value] ?? 0;
      if (seen >= share * days) return value;
    }
    return Math.max(0, to);
  };
  const shares = days > 0 ? Array.from(counts.subarray(from, to + 1), (count) => count / days) : [];
  return { from, shares, p10: point(0.1), p50: point(0.5), p90: point(0.9) };
}

export function profilesOf(plan: Plan, batches: readonly Batch[]): readonly MemberProfile[] {
  const profiles = batches.flatMap((batch) => batch.profiles);
  const days = profiles.length * PROFILE_DAYS;
  const row = (index: number, kind: 'energy' | 'helps' | 'procs' | 'bag', factor: number) =>
    Array.from({ length: QUARTERS }, (_, q) => {
      let sum = 0;
      for (const profile of profiles) sum += profile[kind][index * QUARTERS + q] ?? 0;
      return days > 0 ? (sum / days) * factor : 0;
    });
  return plan.members.map(({ index }) => ({
    energy: row(index, 'energy', 1),
    helpsPerHour: row(index, 'helps', 4),
    procsPerHour: row(index, 'procs', 4),
    bag: row(index, 'bag', 1),
  }));
}
