// The next swap of a week that repeats, and how long it still takes.
import { DAY, gameOf, parseClock, plannedSwaps } from '@oversleep/game';
import { expect, test } from 'vitest';
import { nextSwap } from './next-swap.ts';

const SCHEDULE = { wakeup: 6 * 60, bedtime: 30 };
const rotation = {
  lineups: [['a'], ['b'], ['c']],
  changes: [
    { lineup: 0, at: 'wakeup', days: ['mon'] as const },
    { lineup: 1, at: '18:00', days: ['tue'] as const },
    { lineup: 2, at: 'bedtime', days: ['sat'] as const },
  ],
};
const moves = plannedSwaps(rotation, gameOf('2026-10').rules, SCHEDULE);

test.each([
  ['the day before', 0, '12:00', 'b', 30 * 60, 1],
  ['the same day', 1, '17:59', 'b', 1, 0],
  ['in this very minute', 1, '18:00', 'b', 0, 0],
  // A bedtime after midnight belongs to the day before.
  ['after it', 1, '18:01', 'c', (24 * 4 + 6) * 60 + 29, 5],
  ['in the next week', 6, '00:31', 'a', (24 + 5) * 60 + 29, 1],
  ['before Monday has begun', 0, '02:00', 'a', 4 * 60, 0],
] as const)('%s', (_, day, time, coming, left, days) => {
  const next = nextSwap(moves, day * DAY + (parseClock(time) ?? 0), SCHEDULE);
  expect([next?.move.coming, next?.left, next?.days]).toEqual([[coming], left, days]);
});

test('a team that stays has none', () => {
  expect(nextSwap([], 0, SCHEDULE)).toBeUndefined();
});
