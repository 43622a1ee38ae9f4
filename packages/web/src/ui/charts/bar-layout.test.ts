// Bars: their lengths, their places, and what they say.
import { describe, expect, test } from 'vitest';
import { type BarInput, barTable, layoutBars } from './bar-layout.ts';

const input: BarInput = {
  series: [
    { key: 'a', label: 'Berries', colour: 'red' },
    { key: 'b', label: 'Skill', colour: 'blue' },
  ],
  groups: [
    { key: 'x', label: 'Mon', values: { a: 10, b: 30 } },
    { key: 'y', label: 'Tue', values: { a: 20 } },
  ],
  mode: 'grouped',
  direction: 'vertical',
  width: 400,
  height: 200,
  format: (value) => `${value}!`,
};
const find = (layout: ReturnType<typeof layoutBars>, series: number, group: number) =>
  layout.bars.find((bar) => bar.series === series && bar.group === group);

describe('upright', () => {
  test('lengths are in proportion, and all start at zero', () => {
    const layout = layoutBars(input);
    const [ten, thirty, nothing] = [find(layout, 0, 0), find(layout, 1, 0), find(layout, 1, 1)];
    expect((thirty?.height ?? 0) / (ten?.height ?? 1)).toBeCloseTo(3, 9);
    expect(nothing?.height).toBe(0);
    for (const bar of layout.bars) expect(bar.y + bar.height).toBeCloseTo(layout.zero, 9);
  });

  test('bars of a group are side by side without touching', () => {
    const layout = layoutBars(input);
    const [first, second] = [find(layout, 0, 0), find(layout, 1, 0)];
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
  });

  test('stacked bars start where the one below ends', () => {
    const layout = layoutBars({ ...input, mode: 'stacked' });
    const [below, above] = [find(layout, 0, 0), find(layout, 1, 0)];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(below?.y ?? -1, 9);
    expect([below?.isOutermost, above?.isOutermost]).toEqual([false, true]);
  });

  test('losses hang below zero, and do not lie on gains', () => {
    const groups = [{ key: 'x', label: 'Mon', values: { a: 10, b: -5 } }];
    const layout = layoutBars({ ...input, mode: 'stacked', groups });
    expect(find(layout, 0, 0)?.y ?? 0).toBeLessThan(layout.zero);
    expect(find(layout, 1, 0)?.y).toBeCloseTo(layout.zero, 9);
  });

  test('a range reaches as far as it says', () => {
    const groups = [{ key: 'x', label: 'Mon', values: { a: { value: 10, low: 5, high: 20 } } }];
    const layout = layoutBars({ ...input, groups });
    const [low = 0, high = 0] = find(layout, 0, 0)?.whisker ?? [];
    expect((layout.zero - high) / (layout.zero - low)).toBeCloseTo(4, 9);
    expect(layout.points[0]?.label).toBe('Mon, Berries: 10! (5! to 20!)');
  });
});

describe('lying', () => {
  test('is chosen when the names do not fit side by side', () => {
    const groups = input.groups.map((group) => ({ ...group, label: 'A rather long name of a dish' }));
    expect(layoutBars({ ...input, direction: 'auto' }).direction).toBe('vertical');
    expect(layoutBars({ ...input, direction: 'auto', groups, width: 320 }).direction).toBe('horizontal');
  });

  test.each([320, 900])('stays within %i pixels and grows with its rows', (width) => {
    const two = layoutBars({ ...input, direction: 'horizontal', width });
    const four = layoutBars({
      ...input,
      direction: 'horizontal',
      width,
      groups: [...input.groups, ...input.groups.map((group) => ({ ...group, key: `${group.key}2` }))],
    });
    for (const bar of two.bars) {
      expect(bar.x).toBeGreaterThanOrEqual(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(width);
    }
    expect(four.height).toBeGreaterThan(two.height);
  });
});

test('nothing at all still has an axis', () => {
  const groups = [{ key: 'x', label: 'Mon', values: {} }];
  const layout = layoutBars({ ...input, groups });
  expect(layout.ticks.length).toBeGreaterThan(1);
  expect(layout.bars.every((bar) => bar.height === 0)).toBe(true);
});

test('the table has the same numbers', () => {
  expect(barTable(input, 'Day')).toEqual({
    head: ['Day', 'Berries', 'Skill'],
    rows: [
      ['Mon', '10!', '30!'],
      ['Tue', '20!', '0!'],
    ],
  });
});
