// Which task gets a worker, what happens to cancelled tasks, and what happens when workers die.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLocks, fakeWorkers } from '../testing/fake-workers.ts';
import { connectPort } from './connections.ts';
import { type Handlers, host } from './host.ts';
import { createWorkerPool, NoWorker, TaskFailed, type WorkerPool } from './worker-pool.ts';

interface Tasks {
  /** Counts up to a number, one part for each, and answers in words. */
  count: { input: { name: string; to: number }; part: number; answer: string };
  /** Ends when the test says so, and does not read messages before. */
  busy: { input: string; part: never; answer: string };
  /** Ends when the test says so, and can be stopped at any step. */
  patient: { input: string; part: never; answer: string };
  refuse: { input: string; part: never; answer: never };
  size: { input: ArrayBuffer; part: never; answer: number };
}

/** Names of started tasks, in order. */
let begun: string[] = [];
let finished = new Set<string>();
const events = new EventTarget();

const begin = (name: string) => {
  begun.push(name);
  events.dispatchEvent(new Event('news'));
};
const finish = (name: string) => {
  finished.add(name);
  events.dispatchEvent(new Event('news'));
};
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => events.addEventListener('news', resolve, { once: true }));
};
const busyOn = (name: string) => until(() => begun.includes(name));

const handlers: Handlers<Tasks> = {
  count: async ({ name, to }, { part, step }) => {
    begin(name);
    for (let i = 1; i <= to; i += 1) {
      await step();
      part(i);
    }
    return `${name} counted to ${to}`;
  },
  busy: async (name) => {
    begin(name);
    await until(() => finished.has(name));
    return `${name} is done`;
  },
  patient: async (name, { step }) => {
    begin(name);
    while (!finished.has(name)) await step();
    return `${name} is done`;
  },
  refuse: (why) => {
    throw new RangeError(why, { cause: new Error('the reason behind it') });
  },
  size: (buffer) => buffer.byteLength,
};

let fakes: ReturnType<typeof fakeWorkers<Tasks>>;
let workers: WorkerPool<Tasks>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  begun = [];
  finished = new Set();
  fakes = fakeWorkers(handlers);
  workers = createWorkerPool<Tasks>({ start: fakes.start, size: 2, locks: fakes.locks });
});

afterEach(() => void vi.useRealTimers());

test('the first question starts a worker, which is then reused', async () => {
  expect(fakes.workers).toHaveLength(0);
  for (const name of ['a', 'b', 'c']) {
    expect(await workers.ask('count', { name, to: 2 })).toBe(`${name} counted to 2`);
  }
  expect(fakes.workers).toHaveLength(1);
});

test('parts arrive in order, before the answer', async () => {
  const heard: (number | string)[] = [];
  heard.push(await workers.ask('count', { name: 'a', to: 3 }, { onPart: (part) => heard.push(part) }));
  expect(heard).toEqual([1, 2, 3, 'a counted to 3']);
});

test('transferred input is gone from the page', async () => {
  const buffer = new ArrayBuffer(64);
  expect(await workers.ask('size', buffer, { transfer: [buffer] })).toBe(64);
  expect(buffer.byteLength).toBe(0);
});

