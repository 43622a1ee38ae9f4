// The log of a planned week: entries are added, changed and deleted, and the plan continues from the last Strength in it.
import {
  atEndOf,
  canonical,
  compareMoments,
  continuedFrom,
  forecastKey,
  formatClock,
  type Game,
  logKey,
  type Meal,
  momentOf,
  movedDish,
  type PlayerWeek,
  WEEK_LIMITS,
  type Weekday,
  type WeekForecast,
  type WeekLogEntry,
} from '@oversleep/game';
import type { WeekMoment } from '../../state/week/week-start.ts';
import { wishOf, withWish } from './week-plan.ts';

export const isLogFull = ({ log }: PlayerWeek): boolean => log.length >= WEEK_LIMITS.log;

/**
 * Strength before an entry, or before a new one at a moment; a lower Strength is probably a typo. The log is in the order
 * in which things happened.
 */
export function strengthBefore(
  week: PlayerWeek,
  index?: number,
  moment: Pick<PlayerWeek, 'day' | 'time'> = week,
): number | null {
  const { log, strength } = week;
  const isLast = momentOf({ ...moment }) >= momentOf({ ...week });
  if (index === undefined && strength !== null && isLast) return strength;
  const earlier = index === undefined ? log.filter((entry) => compareMoments({ ...entry }, { ...moment }) <= 0) : log;
  return earlier.slice(0, index).findLast((entry) => entry.strength !== null)?.strength ?? null;
}

/** The later of two moments of a week: what is logged is never later than the clock, or than a moment set by hand. */
export const latest = (week: PlayerWeek, clock: WeekMoment): Pick<PlayerWeek, 'day' | 'time'> =>
  clock.monday === week.monday && momentOf({ ...clock }) > momentOf({ ...week })
    ? { day: clock.day, time: clock.time }
    : { day: week.day, time: week.time };

/** Whether a meal can have been cooked by a moment: its time has begun. */
export const hasBegun = (
  { rules }: Game,
  { day, meal }: { readonly day: Weekday; readonly meal: Meal },
  now: Pick<PlayerWeek, 'day' | 'time'>,
): boolean => momentOf({ day, time: formatClock(rules.mealWindows[meal][0]) }) <= momentOf({ ...now });

/** The time of a meal that is logged now: now, or the end of its time if that is over. */
export const timeOfMeal = (
  meal: Pick<WeekLogEntry, 'day' | 'time'>,
  now: Pick<PlayerWeek, 'day' | 'time'>,
): Pick<WeekLogEntry, 'day' | 'time'> => ({
  day: meal.day,
  time: momentOf({ ...meal }) <= momentOf({ ...now }) || meal.day !== now.day ? meal.time : now.time,
});

/**
 * With a Strength, the plan continues from the entry and the dish leaves the bag. Without one, or before the moment of the
 * plan, only the meal's dish is fixed.
 */
export function logged(
  game: Game,
  week: PlayerWeek,
  entry: WeekLogEntry,
  forecast: Omit<WeekForecast, 'day' | 'time'> | undefined,
): PlayerWeek {
  const log = inOrder([...week.log, entry]).slice(-WEEK_LIMITS.log);
  const cooked = entry.meal ? withWish(week, entry.day, entry.meal, entry.dish) : week;
  if (entry.strength === null || momentOf({ ...entry }) < momentOf({ ...week })) return { ...cooked, log };
  const made = forecast && { day: week.day, time: week.time, ...forecast };
  const forecasts = made ? [...week.forecasts, made].slice(-WEEK_LIMITS.forecasts) : week.forecasts;
  return { ...continuedFrom(game, cooked, entry), log, forecasts };
}

