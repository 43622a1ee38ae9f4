// Numbers formatted for readers.

/** Standard errors of every ± range: it contains the true mean nineteen times out of twenty. */
const SURE = 1.96;

export const marginOf = (error: number): number => SURE * error;

/** A probability in percent, never shown as 0 or 100. */
export function chanceText(chance: number): string {
  const percent = chance * 100;
  if (percent > 99.9) return '> 99.9 %';
  if (percent < 0.1) return '< 0.1 %';
  return `${percent.toFixed(percent > 99 || percent < 1 ? 1 : 0)} %`;
}

/**
 * Rounds parts to multiples of a step so that they add up to the shown total, or to their rounded sum if none is given: each is rounded
 * down, and the missing steps go to those with the largest remainders. No part is off by a whole step, unless the total isn't
 * the sum of the parts, and a part of zero stays zero.
 */
export function partsThatAddUp(
  values: readonly number[],
  { total = values.reduce((sum, value) => sum + value, 0), step = 1 }: { total?: number; step?: number } = {},
): readonly number[] {
  const lows = values.map((value) => Math.floor(value / step));
  const missing = Math.round(total / step) - lows.reduce((sum, low) => sum + low, 0);
  // Parts of zero stay zero, because they are often not shown at all.
  const sharing = values.flatMap((value, i) => (value === 0 ? [] : [{ i, lost: value / step - (lows[i] ?? 0) }]));
  if (sharing.length === 0) return lows.map((low) => low * step);
  const whole = Math.floor(missing / sharing.length);
  const first = [...sharing]
    .sort((a, b) => b.lost - a.lost || a.i - b.i)
    .slice(0, missing - whole * sharing.length)
    .map(({ i }) => i);
  const share = (i: number) => (values[i] === 0 ? 0 : whole + (first.includes(i) ? 1 : 0));
  return lows.map((low, i) => (low + share(i)) * step);
}

/** Whole percentages that add up to 100, or to their rounded sum if the parts don't cover the whole. */
export const wholePercents = (shares: readonly number[]): readonly number[] =>
  partsThatAddUp(shares.map((share) => 100 * share));
