// What a full inventory costs, by hour of the night.
import { awakeMinutes, DAY } from '@oversleep/game';
import type { MemberContext, TeamReport } from '../results/team-report.ts';

const QUARTER = 15;
const QUARTERS_AN_HOUR = 4;

interface FullHour {
  /** Clock time at which it begins, in minutes. */
  readonly from: number;
  /** Helps that bring only berries because the inventory is full. */
  readonly helps: number;
  /** Ingredients that don't fit. */
  readonly lost: number;
}

export interface FullBag {
  /** A night, on average. */
  readonly hoursFull: number;
  readonly helps: number;
  readonly lost: number;
  readonly hours: readonly FullHour[];
}

/** Below so many helps or ingredients a night there is nothing to speak of. */
const LITTLE = 0.05;

/** Undefined for one whose inventory doesn't fill up, or is always full by choice. */
export function fullBagOf(
  { settings }: Pick<TeamReport, 'settings'>,
  { figures, profile, snacking }: Pick<MemberContext, 'figures' | 'profile' | 'snacking'>,
): FullBag | undefined {
  const { nightHelpsAfterSS: late, nightPeriod } = figures.advanced;
  const lost = nightPeriod.spilledIngredients.reduce((sum, { amount }) => sum + amount, 0);
  if (snacking || late < LITTLE || lost < LITTLE) return undefined;
  const night = Math.ceil(awakeMinutes(settings) / QUARTER);
  const quarters = profile.bag.flatMap((filled, q) =>
    q < night ? [] : [{ q, filled, helps: (profile.helpsPerHour[q] ?? 0) / QUARTERS_AN_HOUR }],
  );
  const power = sharpness(quarters, late);
  const lateIn = quarters.map(({ q, filled, helps }) => ({ q, full: filled ** power, helps: helps * filled ** power }));
  const all = lateIn.reduce((sum, { helps }) => sum + helps, 0);
  if (all <= 0) return undefined;
  const hours: FullHour[] = [];
  for (let from = night; from * QUARTER < DAY; from += QUARTERS_AN_HOUR) {
    const part = lateIn.reduce(
      (sum, { q, helps }) => (q >= from && q < from + QUARTERS_AN_HOUR ? sum + helps : sum),
      0,
    );
    const share = part / all;
    hours.push({ from: (settings.wakeup + from * QUARTER) % DAY, helps: late * share, lost: lost * share });
  }
  return {
    hoursFull: lateIn.reduce((sum, { full }) => sum + full, 0) / QUARTERS_AN_HOUR,
    helps: late,
    lost,
    hours,
  };
}

interface Quarter {
  readonly filled: number;
  readonly helps: number;
}

/**
 * On how many nights the inventory is full at some time lies below how full it is on average: the power of that average is
 * chosen so that the helps of all hours add up to those that were counted.
 */
function sharpness(quarters: readonly Quarter[], late: number): number {
  const lateAt = (power: number) => quarters.reduce((sum, { filled, helps }) => sum + helps * filled ** power, 0);
  let [low, high] = [0, MOST_SHARP];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (lateAt(middle) > late) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const MOST_SHARP = 200;
const STEPS = 40;
