// Steps that lead from nothing to a figure.
import { expect, test } from 'vitest';
import { stepsOfFactors, sumOfSteps, waterfall, withoutIdle } from './waterfall.ts';

const step = (key: string, adds: number) => ({ key, label: key, adds });

test('each bar begins where the one before it ends', () => {
  const bars = waterfall([step('a', 50), step('b', 30), step('c', 20)]);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.5],
    [0.5, 0.8],
    [0.8, 1],
  ]);
});

test('what takes away runs backwards and stays within the drawing', () => {
  const [, down] = waterfall([step('a', 100), step('b', -40)]);
  expect([down?.from, down?.to]).toEqual([0.6, 1]);
});

test('nothing at all is no bar', () => {
  expect(waterfall([step('a', 0)]).map(({ from, to }) => [from, to])).toEqual([[0, 0]]);
});

test('factors become what they add, and their sum is their product', () => {
  const steps = stepsOfFactors(step('base', 100), [
    { key: 'x', label: 'x', times: 0.5 },
    { key: 'y', label: 'y', times: 3 },
    { key: 'z', label: 'z', times: 1 },
  ]);
  expect(steps.map(({ adds }) => adds)).toEqual([100, -50, 100, 0]);
  expect(sumOfSteps(steps)).toBe(150);
  expect(withoutIdle(steps).map(({ key }) => key)).toEqual(['base', 'x', 'y']);
});
