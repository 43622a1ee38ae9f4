// The planned week as a value: how it starts, how it changes, and how accurate its forecasts were.
import {
  MEALS,
  type Meal,
  type NapTimes,
  type PlayerPolicy,
  type PlayerWeek,
  WEEK_LIMITS,
  WEEKDAYS,
  type Weekday,
  type WeekForecast,
} from '@oversleep/game';

/** A moment of the game's week. */
export interface Moment {
  readonly monday: string;
  readonly day: Weekday;
  readonly time: string;
}

/** What is known from the player's teams and settings. */
export interface Situation {
  readonly island: string;
  readonly team: number;
  readonly habits: PlayerPolicy;
}

/** A new week, before the player has entered anything. */
export function freshWeek({ monday, day, time }: Moment, { island, team, habits }: Situation): PlayerWeek {
  const { lookIn, filler, sunday } = habits;
  return {
    monday,
    island,
    day,
    time,
    strength: null,
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

/** The week of this moment. A finished week moves to `past` with its forecasts; habits and the bag are kept. */
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

/** `null`: chosen automatically. */
export function withWish(week: PlayerWeek, day: Weekday, meal: Meal, dish: string | null): PlayerWeek {
  const wishes = MEALS.map((one) => (one === meal ? dish : wishOf(week, day, one)));
  return { ...week, dishes: { ...week.dishes, [day]: wishes } };
}

/** From a day on, because players usually keep a new team. */
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

/** Null removes the nap. */
export function withNap(week: PlayerWeek, day: Weekday, nap: NapTimes | null): PlayerWeek {
  const { [day]: _, ...others } = week.naps;
  return { ...week, naps: nap ? { ...others, [day]: nap } : others };
}

/** Forecast and result of each finished week whose final Strength is known. */
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
