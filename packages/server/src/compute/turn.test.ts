// When a task makes room for others, and what it sees when it goes on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHORT_TURN_MS, TURN_MS } from './task.ts';
import { turnsOf } from './turn.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const word = () => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

function errand(milliseconds: number) {
  const [stop, rest, turn] = [word(), word(), word()];
  new Int32Array(turn).set([milliseconds]);
  const heard: number[] = [];
  const turns = turnsOf({ number: 7, stop, rest, turn }, ({ resting }) => {
    heard.push(resting);
    // Woken at once.
    Atomics.store(new Int32Array(rest), 0, 0);
  });
  const limit = (to: number) => new Int32Array(turn).set([to]);
  return { ...turns, heard, limit, end: () => Atomics.store(new Int32Array(stop), 0, 1) };
}

test('a task keeps its thread for a turn, and rests after it when others wait', () => {
  const { signal, turn, heard } = errand(TURN_MS);
  vi.advanceTimersByTime(TURN_MS);
  expect([signal.aborted, turn.aborted, heard]).toEqual([false, false, []]);
  vi.advanceTimersByTime(1);
  expect(turn.aborted).toBe(true);
  expect([signal.aborted, heard]).toEqual([false, [7]]);
});

test('continues while no other question waits', () => {
  const { signal, turn, heard } = errand(0);
  vi.advanceTimersByTime(TURN_MS + 1);
  expect([signal.aborted, turn.aborted, heard]).toEqual([false, false, []]);
});

test('a turn that is made shorter while it lasts ends at once when it has lasted longer, and the next one is a whole one', () => {
  const { signal, heard, limit } = errand(0);
  vi.advanceTimersByTime(SHORT_TURN_MS + 1);
  expect([signal.aborted, heard]).toEqual([false, []]);
  limit(SHORT_TURN_MS);
  expect([signal.aborted, heard]).toEqual([false, [7]]);
  vi.advanceTimersByTime(SHORT_TURN_MS);
  expect([signal.aborted, heard]).toEqual([false, [7]]);
});

test('one that is stopped does not rest any more', () => {
  const { signal, turn, heard, end } = errand(TURN_MS);
  vi.advanceTimersByTime(TURN_MS + 1);
  end();
  expect([signal.aborted, turn.aborted, heard]).toEqual([true, true, []]);
});
