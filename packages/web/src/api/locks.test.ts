// Mutual exclusion, in one tab and across several.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaseLocks, memoryLocks } from './locks.ts';
import { memoryText } from './text-storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Records when a task starts and ends, so that overlaps show. */
function witness() {
  const events: string[] = [];
  const task = (name: string, milliseconds: number) => async () => {
    events.push(`${name} starts`);
    await sleep(milliseconds);
    events.push(`${name} ends`);
    return name;
  };
  return { events, task };
}

test('in one tab tasks of the same name run one after the other, also after a failure', async () => {
  const locks = memoryLocks();
  const { events, task } = witness();
  const failing = expect(locks.run('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const all = Promise.all([locks.run('x', task('a', 50)), locks.run('x', task('b', 10))]);
  await vi.runAllTimersAsync();
  await failing;
  expect(await all).toEqual(['a', 'b']);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('across tabs a lease keeps the second one waiting, however long the first takes', async () => {
  const storage = memoryText();
  const tab = (name: string) => leaseLocks({ storage, now: Date.now, sleep, tab: name });
  const { events, task } = witness();
  const all = Promise.all([tab('one').run('x', task('a', 60_000)), tab('two').run('x', task('b', 10))]);
  await vi.advanceTimersByTimeAsync(90_000);
  await all;
  const [first, second] = events[0] === 'a starts' ? ['a', 'b'] : ['b', 'a'];
  expect(events).toEqual([`${first} starts`, `${first} ends`, `${second} starts`, `${second} ends`]);
  expect(storage.keys()).toEqual([]);
});

test('a dead tab does not block the others forever', async () => {
  const storage = memoryText({ 'oversleep:lock:x': `dead ${Date.now() + 5_000}` });
  const run = leaseLocks({ storage, now: Date.now, sleep, tab: 'two' }).run('x', async () => 'in');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await run).toBe('in');
});