describe('lanes', () => {
  test('work that can wait never takes the last worker', async () => {
    void workers.ask('busy', 'first', { lane: 'later' });
    const second = workers.ask('busy', 'second', { lane: 'later' });
    await busyOn('first');
    void workers.ask('busy', 'own', { lane: 'now' });
    await busyOn('own');
    expect(begun).toEqual(['first', 'own']);
    finish('first');
    await busyOn('second');
    finish('second');
    expect(await second).toBe('second is done');
  });

  test('what the player waits for overtakes the rest, spare work comes last', async () => {
    const lanes = { a: 'now', b: 'now', c: 'spare', d: 'later', e: 'now' } as const;
    const all = Object.entries(lanes).map(([name, lane]) => workers.ask('busy', name, { lane }));
    for (const [done, next] of [
      ['b', 'e'],
      ['e', 'd'],
      ['d', 'c'],
    ] as const) {
      await busyOn(done);
      finish(done);
      await busyOn(next);
    }
    for (const name of ['a', 'c']) finish(name);
    await Promise.all(all);
    expect(begun).toEqual(['a', 'b', 'e', 'd', 'c']);
  });

  test('spare work uses all workers, gives way to the player at once, and starts again later', async () => {
    const spare = ['spare', 'other'].map((name) => workers.ask('patient', name, { lane: 'spare' }));
    await busyOn('other');
    const own = workers.ask('busy', 'own', { lane: 'now' });
    await busyOn('own');
    expect(begun).toEqual(['spare', 'other', 'own']);
    finish('own');
    expect(await own).toBe('own is done');
    await until(() => begun.length === 4);
    expect(begun[3]).toBe('spare');
    for (const name of ['spare', 'other']) finish(name);
    expect(await Promise.all(spare)).toEqual(['spare is done', 'other is done']);
  });
});

