// Components with the same question share one call; answers are kept, failures can be retried.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Begin, createCalls } from './calls.ts';
import { createRecent } from './recent.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A question that the test answers. */
function setUp() {
  const begun: { report: Parameters<Begin<string>>[0]; signal: AbortSignal }[] = [];
  let resolve: (answer: string) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const begin: Begin<string> = (report, signal) => {
    begun.push({ report, signal });
    return new Promise((onAnswer, onFailure) => {
      resolve = onAnswer;
      reject = onFailure;
    });
  };
  const kept = createRecent<string>(3);
  return {
    kept,
    calls: createCalls(kept),
    begin,
    begun,
    answer: (text: string) => {
      resolve(text);
      return settled();
    },
    fail: (why: string) => {
      reject(new Error(why));
      return settled();
    },
  };
}

test('two components with the same question share one call, and both are notified', async () => {
  const { calls, begin, begun, answer, kept } = setUp();
  const heard = [vi.fn(), vi.fn()];
  for (const onChange of heard) calls.watch('key', begin, 0, onChange);
  expect(begun).toHaveLength(1);
  begun[0]?.report('so far', 0.5);
  expect(calls.read('key')).toEqual({ state: 'waiting', value: 'so far', done: 0.5 });
  await answer('all of it');
  expect(calls.read('key')).toEqual({ state: 'here', value: 'all of it', done: 1 });
  for (const onChange of heard) expect(onChange).toHaveBeenCalledTimes(2);
  expect(kept.get('key')).toBe('all of it');
});

test('reading returns the same object until something changes', async () => {
  const { calls, begin, answer } = setUp();
  calls.watch('key', begin, 0, () => {});
  expect(calls.read('key')).toBe(calls.read('key'));
  await answer('found');
  expect(calls.read('key')).toBe(calls.read('key'));
});

test('only the last component to leave aborts, and nothing is kept then', async () => {
  const { calls, begin, begun, answer, kept } = setUp();
  const leave = [0, 1].map(() => calls.watch('key', begin, 0, () => {}));
  leave[0]?.();
  await settled();
  expect(begun[0]?.signal.aborted).toBe(false);
  leave[1]?.();
  await settled();
  expect(begun[0]?.signal.aborted).toBe(true);
  await answer('too late');
  expect(kept.get('key')).toBeUndefined();
});

test('leaving and returning in the same turn keeps the call', async () => {
  const { calls, begin, begun } = setUp();
  calls.watch('key', begin, 0, () => {})();
  calls.watch('key', begin, 0, () => {});
  await settled();
  expect(begun).toHaveLength(1);
  expect(begun[0]?.signal.aborted).toBe(false);
});

test('a known answer is there at once, without a call', () => {
  const { calls, begin, begun, kept } = setUp();
  kept.set('key', 'known');
  calls.watch('key', begin, 0, () => {});
  expect(calls.read('key')).toEqual({ state: 'here', value: 'known', done: 1 });
  expect(begun).toHaveLength(0);
});

test('a question that changes within its pause is never asked', async () => {
  const { calls, begin, begun } = setUp();
  const leave = calls.watch('first', begin, 250, () => {});
  vi.advanceTimersByTime(249);
  leave();
  await settled();
  vi.advanceTimersByTime(1);
  expect(begun).toHaveLength(0);
  calls.watch('second', begin, 250, () => {});
  vi.advanceTimersByTime(250);
  expect(begun).toHaveLength(1);
});

test('a failure gives its reason, and can be retried', async () => {
  const { calls, begin, begun, answer, fail } = setUp();
  calls.watch('key', begin, 0, () => {});
  await fail('no such dish');
  expect(calls.read('key')).toMatchObject({ state: 'failed', value: undefined, done: 0, why: 'no such dish' });
  calls.retry('key');
  expect(calls.read('key').state).toBe('waiting');
  expect(begun).toHaveLength(2);
  await answer('found');
  expect(calls.read('key')).toMatchObject({ state: 'here', value: 'found' });
});

test('a cancelled call keeps what is known, and continues on request', async () => {
  const { calls, begin, begun, answer } = setUp();
  calls.watch('key', begin, 0, () => {});
  begun[0]?.report('half', 0.5);
  calls.cancel('key');
  expect(begun[0]?.signal.aborted).toBe(true);
  expect(calls.read('key')).toEqual({ state: 'stopped', value: 'half', done: 0.5 });
  calls.retry('key');
  await answer('whole');
  expect(calls.read('key')).toMatchObject({ state: 'here', value: 'whole' });
});
