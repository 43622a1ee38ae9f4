// Two Pokémon in one slot, by days and by hours: every plan of this kind is read back as it was.
import { gameOf, mealTimes, NEWEST_EDITION, type TeamPlaces } from '@oversleep/game';
import { expect, test } from 'vitest';
import { rowsOf, swapsOf, teamWithPlan } from '../../../parts/swap-plan/slot-swaps.ts';
import { exchanged, PATTERNS, problemOf, type Sharing, sharedRow, sharingOf } from './sharing.ts';

const schedule = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };
const { rules } = gameOf(NEWEST_EDITION);
const times = {
  schedule,
  meals: mealTimes(rules, schedule).map(({ meal, sinceWakeup }) => ({ meal, at: sinceWakeup })),
};
const members: TeamPlaces = ['a', 'b', 'c', 'd', 'e'];

/** As the team keeps it. */
function storedRow(sharing: Sharing) {
  const rows = rowsOf({ members }, times).map((row, place) =>
    place === 0 ? sharedRow('a', 'x', sharing, times) : row,
  );
  const made = teamWithPlan(rows, times);
  if (typeof made === 'string') throw new Error(made);
  const [row] = rowsOf(made, times);
  if (!row) throw new Error('There is no row');
  return { row, made };
}

test.each<[string, Sharing, number]>([
  ['alternate days', PATTERNS.days, 6],
  ['half weeks', PATTERNS.halves, 2],
  ['by night', PATTERNS.night, 14],
  ['at hours', PATTERNS.hours, 14],
  ['from Tuesday to Saturday', { days: [1, 2, 3, 4, 5], from: 'wakeup', until: null }, 2],
  ['on days that change at bedtime', { days: [1, 4], from: 'bedtime', until: null }, 4],
  ['at hours of some days', { days: [0, 6], from: '09:00', until: 'before:dinner' }, 4],
  ['by the nights of some days', { days: [4, 5], from: 'bedtime', until: 'wakeup' }, 4],
])('%s', (_, sharing, swaps) => {
  const { row } = storedRow(sharing);
  expect(sharingOf(row, 'a', 'x', times)).toEqual(sharing);
  expect(swapsOf([row], times)).toHaveLength(swaps);
});

test('the slot keeps its own Pokémon in each of the patterns, and has the other one once they are exchanged', () => {
  for (const pattern of [PATTERNS.days, PATTERNS.halves]) {
    expect(storedRow(pattern).made.members[0]).toBe('a');
    expect(storedRow(exchanged(pattern)).made.members[0]).toBe('x');
  }
  expect(exchanged(PATTERNS.night)).toMatchObject({ from: 'wakeup', until: 'bedtime' });
});

test('what is more than that is not taken for one', () => {
  const { row } = storedRow(PATTERNS.days);
  expect(sharingOf([...row, { day: 6, at: '12:00', id: 'x' }], 'a', 'x', times)).toBeUndefined();
  expect(sharingOf([...row, { day: 6, at: '12:00', id: 'y' }], 'a', 'x', times)).toBeUndefined();
  expect(sharingOf([{ day: 0, at: 'wakeup', id: 'a' }], 'a', 'x', times)).toBeUndefined();
});

test('what would be no sharing is named', () => {
  const days = PATTERNS.halves;
  expect(problemOf(days, times)).toBeUndefined();
  expect(problemOf({ ...days, days: [] }, times)).toBe('noDay');
  expect(problemOf({ ...days, days: [0, 1, 2, 3, 4, 5, 6] }, times)).toBe('allDays');
  expect(problemOf({ ...PATTERNS.hours, until: '06:00' }, times)).toBe('sameTime');
});
