// The game day in whole minutes: clock times, spans around midnight, meals and the sleep score.
import type { Meal, Rules } from './types.ts';

/** Minutes since midnight, 0..1439. */
export type Clock = number;

export const DAY = 1440;

export const DAYS_A_WEEK = 7;

/** Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const onClock = (minutes: number): Clock => ((minutes % DAY) + DAY) % DAY;

/** "HH:MM" */
export const CLOCK_PATTERN = '^([01]\\d|2[0-3]):([0-5]\\d)$';
const CLOCK = new RegExp(CLOCK_PATTERN);

/** "HH:MM" → minutes since midnight; undefined for anything else. */
export function parseClock(text: string): Clock | undefined {
  const match = CLOCK.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** A clock time out of a text or a number of minutes; undefined for anything else. */
export function clockIn(value: unknown): Clock | undefined {
  if (typeof value === 'string') return parseClock(value);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < DAY ? value : undefined;
}

export function formatClock(clock: Clock): string {
  const minutes = onClock(clock);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes from one clock time forward to the next occurrence of another: 0..1439. */
export const minutesFrom = (from: Clock, to: Clock): number => onClock(to - from);

export interface Schedule {
  readonly bedtime: Clock;
  readonly wakeup: Clock;
}

export const sleepMinutes = ({ bedtime, wakeup }: Schedule): number => minutesFrom(bedtime, wakeup);
export const awakeMinutes = (schedule: Schedule): number => DAY - sleepMinutes(schedule);

/** Whether a time counts as a look at the game: after wake-up, which is always one, and until bedtime. In minutes since wake-up. */
export const isLook = (schedule: Schedule, minute: number): boolean => minute > 0 && minute <= awakeMinutes(schedule);

const LEAST = 60;

/** Night and day must each last at least an hour; equal times are not a night. */
export function isSchedule(schedule: Schedule): boolean {
  const whole = [schedule.bedtime, schedule.wakeup].every((t) => Number.isInteger(t) && t >= 0 && t < DAY);
  return whole && sleepMinutes(schedule) >= LEAST && awakeMinutes(schedule) >= LEAST;
}

/** 0..100; a full night of sleep scores 100. */
export const sleepScore = ({ energy }: Pick<Rules, 'energy'>, minutes: number): number =>
  Math.min(100, Math.round((minutes / energy.sleep.minutes) * 100));

/** "8 hours and 30 minutes". */
export function durationText(minutes: number): string {
  const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return count(rest, 'minute');
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} and ${count(rest, 'minute')}`;
}

export interface MealTime {
  readonly meal: Meal;
  readonly clock: Clock;
  /** Minutes after wake-up, the order in which meals are eaten. */
  readonly sinceWakeup: number;
}

/** In the order of a day that begins in the morning. */
export const MEALS: readonly Meal[] = ['breakfast', 'lunch', 'dinner'];

/** The parts of each meal's window within the waking hours, in minutes since wake-up; the end is excluded. */
export function mealSpans({ mealWindows }: Pick<Rules, 'mealWindows'>, schedule: Schedule) {
  const awake = awakeMinutes(schedule);
  return MEALS.map((meal) => {
    const [start, end] = mealWindows[meal];
    const opens = minutesFrom(schedule.wakeup, start);
    const closes = opens + minutesFrom(start, end);
    // The window as seen from wake-up, and the same window a day earlier, which may still be open then.
    const spans = [
      { from: opens, to: Math.min(closes, awake) },
      { from: 0, to: Math.min(closes - DAY, awake) },
    ].filter(({ from, to }) => to > from);
    return { meal, spans };
  });
}

/**
 * A meal is eaten at the last whole minute of its window that falls into the waking hours; slept through, it is missed.
 * Where a window touches the day twice (getting up at 03:00 is still within last night's dinner), its later part counts.
 */
export const mealTimes = (rules: Pick<Rules, 'mealWindows'>, schedule: Schedule): readonly MealTime[] =>
  mealSpans(rules, schedule)
    .flatMap(({ meal, spans }) => {
      if (spans.length === 0) return [];
      const sinceWakeup = Math.max(...spans.map(({ to }) => to)) - 1;
      return [{ meal, sinceWakeup, clock: onClock(schedule.wakeup + sinceWakeup) }];
    })
    .sort((a, b) => a.sinceWakeup - b.sinceWakeup);
