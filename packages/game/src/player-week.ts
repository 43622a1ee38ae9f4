// The one description of a player's planned week: the current state, fixed dishes and teams, and the log.
import { gameOf } from './edition.ts';
import { FILLERS, fillerShape, lookInShape } from './policy.ts';
import { optional, or, orNull, otherwise, refine } from './shape/modifiers.ts';
import { NONE, type Of, restore, type Shape } from './shape/shape.ts';
import { byKey, list, object, record } from './shape/structures.ts';
import { DATE_PATTERN, keptText, number, oneOf, requiredFlag, text } from './shape/values.ts';
import { storedSwapPlan } from './stored-swap-plan.ts';
import type { SwapPlan } from './swap-plan-shape.ts';
import { MAX_TEAMS } from './team-shape.ts';
import { CLOCK_PATTERN, MEALS, WEEKDAYS } from './time.ts';

/** Values of a meal besides recipes: the most valuable dish, a mixed dish, or no meal. */
export const BEST = 'best';
export const MIXED = 'mixed';
export const NOTHING = 'nothing';

/** What is kept of it at most. */
export const WEEK_LIMITS = {
  log: 60,
  forecasts: 40,
  past: 26,
  bag: 40,
  ofIngredient: 2000,
  members: 20,
  energy: 150,
  name: 80,
  strength: 999_999_999,
} as const;

/** Stored weeks are repaired where possible, so most fields have a fallback. */
const name = otherwise(keptText(undefined, { most: WEEK_LIMITS.name }), '');
const time = otherwise(keptText(undefined, { pattern: CLOCK_PATTERN }), '');
const nameOrNull = refine(orNull(keptText(undefined, { most: WEEK_LIMITS.name })), (value) => value || null);
const cutName = (key: string): string => key.slice(0, WEEK_LIMITS.name);
const count = (most: number) => otherwise(number(0, most), 0);
const strength = count(WEEK_LIMITS.strength);
const strengthOrNull = orNull(number(0, WEEK_LIMITS.strength));
const day = oneOf(WEEKDAYS);
const byDay = <T>(shape: Shape<T>) => byKey(WEEKDAYS, shape);

/** A cooked meal, or only a look at Snorlax. */
export const logEntryShape = object({
  day,
  /** "HH:MM" */
  time,
  /** Null: nothing was cooked, the player only looked. */
  meal: orNull(oneOf(MEALS)),
  /** Name of a recipe, `mixed` or `nothing`. */
  dish: nameOrNull,
  /** Of Snorlax, as the game showed it. */
  strength: strengthOrNull,
});
export interface WeekLogEntry extends Of<typeof logEntryShape> {}

/** The forecast for Sunday at some moment: 10, 50 and 90 percent of weeks end below these values. */
export const forecastShape = object({ day, time, p10: strength, p50: strength, p90: strength });
export interface WeekForecast extends Of<typeof forecastShape> {}

const forecasts = list(forecastShape, undefined, {
  most: WEEK_LIMITS.forecasts,
  keep: 'last',
});

/** A finished week. */
const pastWeek = object({
  monday: refine(keptText(undefined, { pattern: DATE_PATTERN }), (value) => value || NONE),
  island: name,
  forecasts,
  /** Of Snorlax at the end; null when it was never entered. */
  strength: strengthOrNull,
});
export interface PastWeek extends Of<typeof pastWeek> {}

const team = count(MAX_TEAMS - 1);

/** Teams of a day and of the night after it, by index. */
const dayTeams = object({ day: team, night: team });
export interface DayTeams extends Of<typeof dayTeams> {}

/** The player's last entered state, and the settings for the rest of the week. */
const planFields = (rotation: Shape<SwapPlan>) => ({
  day,
  time,
  /** Of Snorlax; null: never entered, so it is what the team usually has by then. Earlier versions wrote 0 for that. */
  strength: refine(strengthOrNull, (value) => value || null),
  bag: record(strength, undefined, { most: WEEK_LIMITS.bag, name: cutName }),
  /** Stored by skills: chance of extra tasty, 0 to 1, and room in the pot. */
  tasty: otherwise(number(0, 1, undefined, { fraction: true }), 0),
  pot: strength,
  // Weeks of an earlier app do not have these three.
  /** Of members by id; nothing: as it usually is by now. */
  energy: or(record(count(WEEK_LIMITS.energy), undefined, { most: WEEK_LIMITS.members, name: cutName }), {}),
  lookIn: or(lookInShape, 'always'),
  /** Second sleeps. */
  naps: or(byDay(object({ from: time, to: time })), {}),
  /** Wanted rank of Snorlax. */
  rank: nameOrNull,
  filler: otherwise(fillerShape, FILLERS[1]),
  sunday: otherwise(requiredFlag, true),
  /** Breakfast, lunch, dinner; null is whatever is best. */
  dishes: byDay(
    refine(list(nameOrNull, undefined, { most: MEALS.length, keep: 'last' }), (dishes) =>
      MEALS.map((_, i) => dishes[i] ?? null),
    ),
  ),
  teams: byDay(dayTeams),
  /** The swap plan that replaces the teams. Null if it was removed; older apps leave the field out. */
  rotation: optional(rotation, { nullable: true }),
});

/** `rotation`: the API describes one in detail, while stored ones are only checked. */
export const weekShapes = (rotation: Shape<SwapPlan>) => ({
  /** A week as one of the rows in which it is stored; its Monday is the row's key. */
  data: object({
    island: name,
    end: strengthOrNull,
    plan: orNull(
      object({
        ...planFields(rotation),
        /** Log entries at or after the plan's moment that its state already includes, such as tue/lunch. */
        counted: optional(list(keptText(undefined, { most: WEEK_LIMITS.name }), undefined, { most: WEEK_LIMITS.log })),
      }),
    ),
  }),
  week: object({
    monday: text(undefined, { pattern: DATE_PATTERN }),
    island: name,
    ...planFields(rotation),
    log: list(logEntryShape, undefined, {
      most: WEEK_LIMITS.log,
      keep: 'last',
    }),
    forecasts,
    past: list(pastWeek, undefined, { most: WEEK_LIMITS.past, keep: 'last' }),
  }),
});

const kept = weekShapes(storedSwapPlan);

export interface PlayerWeek extends Of<typeof kept.week> {}

/** How it travels. */
export const playerWeekShape = orNull(kept.week);

/** Reads a stored week; null for anything else. */
export const playerWeekIn = (value: unknown): PlayerWeek | null =>
  restore(playerWeekShape, gameOf(), value).value ?? null;
