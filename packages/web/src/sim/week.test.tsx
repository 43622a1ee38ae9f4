// @vitest-environment happy-dom
// While a new week is played, the old answer stays together with the question that it answers.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWeekAnswer, type WeekAnswer } from './week.ts';
import type { WeekTask } from './week-task.ts';

const answers = vi.hoisted(() => ({ answerOf: vi.fn() }));
vi.mock('./week-task.ts', () => answers);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', undefined);
  answers.answerOf.mockImplementation(({ question }: WeekTask) => ({ seed: question.now.strength }) as WeekAnswer);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const taskOf = (strength: number) =>
  ({ edition: '2026-10', question: { now: { day: 'mon', time: '06:00', strength } } }) as WeekTask;

test('words and figures of one answer come and go together', async () => {
  const { result, rerender } = renderHook(({ task }) => useWeekAnswer(task), { initialProps: { task: taskOf(1) } });
  const seen = () => {
    const { answered, isCurrent } = result.current;
    return [answered?.task.question.now.strength, answered?.answer.seed, isCurrent];
  };
  const played = () => act(() => vi.runAllTimersAsync());
  expect(seen()).toEqual([undefined, undefined, false]);
  await played();
  expect(seen()).toEqual([1, 1, true]);
  rerender({ task: taskOf(2) });
  expect(seen()).toEqual([1, 1, false]);
  await played();
  expect(seen()).toEqual([2, 2, true]);
  // Known from before, so it is there at once, and it is what stays while the next one is played.
  rerender({ task: taskOf(1) });
  expect(seen()).toEqual([1, 1, true]);
  rerender({ task: taskOf(3) });
  expect(seen()).toEqual([1, 1, false]);
});
