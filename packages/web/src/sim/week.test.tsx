// @vitest-environment happy-dom
// While a new week is simulated, the old answer stays together with its question.
import type { WeekInput } from '@oversleep/questions';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StateContext } from '../state/context.ts';
import { startUp } from '../state/start-up.ts';
import { createDevice, createTab } from '../testing/fake-platform.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { poolInPage } from '../workers/connections.ts';
import { longTaskHandlers } from './long-task-handlers.ts';
import type { LongTasks } from './long-task-types.ts';
import { provideLongTasks } from './long-tasks.ts';
import { usePlayedWeek, useWeekAnswer, type WeekAnswer } from './week.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const taskOf = (strength: number) =>
  ({ edition: '2026-10', question: { now: { day: 'mon', time: '06:00', strength } } }) as WeekInput;

/** The answer has the strength of its question as seed. */
async function openApp(device = createDevice()) {
  const app = await startUp(createTab(device, createFakeServer().fetch).make);
  const week = vi.fn(
    ({ question }: WeekInput) =>
      ({ seed: question.now.strength, meals: [], nights: [], cookNow: [] }) as unknown as WeekAnswer,
  );
  provideLongTasks(
    app,
    poolInPage<LongTasks>(async () => ({ ...longTaskHandlers, week })),
  );
  const hook = (use: typeof useWeekAnswer, task: WeekInput) =>
    renderHook((props) => use(props.task), {
      initialProps: { task },
      wrapper: ({ children }) => <StateContext value={app}>{children}</StateContext>,
    });
  return { app, week, hook };
}

/** Long enough for the typing pause and the answer; not all timers, because an open page polls for news forever. */
const played = () => act(() => vi.advanceTimersByTimeAsync(2000));

test('text and figures of one answer change together', async () => {
  const { hook } = await openApp();
  const { result, rerender } = hook(useWeekAnswer, taskOf(1));
  const seen = () => {
    const { answered, isCurrent } = result.current;
    return [answered?.task.question.now.strength, answered?.answer.seed, isCurrent];
  };
  expect(seen()).toEqual([undefined, undefined, false]);
  await played();
  expect(seen()).toEqual([1, 1, true]);
  rerender({ task: taskOf(2) });
  expect(seen()).toEqual([1, 1, false]);
  await played();
  expect(seen()).toEqual([2, 2, true]);
  // Known from before, so it appears at once and stays while the next one is simulated.
  rerender({ task: taskOf(1) });
  expect(seen()).toEqual([1, 1, true]);
  rerender({ task: taskOf(3) });
  expect(seen()).toEqual([1, 1, false]);
});

test('after a reload nothing is simulated again, and another question shows the last answer until it is known', async () => {
  const device = createDevice();
  const before = await openApp(device);
  before.hook(usePlayedWeek, taskOf(7));
  await played();
  expect(before.week).toHaveBeenCalledOnce();
  // An answer about a cooking habit is none that the week page has shown.
  const habit = before.hook(useWeekAnswer, taskOf(8));
  await played();
  habit.unmount();
  cleanup();

  const { hook, week } = await openApp(device);
  const { result, rerender } = hook(usePlayedWeek, taskOf(7));
  expect(result.current).toMatchObject({ isCurrent: true, answered: { answer: { seed: 7 } } });
  await played();
  expect(week).not.toHaveBeenCalled();
  rerender({ task: taskOf(9) });
  expect(result.current).toMatchObject({ isCurrent: false, answered: { answer: { seed: 7 } } });
  cleanup();

  const later = await openApp(device);
  const opened = later.hook(usePlayedWeek, taskOf(10));
  expect(opened.result.current).toMatchObject({ isCurrent: false, answered: { answer: { seed: 7 } } });
  await played();
  expect(opened.result.current).toMatchObject({ isCurrent: true, answered: { answer: { seed: 10 } } });
});
