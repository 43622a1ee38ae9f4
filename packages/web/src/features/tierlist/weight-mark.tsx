// Says of points that stand beside it that they are already multiplied.

/** Nothing where they are counted once. */
export function WeightMark({ weight }: { readonly weight: number }) {
  return weight === 1 ? null : <span className="weight-mark">× {weight} included</span>;
}
