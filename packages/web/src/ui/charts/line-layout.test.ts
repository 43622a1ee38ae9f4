// Lines: places in proportion, markers that can be read, ranges as bands.
import { describe, expect, test } from 'vitest';
import { type LineInput, layoutLines, lineTable } from './line-layout.ts';

const input: LineInput = {
  series: [
    { key: 'a', label: 'Energy', colour: 'gold', data: [0, 6, 12].map((x) => ({ x, y: x * 10 })) },
    {
      key: 'b',
      label: 'Helps',
      colour: 'teal',
      data: [
        { x: 0, y: 5, low: 2, high: 9 },
        { x: 12, y: 7, low: 4, high: 10 },
      ],
    },
  ],
  width: 400,
  height: 200,
  formatX: (value) => `${value}h`,
  format: (value) => `${value}`,
};

test('points lie in proportion along both axes', () => {
  const [first, middle, last] = layoutLines(input).points;
  expect(middle?.x).toBeCloseTo(((first?.x ?? 0) + (last?.x ?? 0)) / 2, 9);
  expect(middle?.y).toBeCloseTo(((first?.y ?? 0) + (last?.y ?? 0)) / 2, 9);
  expect(middle?.label).toBe('Energy, 6h: 60');
});

test('a range becomes a band, and is said', () => {
  const { lines, points } = layoutLines(input);
  expect(lines.map(({ band }) => band !== undefined)).toEqual([false, true]);
  expect(points.at(-1)?.label).toBe('Helps, 12h: 7 (4 to 10)');
});

describe('markers', () => {
  const at = (...places: number[]) =>
    layoutLines({ ...input, markers: places.map((x) => ({ x, label: 'Breakfast' })) }).markers;

  test('keep to one row when they are far apart, and make way when not', () => {
    expect(at(1, 11).map(({ row }) => row)).toEqual([0, 0]);
    expect(at(1, 1.2, 1.4).map(({ row }) => row)).toEqual([0, 1, 2]);
  });

  test('lean inwards at the edges', () => {
    expect(at(12)[0]?.anchor).toBe('end');
  });
});

test('numbers below never run into each other', () => {
  const crowded = layoutLines({ ...input, width: 320, xTicks: Array.from({ length: 25 }, (_, hour) => hour / 2) });
  const places = crowded.xTicks.map(({ at }) => at);
  for (const [index, place] of places.slice(1).entries()) expect(place - (places[index] ?? 0)).toBeGreaterThan(14);
});

test('one point, or none, is no reason to fail', () => {
  const single = layoutLines({ ...input, series: [{ key: 'a', label: 'A', colour: 'red', data: [{ x: 3, y: 3 }] }] });
  expect(Number.isFinite(single.points[0]?.x)).toBe(true);
  expect(layoutLines({ ...input, series: [] }).points).toEqual([]);
});

test('the table has a row for every place', () => {
  expect(lineTable(input, 'Hour')).toEqual({
    head: ['Hour', 'Energy', 'Helps'],
    rows: [
      ['0h', '0', '5 (2 to 9)'],
      ['6h', '60', ''],
      ['12h', '120', '7 (4 to 10)'],
    ],
  });
});
