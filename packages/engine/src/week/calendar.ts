// The days and meals between now and Sunday's bedtime.
import { DAY, type Meal, parseClock, type Schedule, WEEKDAYS } from '@oversleep/game';
import type { Plan } from '../loop/plan.ts';
import type { Now } from './types.ts';

export const SUNDAY = 6;

/** Days begin with wake-up: minutes of a day count from there. */
export interface Instant {
  readonly weekday: number;
  readonly minute: number;
}

/** Before wake-up it is still the day before, except on Monday, where the week starts with waking up. */
export function instantOf({ wakeup }: Schedule, { day, time }: Pick<Now, 'day' | 'time'>): Instant {
  const weekday = WEEKDAYS.indexOf(day);
  const clock = parseClock(time) ?? wakeup;
  if (clock >= wakeup) return { weekday, minute: clock - wakeup };
  return weekday === 0 ? { weekday, minute: 0 } : { weekday: weekday - 1, minute: clock + DAY - wakeup };
}

export interface MealSlot {
  readonly weekday: number;
  readonly meal: Meal;
  /** Minutes since wake-up. */
  readonly at: number;
  /** Before now: cooked to find the usual leftovers, and not counted. */
  readonly past: boolean;
  /** Today's, before its time was over: what comes in until then stays in the bag. */
  readonly eaten: boolean;
}

/** Meals from a day on, by weekday; those before now are past. */
export function slotsFrom(
  meals: readonly Plan['meals'][],
  now: Instant,
  first: number,
  eaten: readonly Meal[] = [],
): readonly MealSlot[] {
  return WEEKDAYS.flatMap((_, weekday) =>
    weekday < first
      ? []
      : (meals[weekday] ?? []).map(({ meal, at }) => ({
          weekday,
          meal,
          at,
          past: weekday < now.weekday || (weekday === now.weekday && at < now.minute),
          eaten: weekday === now.weekday && at >= now.minute && eaten.includes(meal),
        })),
  );
}
