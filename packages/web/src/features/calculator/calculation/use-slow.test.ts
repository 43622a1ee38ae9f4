// @vitest-environment happy-dom
// From when on something counts as slow.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlow } from './use-slow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const watched = () =>
  renderHook(({ isBusy, what }) => useSlow(isBusy, what), { initialProps: { isBusy: true, what: 'first edit' } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a calculation that takes no longer than a blink is never called slow', () => {
  const { result, rerender } = watched();
  pass(399);
  expect(result.current).toBe(false);
  rerender({ isBusy: false, what: 'first edit' });
  pass(1000);
  expect(result.current).toBe(false);
});

test('a longer one is slow until it ends', () => {
  const { result, rerender } = watched();
  pass(400);
  expect(result.current).toBe(true);
  rerender({ isBusy: false, what: 'first edit' });
  expect(result.current).toBe(false);
});

test('a new edit gets its own blink', () => {
  const { result, rerender } = watched();
  pass(300);
  rerender({ isBusy: true, what: 'second edit' });
  pass(399);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
