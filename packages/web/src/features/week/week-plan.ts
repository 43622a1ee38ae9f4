// The planned week as a value: how it begins, how it changes, and how it goes on from what really happened.
import {
  type Game,
  MEALS,
  type Meal,
  type NapTimes,
  type PlayerPolicy,
  type PlayerWeek,
  WEEK_LIMITS,
  WEEKDAYS,
  type Weekday,
  type WeekForecast,
  type WeekLogEntry,
} from '@oversleep/game';

/** A moment of the game's week. */
export interface Moment {
  readonly monday: string;
  readonly day: Weekday;
  readonly time: string;
}

/** What the player has said elsewhere. */
export interface Situation {
  readonly island: string;
  readonly team: number;
  readonly habits: PlayerPolicy;
}

/** Where a week begins: nobody has said anything about it yet. */
export function freshWeek({ monday, day, time }: Moment, { island, team, habits }: Situation): PlayerWeek {
  const { lookIn, filler, sunday } = habits;
  return {
    monday,
    island,
    day,
    time,
    strength: 0,
    bag: {},
    tasty: 0,
    pot: 0,
    energy: {},
    lookIn,
    naps: {},
    rank: null,
    filler,
    sunday,
    dishes: {},
    teams: Object.fromEntries(WEEKDAYS.map((one) => [one, { day: team, night: team }])),
    log: [],
    forecasts: [],
    past: [],
  };
}

/** The week of this moment: what is over is put aside with its forecasts, what one likes and what lies in the bag stays. */
export function weekAt(stored: PlayerWeek | null, moment: Moment, situation: Situation): PlayerWeek {
  const fresh = freshWeek(moment, situation);
  if (!stored) return fresh;
  if (stored.monday >= moment.monday) return stored;
  const last = stored.log.findLast(({ day, strength }) => day === 'sun' && strength !== null);
  const over = {
    monday: stored.monday,
    island: stored.island,
    forecasts: stored.forecasts,
    strength: last?.strength ?? null,
  };
  const { bag, filler, sunday, lookIn, rank } = stored;
  const past = stored.forecasts.length === 0 ? stored.past : [...stored.past, over].slice(-WEEK_LIMITS.past);
  return { ...fresh, bag, filler, sunday, lookIn, rank, past };
}

export const wishOf = ({ dishes }: PlayerWeek, day: Weekday, meal: Meal): string | null =>
  dishes[day]?.[MEALS.indexOf(meal)] ?? null;

/** `null`: whatever is best. */
export function withWish(week: PlayerWeek, day: Weekday, meal: Meal, dish: string | null): PlayerWeek {
  const wishes = MEALS.map((one) => (one === meal ? dish : wishOf(week, day, one)));
  return { ...week, dishes: { ...week.dishes, [day]: wishes } };
}

/** From a day on, by day or by night: who changes teams usually keeps the new one. */
export function withTeam(week: PlayerWeek, from: Weekday, when: 'day' | 'night', team: number): PlayerWeek {
  const later = WEEKDAYS.slice(WEEKDAYS.indexOf(from));
  const entries = later.map((day) => {
    const before = week.teams[day] ?? { day: team, night: team };
    const isSame = before.day === before.night;
    if (when === 'night') return [day, day === from ? { ...before, night: team } : before] as const;
    return [day, { day: team, night: isSame ? team : before.night }] as const;
  });
  return { ...week, teams: { ...week.teams, ...Object.fromEntries(entries) } };
}

/** Null: none on that day. */
export function withNap(week: PlayerWeek, day: Weekday, nap: NapTimes | null): PlayerWeek {
  const { [day]: _, ...others } = week.naps;
  return { ...week, naps: nap ? { ...others, [day]: nap } : others };
}

/** At another moment energies are others; nobody knows which. */
export const atMoment = (week: PlayerWeek, day: Weekday, time: string): PlayerWeek =>
  day === week.day && time === week.time ? week : { ...week, day, time, energy: {} };

/** A minute later: what has happened at a minute is over then. */
function minuteAfter(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const next = (hours * 60 + minutes + 1) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(next / 60))}:${two(next % 60)}`;
}

/**
 * With the strength that the game shows, the plan goes on from there: what was cooked is out of the bag. Without it the meal is only
 * fixed to what was cooked, and the plan goes on from where it stood.
 */
export function logged(
  game: Game,
  week: PlayerWeek,
  entry: WeekLogEntry,
  forecast: Omit<WeekForecast, 'day' | 'time'> | undefined,
): PlayerWeek {
  const log = [...week.log, entry].slice(-WEEK_LIMITS.log);
  const cooked = entry.meal ? withWish(week, entry.day, entry.meal, entry.dish) : week;
  if (entry.strength === null) return { ...cooked, log };
  const made = forecast && { day: week.day, time: week.time, ...forecast };
  return {
    ...atMoment(cooked, entry.day, minuteAfter(entry.time)),
    log,
    forecasts: made ? [...week.forecasts, made].slice(-WEEK_LIMITS.forecasts) : week.forecasts,
    strength: entry.strength,
    bag: entry.meal ? withoutDish(game, week.bag, entry.dish) : week.bag,
    // An extra tasty dish or not: nobody knows what is left of the stored chance, and a larger pot is used up.
    tasty: entry.meal ? 0 : week.tasty,
    pot: entry.meal ? 0 : week.pot,
  };
}

function withoutDish(game: Game, bag: PlayerWeek['bag'], dish: string | null): PlayerWeek['bag'] {
  const recipe = dish === null ? undefined : game.recipes.find(dish);
  if (!recipe || Object.keys(bag).length === 0) return bag;
  const used = new Map(recipe.ingredients.map(({ ingredient, amount }) => [ingredient.name, amount]));
  return Object.fromEntries(
    Object.entries(bag).map(([name, amount]) => [name, Math.max(0, amount - (used.get(name) ?? 0))]),
  );
}

/** How forecasts compared with what came: of each week that is over and whose end is known. */
export interface Calibration {
  readonly weeks: readonly {
    readonly monday: string;
    readonly forecast: WeekForecast;
    readonly strength: number;
    readonly verdict: 'below' | 'within' | 'above';
  }[];
  readonly within: number;
}

export function calibrationOf({ past }: PlayerWeek): Calibration {
  const weeks = past.flatMap(({ monday, forecasts: [forecast], strength }) => {
    if (!forecast || strength === null) return [];
    const verdict = strength < forecast.p10 ? 'below' : strength > forecast.p90 ? 'above' : 'within';
    return [{ monday, forecast, strength, verdict } as const];
  });
  return { weeks, within: weeks.filter(({ verdict }) => verdict === 'within').length };
}
