// Numbers beside a chart, in the reader's own format.

const EXACT = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const SHORT = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 });

export type Format = (value: number) => string;

/** For labels and tables. */
export const exactText: Format = (value) => EXACT.format(value);

/** For axes, where room is short. */
export const shortText: Format = (value) => SHORT.format(value);

/** Roughly, at the size of chart labels: enough to leave room for a text that has not been drawn yet. */
export const widthOf = (text: string): number => Math.ceil(text.length * 6.8);