/** Changes an entry; if the plan continues from it, the plan changes too. */
export function withEntry(game: Game, week: PlayerWeek, index: number, entry: WeekLogEntry): PlayerWeek {
  const old = week.log[index];
  if (!old) return week;
  const log = inOrder(week.log.with(index, entry));
  const changed = { ...withDishOf(week, old, entry.dish), log };
  const isNews = old.strength === null && entry.strength !== null && lastStrength(week) < index;
  if (isNews) return { ...logged(game, changed, entry, undefined), log };
  if (!isBasis(week, index)) return changed;
  const before = { ...changed, bag: old.meal ? movedDish(game, week.bag, old.dish, 1) : week.bag };
  if (entry.strength === null) return fromLastStrength(before);
  const bag = entry.meal ? movedDish(game, before.bag, entry.dish, -1) : before.bag;
  const after = { ...before, bag, strength: entry.strength };
  // A time that was corrected moves the plan, unless the player has moved it since.
  return atEndOf(week, old) === week ? atEndOf(after, entry) : after;
}

const inOrder = (log: readonly WeekLogEntry[]): readonly WeekLogEntry[] =>
  log.toSorted((a, b) => compareMoments({ ...a }, { ...b }));

/** Entries below the Strength before them: two devices may have logged without knowing of each other. */
export const doubtfulEntries = (week: PlayerWeek): ReadonlySet<number> =>
  new Set(
    week.log.flatMap(({ strength }, i) => (strength !== null && strength < (strengthBefore(week, i) ?? 0) ? [i] : [])),
  );

/** If the plan continues from the deleted entry, it returns to the previous Strength. */
export function withoutEntry(game: Game, week: PlayerWeek, index: number): PlayerWeek {
  const old = week.log[index];
  if (!old) return week;
  const changed = { ...withDishOf(week, old, null), log: week.log.toSpliced(index, 1) };
  if (!isBasis(week, index)) return changed;
  return fromLastStrength({ ...changed, bag: old.meal ? movedDish(game, week.bag, old.dish, 1) : week.bag });
}

/** Undoes one change and keeps later ones. */
export function undone(now: PlayerWeek, before: PlayerWeek, after: PlayerWeek): PlayerWeek {
  // The server may reorder fields, so compare canonical forms.
  const isSame = (a: unknown, b: unknown) => canonical(a) === canonical(b);
  const of = (week: PlayerWeek): Readonly<Record<string, unknown>> => ({ ...week });
  const back = Object.entries(before).filter(
    ([key, value]) => !isSame(value, of(after)[key]) && isSame(of(now)[key], of(after)[key]),
  );
  const { monday } = now;
  // Entry by entry, because another device may have logged something since.
  return {
    ...now,
    ...Object.fromEntries(back),
    log: entriesBack(now.log, before.log, after.log, (entry) => logKey(monday, entry)),
    forecasts: entriesBack(now.forecasts, before.forecasts, after.forecasts, (entry) => forecastKey(monday, entry)),
  };
}

function entriesBack<Entry>(
  now: readonly Entry[],
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const byKey = (list: readonly Entry[]) => new Map(list.map((entry) => [keyOf(entry), entry]));
  const [was, made] = [byKey(before), byKey(after)];
  const isAsMade = (entry: Entry) => canonical(made.get(keyOf(entry))) === canonical(entry);
  const kept = now.flatMap((entry) => (isAsMade(entry) ? (was.get(keyOf(entry)) ?? []) : [entry]));
  const there = byKey(now);
  return [...kept, ...before.filter((entry) => !made.has(keyOf(entry)) && !there.has(keyOf(entry)))];
}

const lastStrength = ({ log }: PlayerWeek): number => log.findLastIndex(({ strength }) => strength !== null);

/** Whether the plan continues from this entry. */
const isBasis = (week: PlayerWeek, index: number): boolean =>
  lastStrength(week) === index && week.log[index]?.strength === week.strength;

function fromLastStrength(week: PlayerWeek): PlayerWeek {
  const last = week.log[lastStrength(week)];
  if (!last) return { ...week, strength: null };
  return { ...atEndOf(week, last), strength: last.strength };
}

/** Fixes the entry's meal to another dish, unless the player has since chosen a different one. */
const withDishOf = (week: PlayerWeek, { day, meal, dish }: WeekLogEntry, next: string | null): PlayerWeek =>
  meal && wishOf(week, day, meal) === dish ? withWish(week, day, meal, next) : week;
