// When a task makes room for others, and what it sees when it goes on.
import { expect, test } from 'vitest';
import { TURN_MS } from './task.ts';
import { turnsOf } from './turn.ts';

const word = (length = 1) => new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT);

function errand(isBackground: boolean, waiting: readonly [players: number, background: number]) {
  const [stop, rest, crowd] = [word(), word(), word(2)];
  new Int32Array(crowd).set(waiting);
  const heard: number[] = [];
  const turns = turnsOf({ number: 7, stop, rest, crowd, isBackground, turnMs: TURN_MS }, ({ resting }) => {
    heard.push(resting);
    // Woken at once.
    Atomics.store(new Int32Array(rest), 0, 0);
  });
  return { ...turns, heard, end: () => Atomics.store(new Int32Array(stop), 0, 1) };
}

function workFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('a background task rests as soon as a player waits, and goes on afterwards', () => {
  const { signal, heard } = errand(true, [1, 0]);
  expect(signal.aborted).toBe(false);
  expect(heard).toEqual([7]);
});

test('a player’s task keeps its thread for a turn, and rests after it when others wait', () => {
  const { signal, turn, heard } = errand(false, [1, 0]);
  expect([signal.aborted, turn.aborted, heard]).toEqual([false, false, []]);
  workFor(TURN_MS + 1);
  expect(turn.aborted).toBe(true);
  expect([signal.aborted, heard]).toEqual([false, [7]]);
  // Its next turn has just begun.
  expect([signal.aborted, turn.aborted, heard]).toEqual([false, false, [7]]);
});

test('background tasks share by turns, and make no room where nobody waits', () => {
  const shared = errand(true, [0, 1]);
  expect([shared.signal.aborted, shared.heard]).toEqual([false, []]);
  workFor(TURN_MS + 1);
  expect([shared.signal.aborted, shared.heard]).toEqual([false, [7]]);
  const alone = errand(true, [0, 0]);
  workFor(TURN_MS + 1);
  expect([alone.signal.aborted, alone.heard]).toEqual([false, []]);
});

test('one that is stopped does not rest any more', () => {
  const { signal, turn, heard, end } = errand(true, [1, 1]);
  end();
  expect([signal.aborted, turn.aborted, heard]).toEqual([true, true, []]);
});
