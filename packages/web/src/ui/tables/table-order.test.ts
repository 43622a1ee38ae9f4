// Sorting of rows: numbers as numbers, words as words, nothing at the end.
import { expect, test } from 'vitest';
import { orderRows } from './table-order.ts';

const order = (values: readonly (string | number | null)[], ascending: boolean) =>
  orderRows(values, (value) => value, ascending);

test('numbers by size, words by alphabet without regard to case', () => {
  expect(order([10, 9, 100], true)).toEqual([9, 10, 100]);
  expect(order(['banana', 'Apple', 'cherry'], true)).toEqual(['Apple', 'banana', 'cherry']);
  expect(order(['Team 10', 'Team 9'], true)).toEqual(['Team 9', 'Team 10']);
});

test('what has no value stays at the end, whatever the direction', () => {
  expect(order([null, 2, Number.NaN, 1], true)).toEqual([1, 2, null, Number.NaN]);
  expect(order([null, 2, 1], false)).toEqual([2, 1, null]);
});

test('equal rows keep their order in both directions', () => {
  const rows = [
    { id: 'a', n: 1 },
    { id: 'b', n: 1 },
    { id: 'c', n: 0 },
  ];
  expect(orderRows(rows, (row) => row.n, true).map((row) => row.id)).toEqual(['c', 'a', 'b']);
  expect(orderRows(rows, (row) => row.n, false).map((row) => row.id)).toEqual(['a', 'b', 'c']);
});
