// The planned week as a value: how it changes, and how accurate its forecasts were.
import {
  MEALS,
  type Meal,
  type NapTimes,
  type PlayerWeek,
  WEEKDAYS,
  type Weekday,
  type WeekForecast,
} from '@oversleep/game';

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
