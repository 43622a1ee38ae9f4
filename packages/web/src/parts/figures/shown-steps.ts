// The steps of a figure as they are written: rounded so that they add up to the total below them.
import { partsThatAddUp } from '@oversleep/game';
import { amountText, stepOf } from '../words/range-text.ts';
import { countText } from '../words/wording.ts';
import { sumOfSteps, type WaterfallStep } from './waterfall.ts';

/** Six digits travel of each figure: so much of it may be missing from a sum, as a share. */
const TRAVELS = 1e-4;

/** Other formats than amounts and counts, such as minutes, are left as they are; so are steps that never were a sum. */
export function shownSteps(
  steps: readonly WaterfallStep[],
  total: number,
  format: (value: number) => string,
): readonly number[] {
  const values = steps.map(({ adds }) => adds);
  const step = format === countText ? 1 : format === amountText ? stepOf(total) : undefined;
  if (step === undefined) return values;
  const isSum = Math.abs(sumOfSteps(steps) - total) <= step * steps.length + TRAVELS * Math.abs(total);
  return isSum ? partsThatAddUp(values, { total, step }) : values;
}
