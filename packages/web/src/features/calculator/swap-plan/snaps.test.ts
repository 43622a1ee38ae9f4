// The times that a dragged edge snaps to: of several too close for a mouse, one.
import { gameOf, mealTimes } from '@oversleep/game';
import { expect, test } from 'vitest';
import { nearestSnap, snapPoints, snapsOf } from './snaps.ts';

const timesFor = (wakeup: string, bedtime: string) => {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const schedule = { wakeup: minutes(wakeup), bedtime: minutes(bedtime) };
  const meals = mealTimes(gameOf('2026-10').rules, schedule);
  return { schedule, meals: meals.map(({ meal, sinceWakeup }) => ({ meal, at: sinceWakeup })) };
};

test('dinner a minute before bedtime: a drag snaps to bedtime, which has both names, and keys reach both', () => {
  const times = timesFor('06:00', '21:30');
  const snaps = snapsOf(times);
  expect(snaps.filter(({ day }) => day === 1).map(({ at }) => at)).toContain('before:dinner');
  const points = snapPoints(snaps, times);
  expect(points).toHaveLength(7 * (snaps.length / 7 - 1));
  expect(nearestSnap(points, 24 * 60 + 929, times)).toEqual({
    day: 1,
    at: 'bedtime',
    all: ['before:dinner', 'bedtime'],
  });
  expect(nearestSnap(points, 24 * 60 + 5, times)).toEqual({ day: 1, at: 'wakeup', all: ['wakeup'] });
});

test('times that are apart are points of their own', () => {
  const times = timesFor('06:00', '21:30');
  const meals = times.meals.filter(({ meal }) => meal !== 'dinner');
  const snaps = snapsOf({ ...times, meals });
  expect(snapPoints(snaps, times).map(({ day, at }) => ({ day, at }))).toEqual(snaps);
});
