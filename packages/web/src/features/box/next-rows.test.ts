// Rows are drawn a few at a time, visible ones first.
import { expect, test } from 'vitest';
import { nextRows } from './next-rows.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => ({ key: from + i }));
const keys = (list: readonly { readonly key: number }[]) => list.map(({ key }) => key);

test('drawn rows stay while they are wanted, and new ones follow', () => {
  expect(keys(nextRows(rows(0, 10), rows(3, 13), 3))).toEqual(keys(rows(3, 13)));
});

test('after a jump the middle comes first, and the rest within a few frames', () => {
  const wanted = rows(100, 118);
  const first = nextRows(rows(0, 18), wanted, 6);
  expect(keys(first)).toEqual([106, 107, 108, 109, 110, 111]);
  expect(nextRows(nextRows(first, wanted, 6), wanted, 6)).toEqual(wanted);
});
