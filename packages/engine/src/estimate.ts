// Mean and standard error of values that come from chains of different length: a longer chain counts for more and varies less.

export interface Estimate {
  count: number;
  weight: number;
  mean: number;
  /** Weighted sum of squares around the mean. */
  squares: number;
}

export const createEstimate = (): Estimate => ({ count: 0, weight: 0, mean: 0, squares: 0 });

/** West's running update; the weight is the length of the chain. */
export function observe(estimate: Estimate, value: number, weight: number): void {
  estimate.count += 1;
  estimate.weight += weight;
  const off = value - estimate.mean;
  estimate.mean += (off * weight) / estimate.weight;
  estimate.squares += weight * off * (value - estimate.mean);
}

/** Standard error of the mean; unknown (infinite) from one value. */
export function errorOf({ count, weight, squares }: Estimate): number {
  return count > 1 ? Math.sqrt(squares / (count - 1) / weight) : Number.POSITIVE_INFINITY;
}

/** Zero for what is always zero. */
export function relativeError(estimate: Estimate): number {
  const error = errorOf(estimate);
  return error === 0 ? 0 : error / Math.abs(estimate.mean);
}
