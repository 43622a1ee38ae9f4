// Times of the player's check-ins, in minutes since wake-up, and the meals cooked at them.
import {
  awakeMinutes,
  DAY,
  isLook,
  type LookIn,
  mealSpans,
  minutesFrom,
  parseClock,
  type Rules,
  type Schedule,
  sleepMinutes,
} from '@oversleep/game';

const HOUR = 60;

/** Check-ins after wake-up, which is always one; undefined: the app is open all day. */
export function looksOf(schedule: Schedule, lookIn: LookIn): readonly number[] | undefined {
  if (lookIn === 'always') return undefined;
  const awake = awakeMinutes(schedule);
  const times =
    'at' in lookIn
      ? lookIn.at.map((time) => minutesFrom(schedule.wakeup, parseClock(time) ?? schedule.wakeup))
      : [...everySoOften(lookIn.everyHours * HOUR, awake), awake];
  return [...new Set(times)].filter((time) => isLook(schedule, time)).sort((a, b) => a - b);
}

const everySoOften = (minutes: number, awake: number): readonly number[] =>
  Array.from({ length: Math.floor(awake / minutes) }, (_, n) => (n + 1) * minutes);

/** The longest time without a look, from one wake-up to the next. */
export function longestAlone(schedule: Schedule, looks: readonly number[] | undefined): number {
  if (!looks) return sleepMinutes(schedule);
  const ends = [0, ...looks, DAY];
  return Math.max(...ends.slice(1).map((end, i) => end - (ends[i] ?? 0)));
}

/** A meal is cooked at the last look of its time, so that as much as possible has come in; without one it is missed. */
export function mealsAtLooks(rules: Pick<Rules, 'mealWindows'>, schedule: Schedule, looks: readonly number[]) {
  const awake = awakeMinutes(schedule);
  // Bedtime is not too late for the meal of that hour.
  const isWithin = (look: number, { from, to }: Span) => look >= from && (look < to || (look === to && to === awake));
  return mealSpans(rules, schedule)
    .flatMap(({ meal, spans }) => {
      const at = [0, ...looks].findLast((look) => spans.some((span) => isWithin(look, span)));
      return at === undefined ? [] : [{ meal, at }];
    })
    .sort((a, b) => a.at - b.at);
}

interface Span {
  readonly from: number;
  readonly to: number;
}
