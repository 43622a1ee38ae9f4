// Digits of a figure in the answer: more would only be noise.

export type Round = (value: number) => number;

const digits =
  (count: number): Round =>
  (value) =>
    Number.isFinite(value) ? Number(value.toPrecision(count)) : 0;

const decimals =
  (count: number): Round =>
  (value) =>
    Number.isFinite(value) ? Number(value.toFixed(count)) : 0;

/** Simulations are precise to about three digits; sums of rounded parts should still look like sums. */
export const asFigure = digits(6);
export const asError = digits(3);
export const asPercent = decimals(2);
/** For curves of charts. */
export const asPoint = digits(3);
