// @vitest-environment happy-dom
// While a new week is played, the old answer stays together with the question that it answers.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StateContext } from '../state/context.ts';
import { startUp } from '../state/start-up.ts';
import { createDevice, createTab } from '../testing/fake-platform.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { askHere } from '../workers/lines.ts';
import { longTaskHandlers } from './long-task-handlers.ts';
import type { LongTasks } from './long-task-types.ts';
import { provideLongTasks } from './long-tasks.ts';
import { useWeekAnswer, type WeekAnswer } from './week.ts';
import type { WeekTask } from './week-task.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const taskOf = (strength: number) =>
  ({ edition: '2026-10', question: { now: { day: 'mon', time: '06:00', strength } } }) as WeekTask;

/** The answer has the strength of its question as seed. */
async function openApp() {
  const app = await startUp(createTab(createDevice(), createFakeServer().fetch).make);
  const week = ({ question }: WeekTask) => ({ seed: question.now.strength }) as WeekAnswer;
  provideLongTasks(
    app,
    askHere<LongTasks>(async () => ({ ...longTaskHandlers, week })),
  );
  return app;
}

test('words and figures of one answer come and go together', async () => {
  const app = await openApp();
  const { result, rerender } = renderHook(({ task }) => useWeekAnswer(task), {
    initialProps: { task: taskOf(1) },
    wrapper: ({ children }) => <StateContext value={app}>{children}</StateContext>,
  });
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
