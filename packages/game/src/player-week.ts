// The week that a player plans: how things stand, which dishes and teams are fixed, and what really happened.
import type { NapTimes } from './nap.ts';
import { FILLERS, type Filler, type LookIn, lookInOf } from './policy.ts';
import { isObject } from './reading.ts';
import { MEALS } from './time.ts';
import type { Meal } from './types.ts';

/** Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Teams of a day and of the night after it, by index. */
export interface DayTeams {
  readonly day: number;
  readonly night: number;
}

/** A meal that was eaten, or a look at Snorlax alone. */
export interface WeekLogEntry {
  readonly day: Weekday;
  /** "HH:MM" */
  readonly time: string;
  /** Null: nothing was cooked, somebody only looked. */
  readonly meal: Meal | null;
  /** Name of a recipe, `mixed` or `nothing`. */
  readonly dish: string | null;
  /** Of Snorlax, as the game showed it. */
  readonly strength: number | null;
}

/** What was expected of Sunday at a moment: 10, 50 and 90 percent of weeks end below. */
export interface WeekForecast {
  readonly day: Weekday;
  readonly time: string;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** A week that is over. */
export interface PastWeek {
  readonly monday: string;
  readonly island: string;
  readonly forecasts: readonly WeekForecast[];
  /** Of Snorlax at the end; null when nobody has told. */
  readonly strength: number | null;
}

export interface PlayerWeek {
  readonly monday: string;
  readonly island: string;
  /** How things stand: as of the last time that somebody said so. */
  readonly day: Weekday;
  readonly time: string;
  /** Of Snorlax; null: nobody has entered it, so it is what the team usually has by then. */
  readonly strength: number | null;
  readonly bag: Readonly<Record<string, number>>;
  /** Stored by skills: chance of extra tasty, 0 to 1, and room in the pot. */
  readonly tasty: number;
  readonly pot: number;
  /** Of members by id; nothing: as it usually is by now. */
  readonly energy: Readonly<Record<string, number>>;
  readonly lookIn: LookIn;
  /** Second sleeps. */
  readonly naps: Readonly<Partial<Record<Weekday, NapTimes>>>;
  /** Wanted rank of Snorlax. */
  readonly rank: string | null;
  readonly filler: Filler;
  readonly sunday: boolean;
  /** Breakfast, lunch, dinner; null is whatever is best. */
  readonly dishes: Readonly<Partial<Record<Weekday, readonly (string | null)[]>>>;
  readonly teams: Readonly<Partial<Record<Weekday, DayTeams>>>;
  readonly log: readonly WeekLogEntry[];
  readonly forecasts: readonly WeekForecast[];
  readonly past: readonly PastWeek[];
}

/** What is kept of it at most. */
export const WEEK_LIMITS = {
  log: 60,
  forecasts: 40,
  past: 26,
  bag: 40,
  members: 20,
  energy: 150,
  name: 80,
  strength: 999_999_999,
} as const;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, WEEK_LIMITS.name) : '');
const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(WEEK_LIMITS.strength, Math.max(0, Math.round(value)))
    : 0;
const oneOf = <T>(known: readonly T[], value: unknown): T | undefined => known.find((one) => one === value);
const list = (value: unknown, most: number): readonly unknown[] => (Array.isArray(value) ? value.slice(-most) : []);
const fields = (value: unknown) => (isObject(value) ? value : {});
const byDay = <T>(value: unknown, read: (one: unknown) => T): Partial<Record<Weekday, T>> => {
  const rows = fields(value);
  return Object.fromEntries(WEEKDAYS.flatMap((day) => (day in rows ? [[day, read(rows[day])]] : [])));
};

/** As it was stored; null for what is no week. */
export function playerWeekIn(value: unknown): PlayerWeek | null {
  const week = fields(value);
  const day = oneOf(WEEKDAYS, week.day);
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(text(week.monday))) return null;
  return {
    monday: text(week.monday),
    island: text(week.island),
    day,
    time: text(week.time),
    // Earlier versions wrote 0 for what nobody had entered.
    strength: whole(week.strength) || null,
    bag: Object.fromEntries(
      Object.entries(fields(week.bag))
        .slice(0, WEEK_LIMITS.bag)
        .map(([name, amount]) => [text(name), whole(amount)]),
    ),
    tasty: typeof week.tasty === 'number' ? Math.min(1, Math.max(0, week.tasty)) : 0,
    pot: whole(week.pot),
    energy: Object.fromEntries(
      Object.entries(fields(week.energy))
        .slice(0, WEEK_LIMITS.members)
        .map(([id, energy]) => [text(id), Math.min(WEEK_LIMITS.energy, whole(energy))]),
    ),
    lookIn: lookInOf(week.lookIn) ?? 'always',
    naps: byDay(week.naps, (nap) => ({ from: text(fields(nap).from), to: text(fields(nap).to) })),
    rank: text(week.rank) || null,
    filler: oneOf(FILLERS, week.filler) ?? 'surplus',
    sunday: week.sunday !== false,
    dishes: byDay(week.dishes, (meals) => MEALS.map((_, i) => text(list(meals, 3)[i]) || null)),
    teams: byDay(week.teams, (teams) => ({ day: whole(fields(teams).day), night: whole(fields(teams).night) })),
    log: list(week.log, WEEK_LIMITS.log).flatMap(logEntryIn),
    forecasts: list(week.forecasts, WEEK_LIMITS.forecasts).flatMap(forecastIn),
    past: list(week.past, WEEK_LIMITS.past).flatMap(pastWeekIn),
  };
}

function logEntryIn(value: unknown): readonly WeekLogEntry[] {
  const { day, time, meal, dish, strength } = fields(value);
  const known = oneOf(WEEKDAYS, day);
  if (!known) return [];
  return [
    {
      day: known,
      time: text(time),
      meal: oneOf(MEALS, meal) ?? null,
      dish: text(dish) || null,
      strength: typeof strength === 'number' ? whole(strength) : null,
    },
  ];
}

function forecastIn(value: unknown): readonly WeekForecast[] {
  const { day, time, p10, p50, p90 } = fields(value);
  const known = oneOf(WEEKDAYS, day);
  return known ? [{ day: known, time: text(time), p10: whole(p10), p50: whole(p50), p90: whole(p90) }] : [];
}

function pastWeekIn(value: unknown): readonly PastWeek[] {
  const { monday, island, forecasts, strength } = fields(value);
  if (text(monday) === '') return [];
  return [
    {
      monday: text(monday),
      island: text(island),
      forecasts: list(forecasts, WEEK_LIMITS.forecasts).flatMap(forecastIn),
      strength: typeof strength === 'number' ? whole(strength) : null,
    },
  ];
}
