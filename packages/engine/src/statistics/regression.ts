// The regression estimator: mean and standard error of a figure out of chains of different length, with control variates.
import { add } from '../loop/flat.ts';
import { widening } from './student.ts';

/**
 * Control variates are sums with expectation zero. Figures are regressed on them, chain by chain, and read off where
 * all controls are zero. That weights the chains equally for all figures, so that sums of figures stay sums.
 */
export interface Regression {
  /** Share of each chain in every mean; they add up to one. */
  readonly shares: Float64Array;
  readonly lengths: Float64Array;
  readonly total: number;
  /** How many controls there are, and how many of them are used: degrees of freedom that they cost. */
  readonly count: number;
  readonly used: number;
  /** Controls around their means, chain by chain. */
  readonly controls: Float64Array;
  /** Inverse of their weighted cross products, row by row, with zeros for those that are not used. */
  readonly inverse: Float64Array;
  /** How much the weighing itself adds to the variance. */
  readonly leverage: number;
  /** Cross products of the present figure with the controls; scratch. */
  readonly cross: Float64Array;
}

/** A figure with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** So many chains must be left for the error beside the controls. */
const SPARE = 4;

/** A control that varies less than this, or hardly apart from other controls, is only rounding. */
const NEGLIGIBLE = 1e-9;

/** `values[c]` are the controls of chain c. */
export function regressOn(lengths: Float64Array, values: readonly Float64Array[]): Regression {
  const chains = lengths.length;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const shares = lengths.map((length) => length / total);
  const count = values[0]?.length ?? 0;
  const means = new Float64Array(count);
  const controls = new Float64Array(chains * count);
  for (let k = 0; k < count; k += 1) {
    for (let c = 0; c < chains; c += 1) add(means, k, (shares[c] ?? 0) * (values[c]?.[k] ?? 0));
    for (let c = 0; c < chains; c += 1) controls[c * count + k] = (values[c]?.[k] ?? 0) - (means[k] ?? 0);
  }
  const inverse = new Float64Array(count * count);
  for (let c = 0; c < chains; c += 1)
    for (let i = 0; i < count; i += 1)
      for (let j = 0; j < count; j += 1)
        add(
          inverse,
          i * count + j,
          (lengths[c] ?? 0) * (controls[c * count + i] ?? 0) * (controls[c * count + j] ?? 0),
        );
  let used = invert(inverse, count);
  if (chains <= used + SPARE) {
    inverse.fill(0);
    used = 0;
  }
  let leverage = 0;
  for (let i = 0; i < count; i += 1) {
    let pull = 0;
    for (let j = 0; j < count; j += 1) pull += (inverse[i * count + j] ?? 0) * (means[j] ?? 0);
    for (let c = 0; c < chains; c += 1) add(shares, c, -(lengths[c] ?? 0) * (controls[c * count + i] ?? 0) * pull);
    leverage += pull * (means[i] ?? 0);
  }
  return { shares, lengths, total, count, used, controls, inverse, leverage, cross: new Float64Array(count) };
}

/** Mean and standard error of a figure with these values, one per chain. */
export function estimate(regression: Regression, values: Float64Array): Estimate {
  const { shares, lengths, total, count, used, controls, inverse, leverage, cross } = regression;
  const chains = values.length;
  const left = chains - 1 - used;
  const first = values[0] ?? 0;
  let mean = 0;
  let plain = 0;
  let varies = false;
  for (let c = 0; c < chains; c += 1) {
    const value = values[c] ?? 0;
    mean += (shares[c] ?? 0) * value;
    plain += (lengths[c] ?? 0) * value;
    if (value !== first) varies = true;
  }
  if (left < 1) return { mean, error: Number.POSITIVE_INFINITY };
  if (!varies) return { mean: first, error: 0 };
  plain /= total;
  cross.fill(0);
  let squares = 0;
  for (let c = 0; c < chains; c += 1) {
    const off = (values[c] ?? 0) - plain;
    const weighed = (lengths[c] ?? 0) * off;
    squares += weighed * off;
    for (let k = 0; k < count; k += 1) add(cross, k, (controls[c * count + k] ?? 0) * weighed);
  }
  let explained = 0;
  for (let i = 0; i < count; i += 1)
    for (let j = 0; j < count; j += 1) explained += (cross[i] ?? 0) * (inverse[i * count + j] ?? 0) * (cross[j] ?? 0);
  const variance = Math.max(0, squares - explained) / left;
  return { mean, error: widening(left) * Math.sqrt(variance * (1 / total + leverage)) };
}

/** Zero for what is always zero. */
export const relativeError = ({ mean, error }: Estimate): number => (error === 0 ? 0 : error / Math.abs(mean));

/** Gauss and Jordan, in place. Rows that say nothing new are left out, as zeros; returns how many are not. */
function invert(rows: Float64Array, size: number): number {
  const before = rows.slice();
  let used = 0;
  for (let i = 0; i < size; i += 1) {
    const pivot = rows[i * size + i] ?? 0;
    const scale = pivot > NEGLIGIBLE * (1 + (before[i * size + i] ?? 0)) ? 1 / pivot : 0;
    if (scale > 0) used += 1;
    rows[i * size + i] = 1;
    for (let j = 0; j < size; j += 1) rows[i * size + j] = (rows[i * size + j] ?? 0) * scale;
    for (let r = 0; r < size; r += 1) {
      if (r === i) continue;
      const factor = rows[r * size + i] ?? 0;
      rows[r * size + i] = 0;
      for (let j = 0; j < size; j += 1) add(rows, r * size + j, -factor * (rows[i * size + j] ?? 0));
    }
  }
  return used;
}
