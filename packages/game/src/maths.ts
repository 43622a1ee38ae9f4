// Rounding as the game does it. Plain Math.round on a scaled value; the snapping floor forgives binary noise just below a digit.

const power = (decimals: number) => 10 ** decimals;

/** Halves go up. */
export const roundTo = (value: number, decimals: number) => Math.round(value * power(decimals)) / power(decimals);

const SNAP = 1e-10;

/** Floor to some decimals, but 4.999999999999 (binary noise) counts as 5. */
export function floorTo(value: number, decimals: number, snap = SNAP): number {
  const scaled = value * power(decimals);
  const nearest = Math.round(scaled);
  return (Math.abs(scaled - nearest) < snap ? nearest : Math.floor(scaled)) / power(decimals);
}

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Element of a list by a 1-based level, clamped to the first and last one. */
export function atLevel<T>(list: readonly T[], level: number): T {
  const value = list[clamp(Math.floor(level), 1, list.length) - 1];
  if (value === undefined) throw new Error(`Nothing at level ${level} of a list of ${list.length}`);
  return value;
}
