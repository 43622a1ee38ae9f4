// Compares teams with the same random numbers: differences are taken chain by chain, so that shared luck cancels out.

import { totalTerms } from '../figures/team.ts';
import { constantOf, sumTerms, type Term } from '../figures/terms.ts';
import { type Plan, planOf } from '../loop/plan.ts';
import { layoutOf, type TallyLayout } from '../loop/tally.ts';
import type { TeamRequest } from '../request.ts';
import { type Chain, createRunner, runChains } from '../statistics/chains.ts';
import { type Estimate, estimate, type Regression } from '../statistics/regression.ts';
import { regressionOf } from '../statistics/summary.ts';

export interface CompareOptions {
  readonly seed?: number;
  /** Chains per team: more of them make differences more precise. */
  readonly chains?: number;
  readonly cooking?: boolean;
  readonly signal?: { readonly aborted: boolean };
}

/** A figure of a plan as a sum of one day's counts. */
export type Measure = (plan: Plan, layout: TallyLayout) => readonly Term[];

const DEFAULT_CHAINS = 24;

/** Values of some measures, chain by chain: `values[measure][chain]`. */
export interface Observations {
  readonly plan: Plan;
  readonly values: readonly Float64Array[];
  readonly regression: Regression;
}

type ObserveOptions = CompareOptions & { readonly like?: Plan | undefined };

export const observeTeam = (
  request: TeamRequest,
  measures: readonly Measure[],
  options: ObserveOptions = {},
): Observations => observing(request, measures, options).after(options.chains ?? DEFAULT_CHAINS);

interface Observing {
  readonly plan: Plan;
  /** Estimates after so many chains; asking for more continues from there. */
  readonly after: (chains: number) => Observations;
}

export function observing(
  request: TeamRequest,
  measures: readonly Measure[],
  { seed = 1, cooking = true, like }: ObserveOptions,
): Observing {
  const plan = planOf(request, { cooking, like });
  const layout = layoutOf(plan);
  const runner = createRunner(plan, seed, false);
  const known: Chain[] = [];
  const after = (chains: number): Observations => {
    known.push(...runChains(runner, known.length, chains - known.length).chains);
    return {
      plan,
      values: measures.map((measure) => {
        const terms = measure(plan, layout);
        const fixed = constantOf(terms);
        return Float64Array.from(known, ({ tally, days }) => sumTerms(terms, tally) / days + fixed);
      }),
      regression: regressionOf(known),
    };
  };
  return { plan, after };
}

/** Mean of a measure over the chains. */
export function meanOf({ values, regression }: Observations, measure: number): Estimate {
  return estimate(regression, values[measure] ?? new Float64Array());
}

/** Mean of b - a; chains with the same index use the same random numbers. */
export function differenceOf(a: Observations, b: Observations, measure: number): Estimate {
  const before = a.values[measure] ?? new Float64Array();
  return estimate(
    b.regression,
    (b.values[measure] ?? new Float64Array()).map((value, c) => value - (before[c] ?? 0)),
  );
}

/** Strength of a whole week. */
export const weeklyTotal: Measure = totalTerms;

export interface RankedChange<Key> {
  readonly key: Key;
  /** Weekly strength gained or lost by the change. */
  readonly gain: Estimate;
}

/** Weekly gain of each change, best first. */
export function compareChanges<Key>(
  base: TeamRequest,
  changes: readonly { readonly key: Key; readonly request: TeamRequest }[],
  options: CompareOptions = {},
): readonly RankedChange<Key>[] {
  const before = observeTeam(base, [weeklyTotal], options);
  const results: RankedChange<Key>[] = [];
  for (const { key, request } of changes) {
    if (options.signal?.aborted) break;
    const after = observeTeam(request, [weeklyTotal], { ...options, like: before.plan });
    results.push({ key, gain: differenceOf(before, after, 0) });
  }
  return results.sort((a, b) => b.gain.mean - a.gain.mean);
}
