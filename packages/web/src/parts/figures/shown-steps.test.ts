// Steps as they are written.
import { expect, test } from 'vitest';
import { amountText } from '../words/range-text.ts';
import { countText, minutesText } from '../words/wording.ts';
import { shownSteps } from './shown-steps.ts';

const steps = (...values: readonly number[]) => values.map((adds, s) => ({ key: String(s), label: '', adds }));

test('add up to the total that is written below them', () => {
  expect(shownSteps(steps(0.45, 10.4, 20.35), 31.2, countText)).toEqual([1, 10, 20]);
  // The total was cut off, as totals of a week are.
  expect(shownSteps(steps(25_000.7, 36_450.2), 61_450, countText)).toEqual([25_000, 36_450]);
  const tenths = shownSteps(steps(33.34, 33.33, 33.33), 100, amountText).map(amountText);
  expect(tenths).toEqual(['33.4', '33.3', '33.3']);
});

test('what is no sum of counts stays as it is', () => {
  expect(shownSteps(steps(100.4, -20.3), 80.1, minutesText)).toEqual([100.4, -20.3]);
  expect(shownSteps(steps(10, 5), 3, countText)).toEqual([10, 5]);
});