describe('an abort', () => {
  test('rejects at once with its reason, and no part is reported afterwards', async () => {
    const only = createWorkerPool<Tasks>({ start: fakes.start, size: 1, locks: fakes.locks });
    const stop = new AbortController();
    const parts: number[] = [];
    const asked = only.ask(
      'count',
      { name: 'a', to: 1000 },
      {
        signal: stop.signal,
        onPart: (part) => {
          parts.push(part);
          if (part === 2) stop.abort('enough');
        },
      },
    );
    await expect(asked).rejects.toBe('enough');
    // The same worker has stopped, and is free for another task.
    await only.ask('count', { name: 'b', to: 1 });
    expect(parts).toEqual([1, 2]);
    expect(fakes.workers).toHaveLength(1);
    expect(fakes.workers[0]?.ended).toBe(false);
  });

  test('ends a worker that has not stopped after 400 ms; the next question starts a new one', async () => {
    const only = createWorkerPool<Tasks>({ start: fakes.start, size: 1, locks: fakes.locks });
    const stop = new AbortController();
    const asked = only.ask('busy', 'a', { signal: stop.signal });
    await busyOn('a');
    stop.abort('enough');
    await expect(asked).rejects.toBe('enough');
    const next = only.ask('count', { name: 'b', to: 1 });
    vi.advanceTimersByTime(399);
    expect(fakes.workers.map(({ ended }) => ended)).toEqual([false]);
    vi.advanceTimersByTime(1);
    expect(await next).toBe('b counted to 1');
    expect(fakes.workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test('the next question follows in the same message turn, before the worker says that it has stopped', async () => {
    const only = createWorkerPool<Tasks>({ start: fakes.start, size: 1, locks: fakes.locks });
    const stop = new AbortController();
    const asked = only.ask('busy', 'a', { signal: stop.signal });
    await busyOn('a');
    stop.abort('enough');
    await expect(asked).rejects.toBe('enough');
    const next = only.ask('count', { name: 'b', to: 1 });
    // The first is still at work and has said nothing.
    await busyOn('b');
    expect(await next).toBe('b counted to 1');
    finish('a');
    expect(await only.ask('count', { name: 'c', to: 1 })).toBe('c counted to 1');
    expect(fakes.workers).toHaveLength(1);
  });

  test('a question that takes something along waits until the worker has stopped', async () => {
    const only = createWorkerPool<Tasks>({ start: fakes.start, size: 1, locks: fakes.locks });
    const stop = new AbortController();
    const asked = only.ask('busy', 'a', { signal: stop.signal });
    await busyOn('a');
    stop.abort('enough');
    await expect(asked).rejects.toBe('enough');
    const buffer = new ArrayBuffer(64);
    const next = only.ask('size', buffer, { transfer: [buffer] });
    expect(buffer.byteLength).toBe(64);
    finish('a');
    expect(await next).toBe(64);
    expect(buffer.byteLength).toBe(0);
  });

  test('work that can wait is not sent before the worker has stopped', async () => {
    const only = createWorkerPool<Tasks>({ start: fakes.start, size: 1, locks: fakes.locks });
    const stop = new AbortController();
    const asked = only.ask('busy', 'a', { signal: stop.signal });
    await busyOn('a');
    stop.abort('enough');
    await expect(asked).rejects.toBe('enough');
    const next = only.ask('count', { name: 'b', to: 1 }, { lane: 'later' });
    expect(fakes.workers[0]?.sent.map(({ type }) => type)).toEqual(['ask', 'stop']);
    finish('a');
    expect(await next).toBe('b counted to 1');
  });

  test('keeps a worker that stopped in time', async () => {
    const only = createWorkerPool<Tasks>({ start: fakes.start, size: 1, locks: fakes.locks });
    const stop = new AbortController();
    const asked = only.ask('busy', 'a', { signal: stop.signal });
    await busyOn('a');
    stop.abort('enough');
    await expect(asked).rejects.toBe('enough');
    finish('a');
    await only.ask('count', { name: 'b', to: 1 });
    vi.advanceTimersByTime(1000);
    expect(fakes.workers[0]?.ended).toBe(false);
  });

  test('a waiting task never starts', async () => {
    const stop = new AbortController();
    const first = workers.ask('busy', 'first', { lane: 'later' });
    const asked = workers.ask('busy', 'second', { lane: 'later', signal: stop.signal });
    stop.abort('enough');
    await expect(asked).rejects.toBe('enough');
    await busyOn('first');
    finish('first');
    await first;
    await workers.ask('count', { name: 'third', to: 1 }, { lane: 'later' });
    expect(begun).toEqual(['first', 'third']);
  });

  test('before the question, no worker is asked', async () => {
    await expect(workers.ask('busy', 'a', { signal: AbortSignal.abort('no') })).rejects.toBe('no');
    expect(fakes.workers).toHaveLength(0);
  });

  test('before the worker is ready, the task does not start', async () => {
    const stop = new AbortController();
    const only = createWorkerPool<Tasks>({ start: fakes.start, size: 1, locks: fakes.locks });
    const asked = only.ask('busy', 'a', { signal: stop.signal });
    stop.abort('no');
    await expect(asked).rejects.toBe('no');
    await only.ask('count', { name: 'b', to: 1 });
    expect(begun).toEqual(['b']);
  });
});

describe('failures', () => {
  test('arrive with name, message and causes, and the worker goes on', async () => {
    const failure = await workers.ask('refuse', 'No species').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TaskFailed);
    expect(failure).toMatchObject({
      name: 'RangeError',
      message: 'No species',
      cause: { message: 'the reason behind it' },
    });
    expect(await workers.ask('count', { name: 'a', to: 1 })).toBe('a counted to 1');
    expect(fakes.workers).toHaveLength(1);
  });

  test('a worker that never answered counts as not started', async () => {
    const asked = workers.ask('busy', 'a');
    fakes.workers[0]?.fail();
    await expect(asked).rejects.toThrow(NoWorker);
  });

  test('a browser that refuses to start a worker has none', async () => {
    const start = () => {
      throw new Error('not here');
    };
    const none = createWorkerPool<Tasks>({ start, size: 1 });
    await expect(none.ask('busy', 'a')).rejects.toThrow(NoWorker);
  });

  test('a failing worker rejects its own call only', async () => {
    const [first, second] = [workers.ask('busy', 'a'), workers.ask('busy', 'b')];
    await busyOn('a');
    await busyOn('b');
    fakes.workers[0]?.fail();
    await expect(first).rejects.toThrow(TaskFailed);
    finish('b');
    expect(await second).toBe('b is done');
  });

  test('a worker that dies without an event rejects its call, and the next question starts a new one', async () => {
    const asked = workers.ask('busy', 'a');
    await busyOn('a');
    fakes.workers[0]?.die();
    await expect(asked).rejects.toThrow('It stopped unexpectedly');
    expect(await workers.ask('count', { name: 'b', to: 1 })).toBe('b counted to 1');
    expect(fakes.workers).toHaveLength(2);
  });

  test('an idle worker that died is replaced', async () => {
    await workers.ask('count', { name: 'a', to: 1 });
    fakes.workers[0]?.die();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await workers.ask('count', { name: 'b', to: 1 })).toBe('b counted to 1');
  });
});

test('tasks start only when the lock is held, and losing the lock reports the death', async () => {
  const locks = fakeLocks();
  let grant = () => {};
  const slow = {
    ...locks,
    request: (name: string, held: () => Promise<void> | undefined) =>
      new Promise((resolve) => {
        grant = () => resolve(locks.request(name, held));
      }),
  };
  const waiting = fakeWorkers(handlers, slow);
  const asked = createWorkerPool<Tasks>({ start: waiting.start, size: 1, locks }).ask('count', { name: 'a', to: 1 });
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([]);
  grant();
  expect(await asked).toBe('a counted to 1');
});

describe('rest', () => {
  test('holds a task between two steps until it goes on', async () => {
    const parts: number[] = [];
    const call = workers.begin(
      'count',
      { name: 'a', to: 6 },
      {
        onPart: (part) => {
          parts.push(part);
          if (part === 3) call.rest(true);
          events.dispatchEvent(new Event('news'));
        },
      },
    );
    await until(() => parts.includes(3));
    // Another task takes many turns meanwhile.
    await workers.ask('count', { name: 'b', to: 20 });
    const known = parts.length;
    expect(known).toBeLessThan(6);
    await workers.ask('count', { name: 'c', to: 20 });
    expect(parts).toHaveLength(known);
    call.rest(false);
    expect(await call.answer).toBe('a counted to 6');
    expect(parts).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a paused task can be stopped', async () => {
    const stop = new AbortController();
    const only = createWorkerPool<Tasks>({ start: fakes.start, size: 1, locks: fakes.locks });
    const call = only.begin('count', { name: 'a', to: 6 }, { signal: stop.signal });
    call.rest(true);
    await busyOn('a');
    stop.abort('enough');
    await expect(call.answer).rejects.toBe('enough');
    await only.ask('count', { name: 'b', to: 1 });
    expect(fakes.workers).toHaveLength(1);
  });

  test('counts for a task that still waits for a worker', async () => {
    const only = createWorkerPool<Tasks>({ start: fakes.start, size: 1, locks: fakes.locks });
    const first = only.ask('busy', 'first');
    const parts: number[] = [];
    const call = only.begin('count', { name: 'second', to: 3 }, { onPart: (part) => parts.push(part) });
    call.rest(true);
    await busyOn('first');
    finish('first');
    await first;
    await busyOn('second');
    await workers.ask('count', { name: 'other', to: 20 });
    expect(parts).toEqual([]);
    call.rest(false);
    await call.answer;
  });
});

test('ending the pool rejects all pending tasks, and the next question starts a new worker', async () => {
  const asked = ['a', 'b', 'c'].map((name) => workers.ask('busy', name));
  await busyOn('a');
  workers.end();
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(fakes.workers.every(({ ended }) => ended)).toBe(true);
  expect(await workers.ask('count', { name: 'd', to: 1 })).toBe('d counted to 1');
});

test('a worker asks other workers through ports with the same messages', async () => {
  vi.useRealTimers();
  const pairs = [new MessageChannel(), new MessageChannel()];
  for (const { port1 } of pairs) host(handlers, port1, { locks: null });
  const parts: number[] = [];
  const answers = await Promise.all(
    pairs.map(({ port2 }, i) =>
      createWorkerPool<Tasks>({ start: connectPort(port2), size: 1 }).ask(
        'count',
        { name: `member ${i}`, to: 2 },
        { onPart: (part) => parts.push(part) },
      ),
    ),
  );
  for (const { port1 } of pairs) port1.close();
  expect(answers).toEqual(['member 0 counted to 2', 'member 1 counted to 2']);
  expect(parts.toSorted()).toEqual([1, 1, 2, 2]);
});
