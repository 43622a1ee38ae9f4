// How two Pokémon share a slot: on which days, and at which hours of these days.
import { DAYS_A_WEEK, minuteOf } from '@oversleep/game';
import { isIn, type SlotPlan, swapsOf, type Times, whenOf } from '../../../parts/swap-plan/slot-swaps.ts';
import { isSame } from '../../../state/data/data.ts';

export interface Sharing {
  /** On which the other one comes in, 0 = Monday. */
  readonly days: readonly number[];
  /** When it comes in: wakeup, bedtime, before:lunch, 18:00. */
  readonly from: string;
  /** When the slot's own Pokémon comes back; null: as late as the other one came, on the first day that is not one of these. */
  readonly until: string | null;
}

export type SharingPattern = 'days' | 'halves' | 'night' | 'hours';

const ALL_DAYS = Array.from({ length: DAYS_A_WEEK }, (_, day) => day);

/** The slot's own Pokémon is in longer, so that the slot keeps its name. */
export const PATTERNS: Readonly<Record<SharingPattern, Sharing>> = {
  days: { days: [1, 3, 5], from: 'wakeup', until: null },
  halves: { days: [0, 1, 2], from: 'wakeup', until: null },
  night: { days: ALL_DAYS, from: 'bedtime', until: 'wakeup' },
  hours: { days: ALL_DAYS, from: 'wakeup', until: '18:00' },
};

/** Each of the two at the other's times. */
export const exchanged = ({ days, from, until }: Sharing): Sharing =>
  until === null
    ? { days: ALL_DAYS.filter((day) => !days.includes(day)), from, until }
    : { days, from: until, until: from };

export type SharingProblem = 'noDay' | 'allDays' | 'sameTime';

export function problemOf({ days, from, until }: Sharing, times: Times): SharingProblem | undefined {
  if (days.length === 0) return 'noDay';
  if (until === null) return days.length === DAYS_A_WEEK ? 'allDays' : undefined;
  return minuteOf(from, times) === minuteOf(until, times) ? 'sameTime' : undefined;
}

export function sharedRow(own: string, other: string, { days, from, until }: Sharing, times: Times): SlotPlan {
  if (until === null) return ALL_DAYS.map((day) => ({ day, at: from, id: days.includes(day) ? other : own }));
  const isNextDay = (minuteOf(until, times) ?? 0) <= (minuteOf(from, times) ?? 0);
  return days
    .flatMap((day) => [
      { day, at: from, id: other },
      { day: isNextDay ? (day + 1) % DAYS_A_WEEK : day, at: until, id: own },
    ])
    .toSorted((a, b) => whenOf(a, times) - whenOf(b, times));
}

/** How a row is shared; undefined where it is more than that. */
export function sharingOf(row: SlotPlan, own: string, other: string, times: Times): Sharing | undefined {
  const changes = swapsOf([row], times);
  const startsOf = (id: string) => changes.filter(({ coming }) => coming.includes(id));
  const [from, until] = [startsOf(other)[0]?.at, startsOf(own)[0]?.at];
  if (from === undefined || until === undefined) return undefined;
  const whole = {
    days: ALL_DAYS.filter((day) => isIn([row], other, whenOf({ day, at: from }, times), times)),
    from,
    until: null,
  };
  const byHours = { days: startsOf(other).map(({ day }) => day), from, until };
  const outline = (one: SlotPlan) =>
    swapsOf([one], times).map((swap) => [whenOf(swap, times), swap.coming, swap.leaving]);
  return [whole, byHours].find((sharing) => isSame(outline(sharedRow(own, other, sharing, times)), outline(row)));
}
