// Lines of Energy: one for each stretch in the team or on the bench, without gaps.
import { expect, test } from 'vitest';
import { linesOf, summaryOf } from './energy-course.ts';

const HOURS = [90, 80, 40, 40, 95];
/** Out in the third and fourth hour. */
const isInAt = (minute: number) => minute < 120 || minute >= 240;

test('a line ends where the next one begins, from the first minute to the last', () => {
  expect(linesOf(HOURS, 100, isInAt)).toEqual([
    { isInTeam: true, path: 'M0 10L0.5 10L1.5 20L2 60' },
    { isInTeam: false, path: 'M2 60L2.5 60L3.5 60L4 5' },
    { isInTeam: true, path: 'M4 5L4.5 5L5 5' },
  ]);
});

test('in numbers: means in the team and on the bench, and the lowest', () => {
  const { team, bench, lowest } = summaryOf(HOURS, isInAt);
  expect(team).toBeCloseTo((90 + 80 + 95) / 3);
  expect(bench).toBe(40);
  expect(lowest).toBe(40);
  expect(summaryOf(HOURS, () => true).bench).toBeUndefined();
});
