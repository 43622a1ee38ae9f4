// Which swaps of a planned week are still to come.
import { minutesFrom, type PlayerWeek, parseClock, type RotationMove, type Schedule, WEEKDAYS } from '@oversleep/game';

export interface SwapsToCome {
  readonly today: readonly RotationMove[];
  /** The first one on a later day of this week. */
  readonly next: RotationMove | undefined;
}

/** A swap of this very minute is still to come. */
export function swapsToCome(
  { day, time }: Pick<PlayerWeek, 'day' | 'time'>,
  moves: readonly RotationMove[],
  { wakeup }: Pick<Schedule, 'wakeup'>,
): SwapsToCome {
  const now = WEEKDAYS.indexOf(day);
  const minute = minutesFrom(wakeup, parseClock(time) ?? wakeup);
  return {
    today: moves.filter((move) => move.day === now && minutesFrom(wakeup, move.clock) >= minute),
    next: moves.find((move) => move.day > now),
  };
}
