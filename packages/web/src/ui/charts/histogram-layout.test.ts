// A distribution: shares, the usual range, and the lines in it.
import { expect, test } from 'vitest';
import { type HistogramInput, histogramTable, layoutHistogram } from './histogram-layout.ts';

const input: HistogramInput = {
  bins: [1, 3, 4, 2].map((count, index) => ({ from: index * 10, to: index * 10 + 10, count })),
  mean: 22,
  percentiles: { p10: 10, p50: 23, p90: 36 },
  width: 400,
  height: 200,
  format: (value) => `${value}`,
};

test('columns are as high as their share and side by side', () => {
  const { columns, points } = layoutHistogram(input);
  expect((columns[2]?.height ?? 0) / (columns[0]?.height ?? 1)).toBeCloseTo(4, 9);
  expect((columns[0]?.x ?? 0) + (columns[0]?.width ?? 0)).toBeLessThan(columns[1]?.x ?? 0);
  expect(points[2]?.label).toBe('20 to 30: 40%');
});

test('values between the tenth and the ninetieth percentile are marked as common', () => {
  expect(layoutHistogram(input).columns.map(({ isCommon }) => isCommon)).toEqual([false, true, true, true]);
});

test('mean and percentiles are at their values', () => {
  const { lines, area } = layoutHistogram(input);
  expect(lines.map(({ key }) => key)).toEqual(['p10', 'p50', 'p90', 'mean']);
  const at = (value: number) => area.x + (area.width * value) / 40;
  expect(lines.map((line) => line.at)).toEqual(
    [at(10), at(23), at(36), at(22)].map((place) => expect.closeTo(place, 6)),
  );
  expect(layoutHistogram({ ...input, percentiles: undefined }).lines).toHaveLength(1);
});

test('whole numbers are called by their name', () => {
  const bins = [
    { from: -0.5, to: 0.5, count: 1 },
    { from: 0.5, to: 1.5, count: 3 },
  ];
  expect(histogramTable({ bins, format: (value) => `${value}` }, 'Activations').rows).toEqual([
    ['0', '25%', '25%'],
    ['1', '75%', '100%'],
  ]);
});

test('no counts at all is no reason to fail', () => {
  const empty = layoutHistogram({ ...input, bins: [{ from: 0, to: 1, count: 0 }] });
  expect(empty.columns[0]?.height).toBe(0);
});
