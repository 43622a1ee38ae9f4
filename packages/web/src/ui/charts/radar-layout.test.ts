// Corners of a radar: where they are and what they say.
import { expect, test } from 'vitest';
import { layoutRadar, type RadarInput, radarTable } from './radar-layout.ts';

const input: RadarInput = {
  axes: ['Skill', 'Ingredient', 'Berry'].map((label) => ({ key: label, label })),
  series: [{ key: 'own', label: 'Yours', colour: 'gold', values: { Skill: 0.5, Ingredient: 1, Berry: 1.2 } }],
  width: 320,
  size: 240,
};

test('the first axis points up, the others go round clockwise', () => {
  const [top, right, left] = layoutRadar({
    ...input,
    series: [{ key: 'full', label: '', colour: '', values: { Skill: 1, Ingredient: 1, Berry: 1 } }],
  }).points;
  expect(top?.x).toBeCloseTo(160, 6);
  expect(top?.y ?? 0).toBeLessThan(right?.y ?? 0);
  expect(right?.x ?? 0).toBeGreaterThan(160);
  expect(left?.x).toBeCloseTo(320 - (right?.x ?? 0), 6);
});

test('more than everything is drawn at the edge but said as it is', () => {
  const { points } = layoutRadar(input);
  expect(points[2]?.y).toBeCloseTo(points[1]?.y ?? -1, 6);
  expect(points.map(({ label }) => label)).toEqual(['Skill: 50%', 'Ingredient: 100%', 'Berry: 120%']);
});

test.each([250, 320, 900])('stays within %i pixels', (width) => {
  const { points, labels } = layoutRadar({ ...input, width });
  for (const { x } of [...points, ...labels]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
  }
});

test('works with more axes, and says when there are too few', () => {
  const axes = ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => ({ key: label, label }));
  expect(layoutRadar({ ...input, axes }).spokes).toHaveLength(6);
  expect(() => layoutRadar({ ...input, axes: axes.slice(0, 2) })).toThrow('three axes');
});

test('the table has the same numbers', () => {
  expect(radarTable(input).rows).toEqual([
    ['Skill', '50%'],
    ['Ingredient', '100%'],
    ['Berry', '120%'],
  ]);
});
