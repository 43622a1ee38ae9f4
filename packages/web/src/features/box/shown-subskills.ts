// Which Sub Skills of a row have room in one line. Closed ones give way before open ones, common ones before rare ones.
import type { Rarity } from '@oversleep/game';
import type { BoxRow } from './box-row.ts';

type RowSubskill = BoxRow['subskills'][number];

export interface ShownSubskills {
  readonly shown: readonly RowSubskill[];
  /** Those behind a count. */
  readonly folded: readonly RowSubskill[];
}

const GAP = 4;
/** Of "+3", in pixels. */
const COUNT_WIDTH = 34;
/** Edges of a badge, and what it shows before its name. */
const BADGE_WIDTH = 18;
const LOCK_WIDTH = 11;
const DOTS_WIDTH: Readonly<Record<Rarity, number>> = { white: 4, silver: 9, gold: 14 };
/** Of a letter on average; capitals are wider. */
const LETTER_WIDTH = 6.5;
const CAPITAL_WIDTH = 9.5;

const letterWidth = (letter: string): number => (/[A-Z]/.test(letter) ? CAPITAL_WIDTH : LETTER_WIDTH);

/** About so wide; measuring every badge would cost more than it gains. */
function widthOf({ subskill: { shortName, rarity }, opensAt }: RowSubskill): number {
  const sign = opensAt === undefined ? DOTS_WIDTH[rarity] : LOCK_WIDTH;
  return [...shortName].reduce((width, letter) => width + letterWidth(letter), BADGE_WIDTH + sign + GAP);
}

const WEIGHTS: Readonly<Record<Rarity, number>> = { white: 0, silver: 1, gold: 2 };
const weightOf = ({ subskill, opensAt }: RowSubskill): number =>
  WEIGHTS[subskill.rarity] + (opensAt === undefined ? 10 : 0);

/** `room` is the width of the line in pixels. */
export function shownSubskills(subskills: readonly RowSubskill[], room: number): ShownSubskills {
  const widthOfAll = (list: readonly RowSubskill[]) => list.reduce((width, one) => width + widthOf(one), -GAP);
  if (widthOfAll(subskills) <= room) return { shown: subskills, folded: [] };
  let shown = [...subskills];
  while (shown.length > 0 && widthOfAll(shown) + GAP + COUNT_WIDTH > room) {
    // Of equal ones the later opens later.
    const least = shown.reduce((worst, one) => (weightOf(one) <= weightOf(worst) ? one : worst));
    shown = shown.filter((one) => one !== least);
  }
  return { shown, folded: subskills.filter((one) => !shown.includes(one)) };
}
