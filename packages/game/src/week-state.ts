// The state of a planned week at a moment, and how logged meals continue it.
import { gameOf, NEWEST_EDITION } from './edition.ts';
import type { PlayerWeek, WeekLogEntry } from './player-week.ts';
import type { Fields } from './reading.ts';
import { DAY, formatClock, MEALS, parseClock, WEEKDAYS } from './time.ts';
import type { Game, Meal } from './types.ts';

/** The fields of a plan that describe one moment. */
export const STATE_FIELDS = ['day', 'time', 'strength', 'bag', 'tasty', 'pot', 'energy'] as const;

/** The game's day begins at four in the morning. */
const DAY_BEGINS = 4 * 60;

/** Minutes since Monday began. */
export function momentOf({ day, time }: Fields): number {
  const clock = parseClock(String(time)) ?? 0;
  return WEEKDAYS.findIndex((one) => one === day) * DAY + (clock < DAY_BEGINS ? clock + DAY : clock);
}

/** In the order in which they happened; meals logged in the same minute in that of the day. */
export const compareMoments = (a: Fields, b: Fields): number =>
  momentOf(a) - momentOf(b) || mealPlace(a) - mealPlace(b);

const mealPlace = ({ meal }: Fields): number => MEALS.findIndex((one) => one === meal);

/** Meals of the day of the plan that were eaten before its moment, although their time may not be over. */
export const eatenMeals = (week: PlayerWeek): readonly Meal[] =>
  week.log.flatMap((entry) =>
    entry.meal && entry.day === week.day && momentOf({ ...entry }) < momentOf({ ...week }) ? [entry.meal] : [],
  );

/** Entered Energy is only valid at its own time. */
export const atMoment = (week: PlayerWeek, day: PlayerWeek['day'], time: string): PlayerWeek =>
  day === week.day && time === week.time ? week : { ...week, day, time, energy: {} };

/** A logged event is over a minute later. */
export const atEndOf = (week: PlayerWeek, { day, time }: WeekLogEntry): PlayerWeek =>
  atMoment(week, day, formatClock((parseClock(time) ?? 0) + 1));

/** The state after an entry with a Strength: the dish has left the bag. */
export function continuedFrom(game: Game, week: PlayerWeek, entry: WeekLogEntry): PlayerWeek {
  const after = { ...atEndOf(week, entry), strength: entry.strength };
  // What is left of the Extra Tasty bonus is unknown after a meal, and extra pot capacity is used up.
  return entry.meal ? { ...after, bag: movedDish(game, week.bag, entry.dish, -1), tasty: 0, pot: 0 } : after;
}

/** Takes the ingredients of a dish out of the bag, or puts them back. */
export function movedDish(game: Game, bag: PlayerWeek['bag'], dish: string | null, sign: 1 | -1): PlayerWeek['bag'] {
  const recipe = dish === null ? undefined : game.recipes.find(dish);
  if (!recipe || Object.keys(bag).length === 0) return bag;
  const used = new Map(recipe.ingredients.map(({ ingredient, amount }) => [ingredient.name, amount]));
  return Object.fromEntries(
    Object.entries(bag).map(([name, amount]) => [name, Math.max(0, amount + sign * (used.get(name) ?? 0))]),
  );
}

/** Names an entry within its week. A meal is logged once; a look at Snorlax is identified by its time. */
export const entryKey = ({ day, meal, time }: Pick<WeekLogEntry, 'day' | 'meal' | 'time'>): string =>
  `${day}/${meal ?? time}`;

/** Logged entries at or after the moment of the plan that can continue it. */
export const laterEntries = (week: PlayerWeek): readonly WeekLogEntry[] =>
  week.log.filter((entry) => entry.strength !== null && momentOf({ ...entry }) >= momentOf({ ...week }));

/** The week continued from later entries that its entered state does not include yet. */
export function withLaterEntries(week: PlayerWeek, counted: readonly unknown[]): PlayerWeek {
  const open = laterEntries(week).filter((entry) => !counted.includes(entryKey(entry)));
  // No edition changes a recipe, and the newest has all of them.
  return open.reduce((state, entry) => continuedFrom(gameOf(NEWEST_EDITION), state, entry), week);
}
