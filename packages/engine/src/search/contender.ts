// A team that is being simulated: what its chains say so far, and how sure it is before another that met the same luck.
import { type Estimate, estimate, regressOn } from '../statistics/regression.ts';
import { chanceBelow, widening } from '../statistics/student.ts';
import type { ChainOutcome, Sample } from './types.ts';

/** Up to so many chains each of the two runs counts by itself; see the chains of a simulation. */
const FEW_CHAINS = 6;

export interface Contender {
  /** Candidates by number, in the order of their places. */
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

/** A team in the order of another's seats: who is in both sits where it sits there, and so meets the same luck. */
export function seatedLike(first: readonly number[], team: readonly number[]): readonly number[] {
  const seats = team
    .map((_, place) => first[place])
    .map((member) => (team.includes(member ?? -1) ? member : undefined));
  const rest = team.filter((member) => !seats.includes(member));
  return seats.map((member) => member ?? rest.shift() ?? -1);
}

/** How much more one team makes than another. */
export interface Difference extends Estimate {
  /** Degrees of freedom that are left for its error. */
  readonly left: number;
  /** Days over which it was seen. */
  readonly days: number;
}

/** How much more the first makes, over the chains that both have run; they met the same luck. */
export function lead(first: Contender, second: Contender): Difference {
  const count = Math.min(first.chains.length, second.chains.length);
  const [a, b] = [samplesOf(first, count), samplesOf(second, count)];
  const values = Float64Array.from(a, ({ value }, c) => value - (b[c]?.value ?? 0));
  // What luck there is differs only where the teams do: the controls' difference tells of it.
  const controls = a.map(({ controls: own }, c) => own.map((value, k) => value - (b[c]?.controls[k] ?? 0)));
  const lengths = Float64Array.from(a, ({ days }) => days);
  const regression = regressOn(lengths, controls);
  return { ...estimate(regression, values), left: values.length - 1 - regression.used, days: regression.total };
}

/** The chance that a difference is above zero. Few chains may agree by luck: that they do says less than the same spread of many. */
export function sureOf({ mean, error, left }: Difference): number {
  if (!Number.isFinite(error)) return 0.5;
  if (error === 0) return mean > 0 ? 1 : mean < 0 ? 0 : 0.5;
  return chanceBelow((mean / error) * widening(left), left);
}
