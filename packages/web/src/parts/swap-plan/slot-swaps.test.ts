// Rows of shifts: patterns of two that share a slot, swaps in the order of the week, and back to a rotation.
import { gameOf, mealTimes, NEWEST_EDITION, type TeamPlaces } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { rowsOf, type SlotPlan, swapsOf, type Times, teamWithPlan, withoutSwap, withSlotSwap } from './slot-swaps.ts';

const schedule = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };
const times: Times = {
  schedule,
  meals: mealTimes(gameOf(NEWEST_EDITION).rules, schedule).map(({ meal, sinceWakeup }) => ({ meal, at: sinceWakeup })),
};
const members: TeamPlaces = ['a', 'b', 'c', 'd', 'e'];
const plain = rowsOf({ members }, times);
const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** `second` instead of `first` on these days. */
const byDays = (first: string, second: string, days: readonly number[]): SlotPlan =>
  WEEK.map((day) => ({ day, at: 'wakeup', id: days.includes(day) ? second : first }));
const byNight: SlotPlan = WEEK.flatMap((day) => [
  { day, at: 'wakeup', id: 'a' },
  { day, at: 'bedtime', id: 'x' },
]);
const shared = (row: SlotPlan) => plain.map((own, place) => (place === 0 ? row : own));
const IN_TURN = [1, 3, 5];
const HALVES: SlotPlan = [
  { day: 0, at: 'wakeup', id: 'a' },
  { day: 3, at: 'wakeup', id: 'x' },
];

function rotated(rows: Parameters<typeof teamWithPlan>[0]) {
  const made = teamWithPlan(rows, times);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

describe('two share a slot', () => {
  test.each<[string, SlotPlan, readonly string[], number]>([
    ['in turn', byDays('a', 'x', IN_TURN), ['a', 'b', 'c', 'd', 'e'], 6],
    ['half weeks', HALVES, ['x', 'b', 'c', 'd', 'e'], 2],
    ['by night', byNight, ['a', 'b', 'c', 'd', 'e'], 14],
  ])('%s: the line-up that is in longest are the members, and the rows come back', (_, row, longest, swaps) => {
    const rows = shared(row);
    const made = rotated(rows);
    expect(made.members).toEqual(longest);
    expect(made.rotation?.lineups.map((lineup) => lineup.length)).toEqual([5, 5]);
    const again = rowsOf(made, times);
    expect(swapsOf(again, times)).toEqual(swapsOf(rows, times));
    expect(swapsOf(rows, times)).toHaveLength(swaps);
    expect(rotated(again)).toEqual(made);
  });

  test('in two slots at the same time, each stays in its own', () => {
    const rows = shared(byDays('a', 'x', IN_TURN)).map((row, place) => (place === 3 ? byDays('d', 'y', IN_TURN) : row));
    const again = rowsOf(rotated(rows), times);
    expect(again.map((row) => [...new Set(row.map(({ id }) => id))].sort().join(''))).toEqual([
      'ax',
      'b',
      'c',
      'dy',
      'e',
    ]);
  });
});

test('the same five at any hours are a team without a rotation', () => {
  expect(rotated(withSlotSwap(plain, 1, { day: 2, at: '12:00', id: 'b' }, times))).toEqual({
    members,
    rotation: undefined,
  });
});

test('a Pokémon in two slots at once is refused', () => {
  expect(teamWithPlan(withSlotSwap(plain, 1, { day: 2, at: '12:00', id: 'a' }, times), times)).toBe('twice');
});

test('more than eight different line-ups are refused', () => {
  const rows = [...'stuvwxyz'].reduce(
    (all, id, i) => withSlotSwap(all, 0, { day: i % 7, at: i < 7 ? '12:00' : '13:00', id }, times),
    plain,
  );
  expect(teamWithPlan(rows, times)).toBe('lineups');
});

test('swaps are in the order of the week, and one can be taken out', () => {
  const rows = shared(HALVES);
  const swaps = swapsOf(rows, times);
  expect(swaps).toEqual([
    { day: 0, at: 'wakeup', coming: ['a'], leaving: ['x'] },
    { day: 3, at: 'wakeup', coming: ['x'], leaving: ['a'] },
  ]);
  const [, thursday] = swaps;
  if (!thursday) throw new Error('There is no swap on Thursday');
  expect(rotated(withoutSwap(rows, thursday, times)).rotation).toBeUndefined();
});
