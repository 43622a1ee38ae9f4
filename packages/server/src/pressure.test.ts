// Which calls are refused while the process cannot keep up.
import { expect, test } from 'vitest';
import { isRefused } from './pressure.ts';

const behind = (value: number, isFlooding: boolean) =>
  isRefused({ cause: 'eventLoopDelay', value, maxLoopDelay: 500, isFlooding });

test('a process that is behind refuses who floods it, and answers the others', () => {
  expect([behind(600, true), behind(600, false), behind(2000, false)]).toEqual([true, false, false]);
});

test('one that is far behind, or short of memory, refuses all', () => {
  expect(behind(2001, false)).toBe(true);
  expect(isRefused({ cause: 'heapUsedBytes', value: 1, maxLoopDelay: 500, isFlooding: false })).toBe(true);
});
