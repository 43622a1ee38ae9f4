// A day's second sleep, a nap or the shorter part of a split night: allowed length and times.
import { growthOf } from './growth-facts.ts';
import { awakeMinutes, minutesFrom, parseClock, type Schedule, sleepMinutes } from './time.ts';
import type { Game } from './types.ts';

/** "HH:MM" */
export interface NapTimes {
  readonly from: string;
  readonly to: string;
}

/** Limits in minutes: a longer sleep would count as the night, and no meal window may lie completely within a nap. */
const longestNap = ({ rules }: Pick<Game, 'rules'>, schedule: Schedule): number =>
  Math.min(sleepMinutes(schedule), ...Object.values(rules.mealWindows).map(([start, end]) => minutesFrom(start, end)));

/** Invalid times, a length outside the limits (in minutes), or a nap that overlaps the night. */
export type NapProblem =
  | { readonly code: 'invalid' | 'asleep' }
  | { readonly code: 'length'; readonly least: number; readonly most: number };

/** Undefined for a valid nap. */
export function napProblem(
  game: Pick<Game, 'rules' | 'edition'>,
  schedule: Schedule,
  { from, to }: NapTimes,
): NapProblem | undefined {
  const [start, end] = [parseClock(from), parseClock(to)];
  if (start === undefined || end === undefined) return { code: 'invalid' };
  const minutes = minutesFrom(start, end);
  const { leastSleep: least } = growthOf(game.edition);
  const most = longestNap(game, schedule);
  if (minutes < least || minutes > most) return { code: 'length', least, most };
  if (minutesFrom(schedule.wakeup, start) + minutes >= awakeMinutes(schedule)) return { code: 'asleep' };
  return undefined;
}
