// Splits a whole number into whole parts that really add up to it.

/** By weight; what rounding down leaves over goes to the largest remainders. */
export function shareOut(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const missing = total - exact.reduce((all, part) => all + Math.floor(part), 0);
  const luckiest = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, missing)
    .map(({ index }) => index);
  return exact.map((part, index) => Math.floor(part) + (luckiest.includes(index) ? 1 : 0));
}
