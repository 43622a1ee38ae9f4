// What to do when with a rotation.
import { expect, test } from 'vitest';
import { gameOf } from './edition.ts';
import { longestLineup, plannedSwaps } from './planned-swaps.ts';
import type { SwapPlan } from './swap-plan-shape.ts';
import { formatClock } from './time.ts';

const { rules } = gameOf('2026-10');
const SCHEDULE = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };
const LINEUPS = [
  ['a', 'b', 'c'],
  ['a', 'd', 'c'],
];
const movesOf = (changes: SwapPlan['changes'], lineups = LINEUPS) =>
  plannedSwaps({ lineups, changes }, rules, SCHEDULE).map(({ day, moment, clock, coming, going }) =>
    [day, moment, formatClock(clock), `+${coming}`, `-${going}`].join(' '),
  );

test('by day and by night, every day', () => {
  const moves = movesOf([
    { lineup: 0, at: 'wakeup' },
    { lineup: 1, at: 'bedtime' },
  ]);
  expect(moves).toHaveLength(14);
  expect(moves.slice(0, 2)).toEqual(['0 wakeup 06:00 +b -d', '0 bedtime 21:30 +d -b']);
});

test('days in turn: from Sunday to Monday no member changes', () => {
  const moves = movesOf([
    { lineup: 0, at: 'wakeup', days: ['mon', 'wed', 'fri', 'sun'] },
    { lineup: 1, at: 'wakeup', days: ['tue', 'thu', 'sat'] },
  ]);
  expect(moves.map((move) => move.slice(0, 1))).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('before and after a meal, and at any other time', () => {
  const [first, second] = movesOf([
    { lineup: 0, at: 'before:lunch', days: ['mon'] },
    { lineup: 1, at: 'after:dinner', days: ['mon'] },
  ]);
  expect(first).toMatch(/^0 before:lunch \d\d:\d\d \+b -d$/);
  expect(second).toMatch(/^0 after:dinner \d\d:\d\d \+d -b$/);
  const clock = movesOf([
    { lineup: 0, at: '09:15', days: ['tue'] },
    { lineup: 1, at: '10:00', days: ['sat'] },
  ]);
  expect(clock[0]).toBe('1  09:15 +b -d');
});

test('none for a team that stays, and for a change at night', () => {
  expect(movesOf([{ lineup: 0, at: 'wakeup' }])).toEqual([]);
  expect(movesOf([{ lineup: 0, at: '03:00' }])).toEqual([]);
});

test('the line-up that is in longest', () => {
  const longest = (changes: SwapPlan['changes']) => longestLineup({ lineups: LINEUPS, changes }, rules, SCHEDULE);
  const byDays = (first: 0 | 1) => [
    { lineup: first, at: 'wakeup', days: ['mon' as const] },
    { lineup: 1 - first, at: 'wakeup', days: ['wed' as const] },
  ];
  expect([...longest(byDays(0))].sort()).toEqual(['a', 'c', 'd']);
  expect([...longest(byDays(1))].sort()).toEqual(['a', 'b', 'c']);
  expect(longest([{ lineup: 0, at: '03:00' }])).toEqual(['a', 'b', 'c']);
});
