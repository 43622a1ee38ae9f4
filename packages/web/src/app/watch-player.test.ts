// @vitest-environment happy-dom
// When a player pauses.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPlayer } from './watch-player.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'requestIdleCallback'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Whether the wait is over after so many milliseconds, in steps in which the player may do something. */
async function isOverAfter(milliseconds: number, doing?: Event): Promise<boolean> {
  const nextPause = watchPlayer();
  let isOver = false;
  void nextPause().then(() => {
    isOver = true;
  });
  for (let passed = 0; passed < milliseconds; passed += 500) {
    if (doing) window.dispatchEvent(doing);
    await vi.advanceTimersByTimeAsync(500);
  }
  return isOver;
}

test('two seconds in which nothing happens are a pause', async () => {
  expect(await isOverAfter(1500)).toBe(false);
  expect(await isOverAfter(2500)).toBe(true);
});

test.each(['keydown', 'pointerdown', 'click', 'wheel', 'scroll', 'input'])(
  '%s delays the pause, but not for ever',
  async (doing) => {
    expect(await isOverAfter(10_000, new Event(doing))).toBe(false);
    expect(await isOverAfter(21_000, new Event(doing))).toBe(true);
  },
);

test('after a pause each further batch follows at once', async () => {
  const nextPause = watchPlayer();
  await Promise.all([nextPause(), vi.advanceTimersByTimeAsync(2500)]);
  const before = performance.now();
  await Promise.all([nextPause(), vi.advanceTimersByTimeAsync(1)]);
  expect(performance.now() - before).toBeLessThan(100);
});
