// The times of a week that the edge of a shift snaps to: wake-up, before each meal, bedtime.
import { DAYS_A_WEEK, minuteOf } from '@oversleep/game';
import { type Shift, type Times, whenOf } from './shifts.ts';

export type Snap = Pick<Shift, 'day' | 'at'>;

/** In the order of the week. */
export function snapsOf(times: Times): readonly Snap[] {
  const day = ['wakeup', ...times.meals.map(({ meal }) => `before:${meal}`), 'bedtime'];
  const usual = [...new Map(day.map((at) => [minuteOf(at, times) ?? 0, at])).entries()].sort(([a], [b]) => a - b);
  return Array.from({ length: DAYS_A_WEEK }, (_, one) => usual.map(([, at]) => ({ day: one, at }))).flat();
}

/** The next one before or after a time; undefined at the ends of the week. */
export const nextSnap = (snaps: readonly Snap[], when: number, step: -1 | 1, times: Times): Snap | undefined =>
  step > 0 ? snaps.find((snap) => whenOf(snap, times) > when) : snaps.findLast((snap) => whenOf(snap, times) < when);

export const nearestSnap = (snaps: readonly Snap[], when: number, times: Times): Snap | undefined =>
  snaps.toSorted((a, b) => Math.abs(whenOf(a, times) - when) - Math.abs(whenOf(b, times) - when))[0];
