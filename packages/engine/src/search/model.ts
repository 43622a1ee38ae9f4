// Learns from simulated teams how far each part of the rough estimate and each candidate is off: a linear regression
// with the prior that the estimate is right, updated by every simulated team.

/** Weights of the three parts come first, then one for each candidate. */
const PARTS = 3;

/**
 * Prior standard deviations, relative: of a part's weight, of a candidate's contribution, and of a team beyond both.
 */
const PART_DOUBT = 0.15;
const MEMBER_DOUBT = 0.03;
const TEAM_DOUBT = 0.03;
const LEAST_DOUBT = 0.006;

export interface Prediction {
  readonly mean: number;
  readonly doubt: number;
}

export interface Model {
  readonly learn: (parts: readonly number[], team: readonly number[], total: number, error: number) => void;
  readonly predict: (parts: readonly number[], team: readonly number[]) => Prediction;
  /** Typical error of a team that is yet to be simulated. */
  readonly spread: () => number;
}

export function createModel(candidates: number): Model {
  const size = PARTS + candidates;
  const weights = new Float64Array(size).fill(1, 0, PARTS);
  const covariance = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) covariance[i * size + i] = (i < PARTS ? PART_DOUBT : MEMBER_DOUBT) ** 2;
  let scale = 0;
  // Sums of squared prediction errors, actual and expected, starting with the prior's.
  let squares = 20 * TEAM_DOUBT ** 2;
  let count = 20;
  const places = new Int32Array(PARTS + 16);
  const values = new Float64Array(PARTS + 16);
  const gain = new Float64Array(size);

  /** The nonzero features of a team. */
  function featuresOf(parts: readonly number[], team: readonly number[]): number {
    for (let p = 0; p < PARTS; p += 1) {
      places[p] = p;
      values[p] = (parts[p] ?? 0) / scale;
    }
    for (let m = 0; m < team.length; m += 1) {
      places[PARTS + m] = PARTS + (team[m] ?? 0);
      values[PARTS + m] = 1;
    }
    return PARTS + team.length;
  }

  const meanOf = (n: number): number => {
    let mean = 0;
    for (let k = 0; k < n; k += 1) mean += (values[k] ?? 0) * (weights[places[k] ?? 0] ?? 0);
    return mean;
  };

  function varianceOf(n: number): number {
    let variance = 0;
    for (let k = 0; k < n; k += 1)
      for (let l = 0; l < n; l += 1)
        variance += (values[k] ?? 0) * (values[l] ?? 0) * (covariance[(places[k] ?? 0) * size + (places[l] ?? 0)] ?? 0);
    return variance;
  }

  const spread = () => Math.max(LEAST_DOUBT, Math.sqrt(squares / count));

  return {
    spread: () => spread() * scale,
    predict: (parts, team) => {
      if (scale === 0) return { mean: (parts[0] ?? 0) + (parts[1] ?? 0) + (parts[2] ?? 0), doubt: 0 };
      const n = featuresOf(parts, team);
      return { mean: meanOf(n) * scale, doubt: Math.hypot(Math.sqrt(Math.max(0, varianceOf(n))), spread()) * scale };
    },
    learn: (parts, team, total, error) => {
      if (scale === 0) scale = Math.max(total, 1e-9);
      const n = featuresOf(parts, team);
      const off = total / scale - meanOf(n);
      const noise = spread() ** 2 + (error / scale) ** 2;
      const known = varianceOf(n);
      // What neither simulation noise nor uncertain weights explain belongs to the team itself.
      squares += Math.max(0, off * off - known - (error / scale) ** 2);
      count += 1;
      for (let i = 0; i < size; i += 1) {
        let sum = 0;
        for (let k = 0; k < n; k += 1) sum += (values[k] ?? 0) * (covariance[i * size + (places[k] ?? 0)] ?? 0);
        gain[i] = sum;
      }
      const total2 = known + noise;
      for (let i = 0; i < size; i += 1) {
        const own = gain[i] ?? 0;
        if (own === 0) continue;
        weights[i] = (weights[i] ?? 0) + (own * off) / total2;
        for (let j = 0; j < size; j += 1) {
          const place = i * size + j;
          covariance[place] = (covariance[place] ?? 0) - (own * (gain[j] ?? 0)) / total2;
        }
      }
    },
  };
}
