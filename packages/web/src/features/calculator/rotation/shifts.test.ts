// Rows of shifts: patterns of two that share a slot, swaps in the order of the week, and back to a rotation.
import { gameOf, mealTimes, NEWEST_EDITION, type TeamPlaces } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import {
  type Hours,
  type Pattern,
  patternRow,
  rotatedBy,
  rowsOf,
  swapsOf,
  type Times,
  withoutSwap,
  withShift,
} from './shifts.ts';

const schedule = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };
const times: Times = {
  schedule,
  meals: mealTimes(gameOf(NEWEST_EDITION).rules, schedule).map(({ meal, sinceWakeup }) => ({ meal, at: sinceWakeup })),
};
const members: TeamPlaces = ['a', 'b', 'c', 'd', 'e'];
const HOURS: Hours = { from: '09:00', until: '18:00' };
const plain = rowsOf({ members }, times);
const shared = (pattern: Pattern, place = 0) =>
  plain.map((row, at) => (at === place ? patternRow(pattern, members[place] ?? '', 'x', HOURS) : row));

function rotated(rows: Parameters<typeof rotatedBy>[0]) {
  const made = rotatedBy(rows, times);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

describe('two share a slot', () => {
  test.each<[Pattern, readonly string[], number]>([
    ['days', ['a', 'b', 'c', 'd', 'e'], 6],
    ['halves', ['x', 'b', 'c', 'd', 'e'], 2],
    ['night', ['a', 'b', 'c', 'd', 'e'], 14],
    ['hours', ['a', 'b', 'c', 'd', 'e'], 14],
  ])('%s: the line-up that is in longest are the members, and the rows come back', (pattern, longest, swaps) => {
    const rows = shared(pattern);
    const made = rotated(rows);
    expect(made.members).toEqual(longest);
    expect(made.rotation?.lineups.map((lineup) => lineup.length)).toEqual([5, 5]);
    const again = rowsOf(made, times);
    expect(swapsOf(again, times)).toEqual(swapsOf(rows, times));
    expect(swapsOf(rows, times)).toHaveLength(swaps);
    expect(rotated(again)).toEqual(made);
  });

  test('in two slots at the same time, each stays in its own', () => {
    const rows = shared('days').map((row, place) => (place === 3 ? patternRow('days', 'd', 'y', HOURS) : row));
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
  expect(rotated(withShift(plain, 1, { day: 2, at: '12:00', id: 'b' }, times))).toEqual({
    members,
    rotation: undefined,
  });
});

test('a Pokémon in two slots at once is refused', () => {
  expect(rotatedBy(withShift(plain, 1, { day: 2, at: '12:00', id: 'a' }, times), times)).toBe('twice');
});

test('more than eight different line-ups are refused', () => {
  const rows = [...'stuvwxyz'].reduce(
    (all, id, i) => withShift(all, 0, { day: i % 7, at: i < 7 ? '12:00' : '13:00', id }, times),
    plain,
  );
  expect(rotatedBy(rows, times)).toBe('lineups');
});

test('swaps are in the order of the week, and one can be taken out', () => {
  const rows = shared('halves');
  const swaps = swapsOf(rows, times);
  expect(swaps).toEqual([
    { day: 0, at: 'wakeup', coming: ['a'], leaving: ['x'] },
    { day: 3, at: 'wakeup', coming: ['x'], leaving: ['a'] },
  ]);
  const [, thursday] = swaps;
  if (!thursday) throw new Error('There is no swap on Thursday');
  expect(rotated(withoutSwap(rows, thursday, times)).rotation).toBeUndefined();
});
