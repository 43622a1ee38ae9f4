// Mean and standard error out of chains of different length, sharpened by what is known about their luck.

/**
 * Chains as equations: how long each is, and how lucky it was in some respects whose long-run mean is known to be zero. A chain with
 * luck in one direction is weighed against one with luck in the other, the same for all figures, so that sums of figures stay sums.
 */
export interface Calibration {
  /** Share of each chain in every mean; they add up to one. */
  readonly shares: Float64Array;
  readonly lengths: Float64Array;
  readonly total: number;
  /** Luck of each chain around its mean, chain by chain. */
  readonly luck: readonly Float64Array[];
  /** Inverse of the spread of the luck; empty without controls. */
  readonly inverse: readonly Float64Array[];
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
const SPARE = 3;

/** Luck that varies less than this from chain to chain is only rounding. */
const NO_LUCK = 1e-6;

export function calibrate(lengths: Float64Array, kindsOfLuck: readonly Float64Array[]): Calibration {
  const chains = lengths.length;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const shares = lengths.map((length) => length / total);
  const luck = onlyVarying(kindsOfLuck);
  const kinds = luck[0]?.length ?? 0;
  const means = new Float64Array(kinds);
  const cross = new Float64Array(kinds);
  for (let c = 0; c < chains; c += 1)
    for (let k = 0; k < kinds; k += 1) bump(means, k, (shares[c] ?? 0) * (luck[c]?.[k] ?? 0));
  const around = luck.map((own) => own.map((value, k) => value - (means[k] ?? 0)));
  const spread = Array.from({ length: kinds }, (_, i) =>
    Float64Array.from({ length: kinds }, (_, j) =>
      around.reduce((sum, own, c) => sum + (lengths[c] ?? 0) * (own[i] ?? 0) * (own[j] ?? 0), 0),
    ),
  );
  const inverse = kinds > 0 && chains > kinds + SPARE ? inverted(spread) : undefined;
  if (!inverse) return { shares, lengths, total, luck: around, inverse: [], leverage: 0, cross };
  const pull = inverse.map((row) => row.reduce((sum, value, k) => sum + value * (means[k] ?? 0), 0));
  for (let c = 0; c < chains; c += 1) {
    let lean = 0;
    for (let k = 0; k < kinds; k += 1) lean += (around[c]?.[k] ?? 0) * (pull[k] ?? 0);
    shares[c] = (shares[c] ?? 0) - (lengths[c] ?? 0) * lean;
  }
  const leverage = pull.reduce((sum, value, k) => sum + value * (means[k] ?? 0), 0);
  return { shares, lengths, total, luck: around, inverse, leverage, cross };
}

/** Kinds of luck in which chains differ at all. */
function onlyVarying(luck: readonly Float64Array[]): readonly Float64Array[] {
  const [first = new Float64Array()] = luck;
  const varies = (k: number) => luck.some((own) => Math.abs((own[k] ?? 0) - (first[k] ?? 0)) > NO_LUCK);
  const kept = [...first.keys()].filter(varies);
  return luck.map((own) => Float64Array.from(kept, (k) => own[k] ?? 0));
}

/** Mean and standard error of a figure with these values, one per chain. */
export function estimate(calibration: Calibration, values: Float64Array): Estimated {
  const { shares, lengths, total, luck, inverse, leverage, cross } = calibration;
  const chains = values.length;
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
  const kinds = inverse.length;
  const left = chains - 1 - kinds;
  if (left < 1) return { mean, error: Number.POSITIVE_INFINITY };
  // Most dishes are never cooked.
  if (!varies) return { mean: first, error: 0 };
  plain /= total;
  cross.fill(0);
  let squares = 0;
  for (let c = 0; c < chains; c += 1) {
    const off = (values[c] ?? 0) - plain;
    const weighed = (lengths[c] ?? 0) * off;
    squares += weighed * off;
    for (let k = 0; k < kinds; k += 1) bump(cross, k, (luck[c]?.[k] ?? 0) * weighed);
  }
  let explained = 0;
  for (let i = 0; i < kinds; i += 1)
    for (let j = 0; j < kinds; j += 1) explained += (cross[i] ?? 0) * (inverse[i]?.[j] ?? 0) * (cross[j] ?? 0);
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

function bump(array: Float64Array, index: number, value: number): void {
  array[index] = (array[index] ?? 0) + value;
}

/** Gauss and Jordan; undefined for a matrix that says the same thing twice. */
function inverted(matrix: readonly Float64Array[]): Float64Array[] | undefined {
  const size = matrix.length;
  const rows = matrix.map((row, i) =>
    Float64Array.from({ length: 2 * size }, (_, j) => (j < size ? (row[j] ?? 0) : j - size === i ? 1 : 0)),
  );
  for (let i = 0; i < size; i += 1) {
    const row = rows[i];
    const pivot = row?.[i] ?? 0;
    if (!row || !(pivot > 1e-12 * (matrix[i]?.[i] ?? 0))) return undefined;
    for (let j = 0; j < 2 * size; j += 1) row[j] = (row[j] ?? 0) / pivot;
    for (const [r, other] of rows.entries()) {
      const factor = other[i] ?? 0;
      if (r === i || factor === 0) continue;
      for (let j = 0; j < 2 * size; j += 1) other[j] = (other[j] ?? 0) - factor * (row[j] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}
