// The next swap of a week that repeats, and how long it still takes.
import { DAY, DAYS_A_WEEK, minutesFrom, type PlannedSwap, type Schedule } from '@oversleep/game';

const WEEK = DAY * DAYS_A_WEEK;

export interface NextSwap {
  readonly move: PlannedSwap;
  /** Minutes until then; 0 in that very minute. */
  readonly left: number;
  /** Days of the calendar until then. */
  readonly days: number;
  /** Of the calendar, 0 = Monday. */
  readonly weekday: number;
}

/** `now`: minutes since Monday 00:00. Undefined without swaps. */
export function nextSwap(
  moves: readonly PlannedSwap[],
  now: number,
  { wakeup }: Pick<Schedule, 'wakeup'>,
): NextSwap | undefined {
  const whenOf = ({ day, clock }: PlannedSwap) => wakeup + day * DAY + minutesFrom(wakeup, clock);
  const coming = moves.map((move) => ({ move, left: (whenOf(move) - now + WEEK) % WEEK }));
  const [first] = coming.sort((a, b) => a.left - b.left);
  if (!first) return undefined;
  const days = Math.floor(((now % DAY) + first.left) / DAY);
  return { ...first, days, weekday: (Math.floor(now / DAY) + days) % DAYS_A_WEEK };
}
