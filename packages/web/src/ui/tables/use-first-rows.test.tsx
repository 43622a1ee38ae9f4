// @vitest-environment happy-dom
// The parts in which a long list comes.
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFirstRows } from './use-first-rows.ts';

afterEach(cleanup);

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** What each render got. */
function renders(count: number) {
  const seen: ReturnType<typeof useFirstRows<number>>[] = [];
  const { rerender } = renderHook(({ rows }) => seen.push(useFirstRows(rows)), {
    initialProps: { rows: rowsUpTo(count) },
  });
  return { seen, rerender };
}

test('the first render has what a window can show, with room for the rest; the next has all', () => {
  const { seen } = renders(200);
  const [first, last] = [seen[0], seen.at(-1)];
  expect(first?.drawn).toEqual(rowsUpTo(Math.ceil(window.innerHeight / 60)));
  expect(first?.room).toBe((200 - (first?.drawn.length ?? 0)) * 240);
  expect(last).toEqual({ drawn: rowsUpTo(200), room: 0 });
});

test('a short list is there at once', () => {
  const { seen } = renders(3);
  expect(seen[0]).toEqual({ drawn: [0, 1, 2], room: 0 });
});

test('rows that a filter brings back later come without a second part', () => {
  const { seen, rerender } = renders(200);
  seen.length = 0;
  rerender({ rows: rowsUpTo(300) });
  expect(seen.map(({ drawn }) => drawn.length)).toEqual([300]);
});
