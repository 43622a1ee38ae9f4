// How often a player is willing to swap team members, and when: wishes of a search for the best rotation.
import { awakeMinutes, minutesFrom, parseClock, type Schedule } from './time.ts';

/** Changes a week, at most. */
export const SWAPS = { '0': 0, '2/week': 2, '1/day': 7, '2/day': 14, '4/day': 28 } as const;
export type SwapsName = keyof typeof SWAPS;

/** From none to most. */
export const SWAP_NAMES = ['0', '2/week', '1/day', '2/day', '4/day'] as const satisfies readonly SwapsName[];

export const isSwapsName = (name: string): name is SwapsName => Object.hasOwn(SWAPS, name);

/** Pokémon in a rotation, unless a search asks for more or fewer. */
export const USUAL_SWAP_PLAN_SIZE = 8;

/** A time of the day at which the player can change the team, as it is written in a rotation. */
export interface SwapHour {
  readonly name: string;
  /** Minutes since wake-up. */
  readonly at: number;
}

/** Undefined for what isn't a time between wake-up and bedtime. */
export function swapHour(time: string, schedule: Schedule): SwapHour | undefined {
  const clock = parseClock(time);
  const at = clock === undefined ? Number.POSITIVE_INFINITY : minutesFrom(schedule.wakeup, clock);
  return at <= awakeMinutes(schedule) ? { name: time, at } : undefined;
}
