// Where the fields of a screen are, from anchors that were read before: of both views, and where something covers them.
import { describe, expect, it } from 'vitest';
import { readingOf } from '../test/readings.ts';
import type { Anchors } from './anchors.ts';
import { chipRows, layoutOf } from './layout.ts';
import type { Rectangle } from './picture.ts';

const WIDTH = 1000;
const pictureOf = (height: number) => ({ width: WIDTH, height: Math.round(height * WIDTH), data: new Uint8Array() });
const layoutFor = (view: 'scrolled' | 'top' | 'stitched', changed: Partial<Anchors> = {}) => {
  const { height, anchors } = readingOf(view);
  return layoutOf(pictureOf(height), { ...anchors, ...changed });
};
const middleOf = (box: Rectangle | undefined) => box && (box.top + box.bottom) / 2;
const seen = (boxes: readonly unknown[]) => boxes.map((box) => box !== undefined);

describe('of a scrolled screen', () => {
  const { anchors } = readingOf('scrolled');
  const layout = layoutFor('scrolled');

  it('level and name are one line on the card, the RP above it', () => {
    expect(layout.level).toEqual(layout.name);
    expect(layout.rp?.bottom).toBeLessThanOrEqual(layout.name?.top ?? 0);
    expect(middleOf(layout.rp)).toBeGreaterThan(WIDTH * (anchors.card?.top ?? 0));
    expect(layout.name?.bottom).toBeLessThan(WIDTH * (anchors.card?.bottom ?? 0));
  });

  it('interval and carry limit are beside the last two pills over the skills', () => {
    const [interval, carry] = anchors.abilityPills.slice(-2).map(({ top, bottom }) => (WIDTH * (top + bottom)) / 2);
    expect(middleOf(layout.interval)).toBeCloseTo(interval ?? 0, 0);
    expect(middleOf(layout.carry)).toBeCloseTo(carry ?? 0, 0);
  });

  it('the skill and its level are in the frame, side by side', () => {
    expect(layout.skill?.top).toBe(layout.skillLevel?.top);
    expect(layout.skill?.right).toBeLessThan(layout.skillLevel?.left ?? 0);
    expect(layout.skill?.top).toBeGreaterThan(WIDTH * (anchors.frame?.top ?? 0));
  });

  it('three rows of two chips follow the frame, the nature the bar of the stats', () => {
    expect(layout.chips).toHaveLength(3);
    for (const [left, right] of layout.chips) {
      expect(left.text.top).toBe(right.text.top);
      expect(left.text.right).toBeLessThan(right.text.left);
      expect(left.strips).toHaveLength(4);
    }
    const tops = layout.chips.map(([left]) => left.text.top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops[0]).toBeGreaterThan(WIDTH * (anchors.frame?.bottom ?? 0));
    expect(layout.nature?.top).toBeGreaterThan(WIDTH * (anchors.statsBar?.bottom ?? 0));
  });

  it('what the card covers is not there; what is beside and below it is', () => {
    expect(seen(layout.icons)).toEqual([false, true, true]);
    const { interval } = layoutFor('scrolled', { card: undefined });
    expect(interval).toBeDefined();
    expect(seen(layoutFor('scrolled', { card: undefined }).icons)).toEqual([true, true, true]);
  });
});

describe('of an unscrolled screen', () => {
  it('the head is over the first bar, and fields below the picture are missing', () => {
    const { anchors } = readingOf('top');
    const layout = layoutFor('top');
    expect(layout.name?.bottom).toBeLessThan(WIDTH * (anchors.abilityBar?.top ?? 0));
    expect(layout.rp?.bottom).toBeLessThan(layout.name?.top ?? 0);
    expect([layout.interval, layout.carry, layout.skill, layout.nature]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(layout.chips).toEqual([]);
  });

  it('without any bar there is no head either', () => {
    const { rp, level, name } = layoutFor('top', { abilityBar: undefined });
    expect([rp, level, name]).toEqual([undefined, undefined, undefined]);
  });
});

it('a stitched screen has everything, the hours below the nature too', () => {
  const { rp, interval, carry, skill, nature, hours, counts } = layoutFor('stitched');
  for (const box of [rp, interval, carry, skill, nature, hours]) expect(box).toBeDefined();
  expect(seen(counts)).toEqual([true, true, true]);
});

it('a field that the lower edge of the picture cuts is not there', () => {
  const { height, anchors } = readingOf('scrolled');
  const nature = layoutOf(pictureOf(height), anchors).nature;
  const cut = layoutOf(pictureOf(((nature?.bottom ?? 0) - 5) / WIDTH), anchors);
  expect([nature !== undefined, cut.nature]).toEqual([true, undefined]);
});

it('a carry limit that is far from the skills is none', () => {
  const { anchors } = readingOf('scrolled');
  const away = anchors.abilityPills.map(({ top, bottom }) => ({ top: top - 0.3, bottom: bottom - 0.3 }));
  expect(layoutFor('scrolled', { abilityPills: away }).carry).toBeUndefined();
});

it('a row of chips more than usual is counted by the room that it takes', () => {
  const { anchors } = readingOf('scrolled');
  const { frame, statsBar } = anchors;
  if (!frame || !statsBar) throw new Error('The reading has no frame');
  const lower = (by: number) => ({ ...anchors, statsBar: { top: statsBar.top + by, bottom: statsBar.bottom + by } });
  expect([0, 0.1, 0.1573, 0.3146, -0.3].map((by) => chipRows(lower(by)))).toEqual([3, 4, 4, 5, 3]);
  expect(chipRows({ ...anchors, frame: undefined })).toBe(3);
});
