// Numbers beside a chart.
import { numberFormat } from '../../messages/formats.ts';

const SHORT = [1, 2, 3].map((maximumFractionDigits) => numberFormat({ notation: 'compact', maximumFractionDigits }));

export type FormatNumber = (value: number) => string;

/** For labels and tables. */
export const exactText: FormatNumber = numberFormat({ maximumFractionDigits: 1 });

/** For axes, where space is short: as few digits as keep the numbers distinct. */
export function tickTexts(values: readonly number[], format: FormatNumber | undefined): readonly string[] {
  if (format) return values.map(format);
  const texts = SHORT.map((short) => values.map(short));
  return texts.find((candidate) => new Set(candidate).size === values.length) ?? values.map(exactText);
}

/** Roughly, at the size of chart labels: enough to leave room for a text that has not been drawn yet. */
export const widthOf = (text: string): number => Math.ceil(text.length * 6.8);
