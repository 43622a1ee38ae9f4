// A day's second sleep, a nap or the shorter part of a split night: allowed length and times.
import { growthOf } from './growth-facts.ts';
import { awakeMinutes, durationText, minutesFrom, parseClock, type Schedule, sleepMinutes } from './time.ts';
import type { Game } from './types.ts';

/** "HH:MM" */
export interface NapTimes {
  readonly from: string;
  readonly to: string;
}

/** In minutes. A sleep longer than the night is the night, and no meal window may lie completely inside a nap. */
const longestNap = ({ rules }: Pick<Game, 'rules'>, schedule: Schedule): number =>
  Math.min(sleepMinutes(schedule), ...Object.values(rules.mealWindows).map(([start, end]) => minutesFrom(start, end)));

/** The problem with a nap, as a sentence; undefined for a valid one. */
export function napProblem(
  game: Pick<Game, 'rules' | 'edition'>,
  schedule: Schedule,
  { from, to }: NapTimes,
): string | undefined {
  const [start, end] = [parseClock(from), parseClock(to)];
  if (start === undefined || end === undefined) return 'A nap has times like 13:00 and 15:00';
  const minutes = minutesFrom(start, end);
  const { leastSleep: least } = growthOf(game.edition);
  const most = longestNap(game, schedule);
  if (minutes < least || minutes > most) return `A nap lasts ${durationText(least)} to ${durationText(most)}`;
  if (minutesFrom(schedule.wakeup, start) + minutes >= awakeMinutes(schedule))
    return 'A nap begins after wake-up and ends before bedtime';
  return undefined;
}
