// Points of the week: what one week in ten stays below, one in two, and nine in ten; and how sure they are.
import type { Chain } from './chains.ts';
import { type Estimate, estimate, regressOn } from './regression.ts';

interface Week {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

export interface Points {
  readonly week: Week;
  /** Standard errors. */
  readonly weekError: Week;
}

/** Known to half a percent of the week, in 95 of 100 cases. */
const WANTED = 0.005 / 1.96;

export const areSettled = ({ week, weekError }: Points): boolean =>
  Math.max(weekError.p10, weekError.p50, weekError.p90) <= WANTED * week.p50;

/**
 * Points are read off a smoothed distribution, a kernel estimate: each week is spread out by a parabola, this far to both sides as a share of
 * the standard deviation, and all weeks are moved towards the mean by as much as keeps that deviation. So a point does not hang on the one
 * week that happens to lie there.
 */
const REACH = 0.6;
const NEARER = Math.sqrt(1 - (REACH * REACH) / 5);
const HALVINGS = 40;

/** `expected`: the week of a chain after the martingale correction. */
export function pointsOf(chains: readonly Chain[], expected: (chain: Chain) => number): Points {
  const all = Float64Array.from(chains.flatMap(({ weeks }) => [...weeks]));
  const mean = average(all, (week) => week);
  const spread = Math.sqrt(average(all, (week) => (week - mean) ** 2));
  // How much better its weeks were than their expectation is one more control of a chain.
  const regression = regressOn(
    Float64Array.from(chains, ({ days }) => days),
    chains.map((chain) =>
      Float64Array.of(
        ...chain.controls.map((value) => value / chain.days),
        average(chain.weeks, (week) => week) - expected(chain),
      ),
    ),
  );
  const pointAt = (share: number): Estimate => {
    if (spread === 0) return { mean, error: 0 };
    const reach = REACH * spread;
    /** Where a point lies within the parabola of a week: from -1, below all of it, to 1, above. */
    const among = (point: number, week: number) =>
      Math.max(-1, Math.min(1, (point - mean - NEARER * (week - mean)) / reach));
    const below = (place: number) => (2 + 3 * place - place ** 3) / 4;
    let low = mean - FAR * spread;
    let high = mean + FAR * spread;
    for (let i = 0; i < HALVINGS; i += 1) {
      const middle = (low + high) / 2;
      if (average(all, (week) => below(among(middle, week))) < share) low = middle;
      else high = middle;
    }
    const density = average(all, (week) => 1 - among(low, week) ** 2);
    const bySpread = average(all, (week) => among(low, week) - among(low, week) ** 3) / density;
    /** The influence of a week on the point: by lying below it or above, and through mean and deviation of all. */
    const pull = (week: number) =>
      ((share - below(among(low, week))) * reach) / (0.75 * density) +
      (1 - NEARER) * (week - mean) +
      (REACH * bySpread * ((week - mean) ** 2 - spread ** 2)) / (2 * spread);
    return estimate(
      regression,
      Float64Array.from(chains, ({ weeks }) => low + average(weeks, pull)),
    );
  };
  const [p10, p50, p90] = [pointAt(0.1), pointAt(0.5), pointAt(0.9)];
  return {
    week: { p10: p10.mean, p50: p50.mean, p90: p90.mean },
    weekError: { p10: p10.error, p50: p50.error, p90: p90.error },
  };
}

/** No more than one week in ten can lie further from the mean, in standard deviations (Chebyshev), and its parabola reaches as far again. */
const FAR = Math.sqrt(10) + REACH;

function average(values: Float64Array, of: (value: number) => number): number {
  let sum = 0;
  for (const value of values) sum += of(value);
  return sum / values.length;
}
