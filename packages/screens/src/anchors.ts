// Where the parts of a detail screen lie: found by colour, as their height in the picture depends on how far it was scrolled.
import { boxIn, type IsColour, type Picture, type Rectangle, shareOf } from './picture.ts';

/** A stretch of rows, as shares of the width. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

export const middle = ({ top, bottom }: Stretch): number => (top + bottom) / 2;

export interface Anchors {
  /** Bars over helping ability, skills, and detailed stats. */
  readonly abilityBar?: Stretch | undefined;
  readonly skillBar?: Stretch | undefined;
  readonly statsBar?: Stretch | undefined;
  /** The card that stays at the top when the screen is scrolled. */
  readonly card?: Stretch | undefined;
  /** Icon panel of the main skill. */
  readonly frame?: Stretch | undefined;
  /** Label pills of the helping ability that are seen whole: berries, ingredients, interval, carry size, from the top. */
  readonly abilityPills: readonly Stretch[];
  /** Label pills below the nature: date, camp, hours slept. */
  readonly statsPills: readonly Stretch[];
}

// Two phones show the same green as (100,212,118) and (30,215,105).
const isBarGreen: IsColour = (r, g, b) => g > 185 && r < 125 && b < 150 && g - r > 80 && g - b > 60;
const isPillGreen: IsColour = (r, g, b) => g > 205 && r > 80 && r < 170 && b < 130 && g - r > 60;
const isOrange: IsColour = (r, g, b) => r > 215 && g > 90 && g < 155 && b > 55 && b < 130;
const isPanel: IsColour = (r, g, b) => r > 240 && g > 234 && b > 186 && b < 243;

/** Stretches of rows of which more than a share has a colour in each of some columns, joined over small gaps. */
function stretches(
  picture: Picture,
  columns: Columns,
  isColour: IsColour,
  { share, gap, from = 0, to }: { share: number; gap: number; from?: number; to?: number },
): Stretch[] {
  const found: { top: number; bottom: number }[] = [];
  const { top, bottom } = boxIn(picture, 0, 1, from, to ?? picture.height / picture.width);
  const rows = columns.map(([left, right]) => boxIn(picture, left, right, 0, 0));
  for (let y = top; y < bottom; y++) {
    const isThere = (row: Rectangle) => shareOf(picture, { ...row, top: y, bottom: y + 1 }, isColour) > share;
    if (!rows.every(isThere)) continue;
    const last = found.at(-1);
    if (last && y - last.bottom <= gap * picture.width) last.bottom = y + 1;
    else found.push({ top: y, bottom: y + 1 });
  }
  return found.map((each) => ({ top: each.top / picture.width, bottom: each.bottom / picture.width }));
}

const heightOf = ({ top, bottom }: Stretch): number => bottom - top;
const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

/** Green bars over the whole width; buttons of the same green begin further right. */
function barsOf(picture: Picture): Stretch[] {
  return stretches(picture, [[0.5, 0.88]], isBarGreen, { share: 0.85, gap: 0.03 })
    .filter((bar) => isBetween(heightOf(bar), 0.025, 0.09))
    .filter(({ top, bottom }) => shareOf(picture, boxIn(picture, 0.076, 0.092, top, bottom), isBarGreen) > 0.5);
}

function frameBelow(picture: Picture, bar: Stretch): Stretch | undefined {
  const reach = { share: 0.6, gap: 0.012, from: bar.bottom, to: bar.bottom + 0.7 };
  const frame = stretches(picture, [[0.075, 0.092]], isPanel, reach).find((each) => heightOf(each) > 0.1);
  return frame && frame.top - bar.bottom < 0.2 ? frame : undefined;
}

const PILL_HEIGHT = [0.038, 0.066] as const;
type Columns = readonly (readonly [left: number, right: number])[];

/** Columns left and right of the label's words; the labels below the nature are longer. */
const ABILITY_PILL: Columns = [
  [0.085, 0.12],
  [0.315, 0.345],
];
const STATS_PILL: Columns = [
  [0.085, 0.12],
  [0.425, 0.455],
];

function pillsOf(picture: Picture, columns: Columns, from = 0): Stretch[] {
  return stretches(picture, columns, isPillGreen, { share: 0.6, gap: 0.006, from }).filter((pill) =>
    isBetween(heightOf(pill), ...PILL_HEIGHT),
  );
}

export function findAnchors(picture: Picture): Anchors {
  const bars = barsOf(picture);
  const pills = pillsOf(picture, ABILITY_PILL);
  const isFollowedByPill = (bar: Stretch) => pills.some(({ top }) => isBetween(top - bar.bottom, 0, 0.2));
  const frames = bars.map((bar) => frameBelow(picture, bar));
  const skillAt = frames.findLastIndex((frame) => frame !== undefined);
  const skillBar = bars[skillAt];
  const abilityBar = skillBar ? bars[skillAt - 1] : bars.findLast(isFollowedByPill);
  const statsBar = skillBar ? bars[skillAt + 1] : bars.findLast((bar) => !isFollowedByPill(bar));
  const bottom = picture.height / picture.width;
  const end = skillBar?.top ?? statsBar?.top ?? bottom;
  return {
    abilityBar,
    skillBar,
    statsBar,
    frame: frames[skillAt],
    card: stretches(picture, [[0.002, 0.028]], isOrange, { share: 0.7, gap: 0.01, to: Math.min(bottom, 1) }).find(
      (card) => isBetween(heightOf(card), 0.12, 0.2) && card.bottom < bottom - 0.02,
    ),
    abilityPills: pills.filter((pill) => pill.bottom < end && pill.top > (abilityBar?.bottom ?? 0)),
    statsPills: statsBar ? pillsOf(picture, STATS_PILL, statsBar.bottom) : [],
  };
}
