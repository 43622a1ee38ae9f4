// Moving between the points of a chart.
import { describe, expect, test } from 'vitest';
import { nearestPoint, pointFor } from './points.ts';

const points = [0, 1].flatMap((series) =>
  [0, 1, 2].map((position) => ({
    series,
    position,
    x: position * 10,
    y: series * 100,
    label: `${series}/${position}`,
  })),
);
const from = (key: string, index: number) => {
  const to = pointFor(key, index, points);
  return to === undefined ? undefined : points[to]?.label;
};

describe('arrow keys', () => {
  test('go along a series and between series', () => {
    expect(from('ArrowRight', 0)).toBe('0/1');
    expect(from('ArrowLeft', 1)).toBe('0/0');
    expect(from('ArrowDown', 1)).toBe('1/1');
    expect(from('ArrowUp', 4)).toBe('0/1');
    expect(from('End', 3)).toBe('1/2');
    expect(from('Home', 5)).toBe('1/0');
  });

  test('stop at the edges', () => {
    expect(from('ArrowRight', 2)).toBeUndefined();
    expect(from('ArrowUp', 0)).toBeUndefined();
    expect(from('ArrowDown', 5)).toBeUndefined();
    expect(from('a', 0)).toBeUndefined();
  });
});

test('the nearest point is the one that is meant', () => {
  expect(nearestPoint(points, 11, 8)).toBe(1);
  expect(nearestPoint(points, 19, 90)).toBe(5);
  expect(nearestPoint([], 1, 1)).toBeUndefined();
});
