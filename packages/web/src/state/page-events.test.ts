// @vitest-environment happy-dom
// When the page learns that its player is back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from './page-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a player who touches the page after a while is back, also where the window has kept its focus', () => {
  const back = vi.fn();
  listen('focus', back);
  window.dispatchEvent(new Event('pointermove'));
  expect(back).not.toHaveBeenCalled();
  vi.advanceTimersByTime(11_000);
  window.dispatchEvent(new Event('keydown'));
  expect(back).toHaveBeenCalledTimes(1);
  // Still there: no other request for each movement.
  for (let second = 0; second < 30; second += 1) {
    vi.advanceTimersByTime(1000);
    window.dispatchEvent(new Event('pointermove'));
  }
  expect(back).toHaveBeenCalledTimes(1);
});
