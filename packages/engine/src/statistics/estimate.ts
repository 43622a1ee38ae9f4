// Mean and standard error out of chains of different length, sharpened by what is known about their luck.
import { add } from '../loop/flat.ts';

/**
 * Chains as equations: how long each is, and how lucky it was in some respects whose long-run mean is known to be zero. A chain with
 * luck in one direction is weighed against one with luck in the other, the same for all figures, so that sums of figures stay sums.
 */
export interface Calibration {
  /** Share of each chain in every mean; they add up to one. */
  readonly shares: Float64Array;
  readonly lengths: Float64Array;
  readonly total: number;
  /** Kinds of luck, and how many of them are accounted for. */
  readonly kinds: number;
  readonly used: number;
  /** Luck of each chain around its mean, chain by chain. */
  readonly luck: Float64Array;
  /** Inverse of the spread of the luck, row by row, with zeros for what is not accounted for. */
  readonly inverse: Float64Array;
  /** How much the weighing itself adds to the variance. */
  readonly leverage: number;
  /** How a figure goes with the luck; scratch. */
  readonly cross: Float64Array;
}

export interface Estimated {
  readonly mean: number;
  readonly error: number;
}

/** So many chains must be left for the error when the luck has been accounted for. */
const SPARE = 4;

/** Luck that varies less than this, or hardly apart from other luck, is only rounding. */
const NO_LUCK = 1e-9;

export function calibrate(lengths: Float64Array, kindsOfLuck: readonly Float64Array[]): Calibration {
  const chains = lengths.length;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const shares = lengths.map((length) => length / total);
  const kinds = kindsOfLuck[0]?.length ?? 0;
  const means = new Float64Array(kinds);
  const luck = new Float64Array(chains * kinds);
  for (let k = 0; k < kinds; k += 1) {
    for (let c = 0; c < chains; c += 1) add(means, k, (shares[c] ?? 0) * (kindsOfLuck[c]?.[k] ?? 0));
    for (let c = 0; c < chains; c += 1) luck[c * kinds + k] = (kindsOfLuck[c]?.[k] ?? 0) - (means[k] ?? 0);
  }
  const inverse = new Float64Array(kinds * kinds);
  for (let c = 0; c < chains; c += 1)
    for (let i = 0; i < kinds; i += 1)
      for (let j = 0; j < kinds; j += 1)
        add(inverse, i * kinds + j, (lengths[c] ?? 0) * (luck[c * kinds + i] ?? 0) * (luck[c * kinds + j] ?? 0));
  let used = invert(inverse, kinds);
  if (chains <= used + SPARE) {
    inverse.fill(0);
    used = 0;
  }
  let leverage = 0;
  for (let i = 0; i < kinds; i += 1) {
    let pull = 0;
    for (let j = 0; j < kinds; j += 1) pull += (inverse[i * kinds + j] ?? 0) * (means[j] ?? 0);
    for (let c = 0; c < chains; c += 1) add(shares, c, -(lengths[c] ?? 0) * (luck[c * kinds + i] ?? 0) * pull);
    leverage += pull * (means[i] ?? 0);
  }
  return { shares, lengths, total, kinds, used, luck, inverse, leverage, cross: new Float64Array(kinds) };
}

/** Mean and standard error of a figure with these values, one per chain. */
export function estimate(calibration: Calibration, values: Float64Array): Estimated {
  const { shares, lengths, total, kinds, used, luck, inverse, leverage, cross } = calibration;
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
    for (let k = 0; k < kinds; k += 1) add(cross, k, (luck[c * kinds + k] ?? 0) * weighed);
  }
  let explained = 0;
  for (let i = 0; i < kinds; i += 1)
    for (let j = 0; j < kinds; j += 1) explained += (cross[i] ?? 0) * (inverse[i * kinds + j] ?? 0) * (cross[j] ?? 0);
  const variance = Math.max(0, squares - explained) / left;
  return { mean, error: student(left) * Math.sqrt(variance * (1 / total + leverage)) };
}

/**
 * What few chains say about their own spread is doubtful too: by so much an error must be wider for 1.96 of it to cover 95 %, as Student
 * found (the first terms of Fisher's expansion).
 */
const student = (left: number): number => 1 + (1.21 + (1.44 + 1.3 / left) / left) / left;

/** Zero for what is always zero. */
export const relativeError = ({ mean, error }: Estimated): number => (error === 0 ? 0 : error / Math.abs(mean));

/** Gauss and Jordan, in place. What says nothing new is left out, as zeros; returns how many rows are not. */
function invert(rows: Float64Array, size: number): number {
  const before = rows.slice();
  let used = 0;
  for (let i = 0; i < size; i += 1) {
    const pivot = rows[i * size + i] ?? 0;
    const scale = pivot > NO_LUCK * (1 + (before[i * size + i] ?? 0)) ? 1 / pivot : 0;
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
