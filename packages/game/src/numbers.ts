// Numbers as people read them.

const UNITS = [
  { size: 1e6, name: 'M' },
  { size: 1e3, name: 'K' },
];

/** What one decimal would round up to "1000.0K" is already a million. */
const ALMOST = 0.99995;

/** Plain below 1,000, then one decimal with K or M. */
export function compactNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const unit = UNITS.find(({ size }) => Math.abs(value) >= size * ALMOST);
  return unit ? `${(value / unit.size).toFixed(1)}${unit.name}` : String(Math.round(value * 10) / 10);
}

/** Whole numbers in the reader's own format. */
export const localisedNumber = (value: number, locale?: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value);
