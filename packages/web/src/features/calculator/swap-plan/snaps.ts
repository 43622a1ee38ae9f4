// The times of a week that the edge of a shift snaps to: wake-up, before each meal, bedtime.
import { DAYS_A_WEEK, minuteOf } from '@oversleep/game';
import { type SlotSwap, type Times, whenOf } from '../../../parts/swap-plan/slot-swaps.ts';

export type Snap = Pick<SlotSwap, 'day' | 'at'>;

/** In the order of the week. */
export function snapsOf(times: Times): readonly Snap[] {
  const day = ['wakeup', ...times.meals.map(({ meal }) => `before:${meal}`), 'bedtime'];
  const usual = [...new Map(day.map((at) => [minuteOf(at, times) ?? 0, at])).entries()].sort(([a], [b]) => a - b);
  return Array.from({ length: DAYS_A_WEEK }, (_, one) => usual.map(([, at]) => ({ day: one, at }))).flat();
}

/** The next one before or after a time; undefined at the ends of the week. */
export const nextSnap = (snaps: readonly Snap[], when: number, step: -1 | 1, times: Times): Snap | undefined =>
  step > 0 ? snaps.find((snap) => whenOf(snap, times) > when) : snaps.findLast((snap) => whenOf(snap, times) < when);

/** A few pixels on the timeline. */
const CLOSE_MINUTES = 30;

export interface SnapPoint extends Snap {
  /** Itself and those that are too close to it for a drag. */
  readonly all: readonly string[];
}

/** Of times that are close to each other a drag knows one: wake-up or bedtime, otherwise the first. Keys reach all of them. */
export function snapPoints(snaps: readonly Snap[], times: Times): readonly SnapPoint[] {
  const points: SnapPoint[] = [];
  for (const snap of snaps) {
    const last = points.at(-1);
    if (!last || last.day !== snap.day || whenOf(snap, times) - whenOf(last, times) > CLOSE_MINUTES)
      points.push({ ...snap, all: [snap.at] });
    else points.push({ ...(snap.at === 'bedtime' ? snap : last), all: [...(points.pop()?.all ?? []), snap.at] });
  }
  return points;
}

export const nearestSnap = (snaps: readonly SnapPoint[], when: number, times: Times): SnapPoint | undefined =>
  snaps.toSorted((a, b) => Math.abs(whenOf(a, times) - when) - Math.abs(whenOf(b, times) - when))[0];
