// The parts of a screen by their colours: readings painted as plain boxes are found again where they were.
import { describe, expect, it } from 'vitest';
import { readingOf } from '../test/readings.ts';
import { type Anchors, findAnchors, type Stretch } from './anchors.ts';
import { boxIn, type Picture } from './picture.ts';

type Colour = readonly [number, number, number];
const BAR: Colour = [100, 212, 118];
const OTHER_BAR: Colour = [30, 215, 105];
const PILL: Colour = [120, 220, 90];
const CARD: Colour = [240, 120, 90];
const PANEL: Colour = [250, 245, 215];
const WIDTH = 400;

interface Painted extends Stretch {
  readonly left: number;
  readonly right: number;
  readonly colour: Colour;
}

function painted(height: number, boxes: readonly Painted[]): Picture {
  const rows = Math.round(height * WIDTH);
  const picture = { width: WIDTH, height: rows, data: new Uint8Array(4 * WIDTH * rows).fill(255) };
  for (const { left, right, top, bottom, colour } of boxes) {
    const box = boxIn(picture, left, right, top, bottom);
    for (let y = box.top; y < box.bottom; y++)
      for (let x = box.left; x < box.right; x++) picture.data.set(colour, 4 * (y * WIDTH + x));
  }
  return picture;
}

const all = (stretch: Stretch | undefined, left: number, right: number, colour: Colour): readonly Painted[] =>
  stretch ? [{ ...stretch, left, right, colour }] : [];

/** A screen as its anchors alone. */
const boxesOf = (
  { abilityBar, skillBar, statsBar, card, frame, abilityPills, statsPills }: Anchors,
  bar = BAR,
): readonly Painted[] => [
  ...[abilityBar, skillBar, statsBar].flatMap((each) => all(each, 0.05, 0.95, bar)),
  ...abilityPills.flatMap((pill) => all(pill, 0.08, 0.35, PILL)),
  ...statsPills.flatMap((pill) => all(pill, 0.08, 0.46, PILL)),
  ...all(frame, 0.07, 0.2, PANEL),
  ...all(card, 0, 0.56, CARD),
];

/** A pixel more or less. */
function expectSame(found: Stretch | undefined, wanted: Stretch | undefined): void {
  if (!wanted) expect(found).toBeUndefined();
  else {
    expect(Math.abs((found?.top ?? 9) - wanted.top)).toBeLessThanOrEqual(1.01 / WIDTH);
    expect(Math.abs((found?.bottom ?? 9) - wanted.bottom)).toBeLessThanOrEqual(1.01 / WIDTH);
  }
}

describe.each(['scrolled', 'top', 'stitched'] as const)('a %s screen', (view) => {
  const { height, anchors } = readingOf(view);

  it.each([
    ['one green', BAR],
    ['the other green', OTHER_BAR],
  ])('has its anchors where they are, in %s', (_, bar) => {
    const found = findAnchors(painted(height, boxesOf(anchors, bar)));
    for (const name of ['abilityBar', 'skillBar', 'statsBar', 'card', 'frame'] as const)
      expectSame(found[name], anchors[name]);
    expect(found.abilityPills).toHaveLength(anchors.abilityPills.length);
    for (const [i, pill] of anchors.abilityPills.entries()) expectSame(found.abilityPills[i], pill);
    expect(found.statsPills).toHaveLength(anchors.statsPills.length);
  });
});

describe('what looks like an anchor and is none', () => {
  const { height, anchors } = readingOf('scrolled');
  const found = (...more: readonly Painted[]) => findAnchors(painted(height, [...boxesOf(anchors), ...more]));

  it('is a green button that begins further right', () => {
    const button = { left: 0.4, right: 0.95, top: 1.9, bottom: 1.95, colour: BAR };
    expectSame(found(button).statsBar, anchors.statsBar);
  });

  it('is a bar that is too thin or too thick', () => {
    for (const bottom of [1.92, 2.05]) {
      const bar = { left: 0.05, right: 0.95, top: 1.9, bottom, colour: BAR };
      expectSame(found(bar).statsBar, anchors.statsBar);
      expectSame(found(bar).skillBar, anchors.skillBar);
    }
  });

  it('is a button or a thick block over the whole rest of an unscrolled screen', () => {
    const { height: whole, anchors: unscrolled } = readingOf('top');
    const below = unscrolled.abilityPills.at(-1)?.bottom ?? 0;
    for (const [left, bottom] of [
      [0.4, below + 0.1],
      [0.05, below + 0.2],
    ] as const) {
      const block = { left, right: 0.95, top: below + 0.05, bottom, colour: BAR };
      expect(findAnchors(painted(whole, [...boxesOf(unscrolled), block])).statsBar).toBeUndefined();
    }
  });

  it('is a pill that the edge of the screen cuts', () => {
    const cut = { left: 0.08, right: 0.35, top: 0.55, bottom: 0.57, colour: PILL };
    expect(found(cut).abilityPills).toHaveLength(anchors.abilityPills.length);
  });
});

it('a white picture has none', () => {
  const { abilityPills, statsPills, ...parts } = findAnchors(painted(2, []));
  expect([abilityPills, statsPills]).toEqual([[], []]);
  expect(Object.values(parts).every((part) => part === undefined)).toBe(true);
});
