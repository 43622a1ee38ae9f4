// A team under simulation: its estimate so far, and the probability that it beats another team run with the same random
// numbers.
import { type Estimate, estimate, regressOn } from '../statistics/regression.ts';
import { chanceBelow, widening } from '../statistics/student.ts';
import type { ChainOutcome, Sample } from './types.ts';

/** Up to this many chains, each of the two antithetic runs counts as one observation. */
const FEW_CHAINS = 6;

export interface Contender {
  /** Candidate indices, in seat order. */
  readonly team: readonly number[];
  readonly chains: Sample[];
  readonly runs: Sample[];
  known: Estimate;
  /** Whether it ran in the final race. */
  raced: boolean;
}

export const createContender = (team: readonly number[]): Contender => ({
  team,
  chains: [],
  runs: [],
  known: { mean: 0, error: Number.POSITIVE_INFINITY },
  raced: false,
});

const samplesOf = ({ chains, runs }: Contender, count: number): readonly Sample[] =>
  count > FEW_CHAINS ? chains.slice(0, count) : runs.slice(0, 2 * count);

const regressionOf = (samples: readonly Sample[]) =>
  regressOn(
    Float64Array.from(samples, ({ days }) => days),
    samples.map(({ controls }) => controls),
  );

export function learn(contender: Contender, { chains, runs }: ChainOutcome): void {
  contender.chains.push(...chains);
  contender.runs.push(...runs);
  const samples = samplesOf(contender, contender.chains.length);
  contender.known = estimate(
    regressionOf(samples),
    Float64Array.from(samples, ({ value }) => value),
  );
}

/** Orders a team like another one: shared members keep their seats, and so their random numbers. */
export function seatedLike(first: readonly number[], team: readonly number[]): readonly number[] {
  const seats = team
    .map((_, place) => first[place])
    .map((member) => (team.includes(member ?? -1) ? member : undefined));
  const rest = team.filter((member) => !seats.includes(member));
  return seats.map((member) => member ?? rest.shift() ?? -1);
}

/** By how much one team beats another. */
export interface Difference extends Estimate {
  /** Degrees of freedom behind the error. */
  readonly left: number;
  /** Simulated days behind the estimate. */
  readonly days: number;
}

/** Compares two teams over the chains that both have run with the same random numbers. */
export function lead(first: Contender, second: Contender): Difference {
  const count = Math.min(first.chains.length, second.chains.length);
  const [a, b] = [samplesOf(first, count), samplesOf(second, count)];
  const values = Float64Array.from(a, ({ value }, c) => value - (b[c]?.value ?? 0));
  // The random numbers differ only where the teams differ, so the difference of the controls explains it.
  const controls = a.map(({ controls: own }, c) => own.map((value, k) => value - (b[c]?.controls[k] ?? 0)));
  const lengths = Float64Array.from(a, ({ days }) => days);
  const regression = regressOn(lengths, controls);
  return { ...estimate(regression, values), left: values.length - 1 - regression.used, days: regression.total };
}

/**
 * The probability that a difference is above zero; with few chains the t distribution accounts for agreement by chance.
 */
export function sureOf({ mean, error, left }: Difference): number {
  if (!Number.isFinite(error)) return 0.5;
  if (error === 0) return mean > 0 ? 1 : mean < 0 ? 0 : 0.5;
  return chanceBelow((mean / error) * widening(left), left);
}
