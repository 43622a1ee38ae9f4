// @vitest-environment happy-dom
// The parts in which a long list comes.
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFirstRows } from './use-first-rows.ts';

afterEach(cleanup);

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** What each render got. */
function renders(list: string, count: number) {
  const seen: ReturnType<typeof useFirstRows<number>>[] = [];
  const { rerender, unmount } = renderHook(({ rows }) => seen.push(useFirstRows(list, rows)), {
    initialProps: { rows: rowsUpTo(count) },
  });
  return { seen, rerender, unmount };
}

/** The same where the list was open before. */
function rendersAgain(list: string, count: number) {
  renders(list, count).unmount();
  return renders(list, count);
}

test('the first time, a list is there as a whole', () => {
  const { seen } = renders('new', 200);
  expect(seen).toEqual([{ drawn: rowsUpTo(200), room: 0 }]);
});

test('opened again, the first render has what a window can show, with room for the rest; the next has all', () => {
  const { seen } = rendersAgain('long', 200);
  const [first, last] = [seen[0], seen.at(-1)];
  expect(first?.drawn).toEqual(rowsUpTo(Math.ceil(window.innerHeight / 60)));
  expect(first?.room).toBe((200 - (first?.drawn.length ?? 0)) * 240);
  expect(last).toEqual({ drawn: rowsUpTo(200), room: 0 });
});

test('a list that was open says nothing about another one', () => {
  renders('one', 200).unmount();
  expect(renders('other', 200).seen[0]?.drawn.length).toBe(200);
});

test('a short list is there at once', () => {
  const { seen } = rendersAgain('short', 3);
  expect(seen[0]).toEqual({ drawn: [0, 1, 2], room: 0 });
});

test('rows that a filter brings back later come without a second part', () => {
  const { seen, rerender } = rendersAgain('filtered', 200);
  seen.length = 0;
  rerender({ rows: rowsUpTo(300) });
  expect(seen.map(({ drawn }) => drawn.length)).toEqual([300]);
});
