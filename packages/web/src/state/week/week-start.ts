// How a planned week starts, and how the next one follows it.
import { type PlayerPolicy, type PlayerWeek, WEEK_LIMITS, WEEKDAYS, type Weekday } from '@oversleep/game';

/** A moment of the game's week. */
export interface WeekMoment {
  readonly monday: string;
  readonly day: Weekday;
  readonly time: string;
}

/** What is known from the player's teams and settings. */
export interface WeekSituation {
  readonly island: string;
  readonly team: number;
  readonly habits: PlayerPolicy;
}

/** A new week, before the player has entered anything. */
export function freshWeek({ monday, day, time }: WeekMoment, { island, team, habits }: WeekSituation): PlayerWeek {
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
export function weekAt(stored: PlayerWeek | null, moment: WeekMoment, situation: WeekSituation): PlayerWeek {
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
