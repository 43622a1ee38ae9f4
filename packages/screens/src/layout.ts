// Where each field is, from the anchors: shares of the width, as measured on many screens.
import { type Anchors, middle, type Stretch } from './anchors.ts';
import { boxIn, isEmpty, type Picture, type Rectangle } from './picture.ts';

export interface ScreenLayout {
  readonly rp?: Rectangle | undefined;
  /** Level and name are one line in two colours. */
  readonly level?: Rectangle | undefined;
  readonly name?: Rectangle | undefined;
  readonly interval?: Rectangle | undefined;
  readonly carry?: Rectangle | undefined;
  readonly skill?: Rectangle | undefined;
  readonly skillLevel?: Rectangle | undefined;
  /** Rows of two chips; six places, of which the last stays empty. */
  readonly chips: readonly (readonly [Chip, Chip])[];
  readonly nature?: Rectangle | undefined;
  /** Right end of the nature's field, where the mark of a mint is. */
  readonly mint?: Rectangle | undefined;
  readonly counts: readonly (Rectangle | undefined)[];
  readonly icons: readonly (Rectangle | undefined)[];
  readonly hours?: Rectangle | undefined;
}

export interface Chip {
  readonly text: Rectangle;
  /** Narrow strips beside the words, which have the chip's own colour. */
  readonly strips: readonly Rectangle[];
}

const CHIP_ROW = 0.1573;
/** From the frame's end to the bar below the chips, with three rows of them. */
const THREE_ROWS = 0.62;
const COLUMNS = [
  { left: 0.107, right: 0.442, strips: [0.09, 0.1, 0.448, 0.458] },
  { left: 0.56, right: 0.895, strips: [0.545, 0.555, 0.905, 0.915] },
] as const;
const COUNTS = [
  [0.519, 0.568],
  [0.687, 0.736],
  [0.85, 0.9],
] as const;
const ICONS = [0.493, 0.659, 0.824];

export function layoutOf(picture: Picture, anchors: Anchors): ScreenLayout {
  const at = (left: number, right: number, top: number, bottom: number): Rectangle | undefined => {
    const box = boxIn(picture, left, right, top, bottom);
    const isWhole = Math.abs(box.bottom - box.top - (bottom - top) * picture.width) < 3;
    return isEmpty(box) || !isWhole ? undefined : box;
  };
  const { frame, statsBar } = anchors;
  const [interval, carry] = intervalAndCarry(anchors);
  const hours = anchors.statsPills[2];
  return {
    ...headOf(anchors, at),
    interval: interval && at(0.42, 0.93, middle(interval) - 0.036, middle(interval) + 0.036),
    carry: carry && at(0.42, 0.62, middle(carry) - 0.036, middle(carry) + 0.036),
    skill: frame && at(0.262, 0.82, frame.top + 0.018, frame.top + 0.078),
    skillLevel: frame && at(0.825, 0.92, frame.top + 0.018, frame.top + 0.078),
    chips: frame ? chipsBelow(picture, frame, chipRows(anchors)) : [],
    nature: statsBar && at(0.13, 0.42, statsBar.top + 0.158, statsBar.top + 0.222),
    mint: statsBar && at(0.4, 0.45, statsBar.top + 0.165, statsBar.top + 0.215),
    counts: COUNTS.map(([left, right]) =>
      interval && isUncovered(anchors, left, middle(interval) - 0.12)
        ? at(left, right, middle(interval) - 0.116, middle(interval) - 0.091)
        : undefined,
    ),
    icons: ICONS.map((x) =>
      interval && isUncovered(anchors, x, middle(interval) - 0.21)
        ? at(x - 0.05, x + 0.05, middle(interval) - 0.2185, middle(interval) - 0.1185)
        : undefined,
    ),
    hours: hours && at(0.57, 0.9, middle(hours) - 0.036, middle(hours) + 0.036),
  };
}

/** The card lies over the left two thirds of what is behind it. */
const isUncovered = ({ card }: Anchors, x: number, top: number): boolean =>
  card === undefined || top > card.bottom || x > 0.57;

/** The last two pills over the skills; of an unscrolled screen the third and fourth. */
function intervalAndCarry({ abilityBar, skillBar, abilityPills }: Anchors): readonly (Stretch | undefined)[] {
  if (skillBar) {
    const [interval, carry] = abilityPills.slice(-2);
    return carry && skillBar.top - carry.bottom < 0.25 ? [interval, carry] : [];
  }
  return abilityBar ? [abilityPills[2], abilityPills[3]] : [];
}

type At = (left: number, right: number, top: number, bottom: number) => Rectangle | undefined;

/** RP, level and name: on the card, else at the top of the screen, which ends at a known distance over the first bar. */
function headOf({ card, abilityBar }: Anchors, at: At): Pick<ScreenLayout, 'rp' | 'level' | 'name'> {
  if (card) {
    const down = (share: number) => card.top + share * (card.bottom - card.top);
    const line = at(0.205, 0.555, down(0.53), down(0.86));
    return { rp: at(0.29, 0.555, down(0.14), down(0.52)), level: line, name: line };
  }
  if (!abilityBar) return {};
  const { top } = abilityBar;
  const line = at(0.16, 0.72, top - 0.535, top - 0.43);
  return { rp: at(0.22, 0.5, top - 1.213, top - 1.113), level: line, name: line };
}

export function chipRows({ frame, statsBar }: Anchors): number {
  if (!frame || !statsBar) return 3;
  return 3 + Math.max(0, Math.round((statsBar.top - frame.bottom - THREE_ROWS) / CHIP_ROW));
}

function chipsBelow(picture: Picture, frame: Stretch, rows: number): [Chip, Chip][] {
  return Array.from({ length: rows }, (_, row) => {
    const y = frame.bottom + 0.118 + CHIP_ROW * row;
    const chip = ({ left, right, strips }: (typeof COLUMNS)[number]): Chip => ({
      text: boxIn(picture, left, right, y - 0.0215, y + 0.0255),
      strips: strips.map((x) => boxIn(picture, x - 0.003, x + 0.003, y - 0.012, y + 0.018)),
    });
    return [chip(COLUMNS[0]), chip(COLUMNS[1])];
  });
}
