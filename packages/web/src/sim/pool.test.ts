// Who gets a worker, what happens to tasks that nobody waits for any more, and to workers that break.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPool, type Line, NoWorker, type Pool, SimulationFailure } from './pool.ts';
import type { TeamQuestion } from './question.ts';
import type { Order, Part, Report, Task } from './tasks.ts';

interface FakeWorker {
  readonly orders: Order[];
  readonly report: (report: Report) => void;
  readonly break: () => void;
  ended: boolean;
}

let workers: FakeWorker[] = [];
let pool: Pool;

const start = (onReport: (report: Report) => void, onBroken: () => void): Line => {
  const worker: FakeWorker = { orders: [], report: onReport, break: onBroken, ended: false };
  workers.push(worker);
  return {
    send: (order) => void worker.orders.push(order),
    end: () => {
      worker.ended = true;
    },
  };
};

const task: Task = { kind: 'iv', question: {} as TeamQuestion, place: 0 };
const never = new AbortController().signal;
const ignore = () => {};
const part = (berry: number): Part => ({ kind: 'iv', iv: { berry, ingredient: 0, skill: 0 } });
const lastId = (worker: FakeWorker | undefined) => worker?.orders.at(-1)?.id ?? -1;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  pool = createPool({ start, size: 2, patienceMs: 100 });
});

afterEach(() => void vi.useRealTimers());

test('starts no worker before there is something to do, and uses one again', async () => {
  expect(workers).toHaveLength(0);
  for (let i = 0; i < 3; i += 1) {
    const running = pool.run(task, 'now', ignore, never);
    workers[0]?.report({ id: lastId(workers[0]), done: true });
    await running;
  }
  expect(workers).toHaveLength(1);
});

test('what can wait never takes the last worker', async () => {
  void pool.run(task, 'later', ignore, never);
  void pool.run(task, 'later', ignore, never);
  expect(workers).toHaveLength(1);
  void pool.run(task, 'now', ignore, never);
  expect(workers).toHaveLength(2);
});

test('what the player waits for overtakes the rest', () => {
  for (const lane of ['now', 'now', 'later', 'now'] as const) void pool.run(task, lane, ignore, never);
  const second = workers[1];
  second?.report({ id: lastId(second), done: true });
  expect(lastId(second)).toBe(4);
});

test('what nobody has asked for waits for everything else', () => {
  for (const lane of ['later', 'now', 'spare', 'later'] as const) void pool.run(task, lane, ignore, never);
  const [only] = workers;
  only?.report({ id: lastId(only), done: true });
  expect(lastId(only)).toBe(4);
  only?.report({ id: lastId(only), done: true });
  expect(lastId(only)).toBe(3);
});

test('what nobody has asked for uses all workers, and gives way to the player at once', async () => {
  const spare = [pool.run(task, 'spare', ignore, never), pool.run(task, 'spare', ignore, never)];
  const [first, second] = workers;
  expect(second?.orders).toHaveLength(1);
  const own = pool.run(task, 'now', ignore, never);
  expect(first?.orders.at(-1)).toEqual({ id: 1, stop: true });
  expect(second?.orders).toHaveLength(1);
  first?.report({ id: 1, stopped: true });
  expect(lastId(first)).toBe(3);
  first?.report({ id: 3, done: true });
  await own;
  // What had to stop begins again, and is told to its end.
  const again = lastId(first);
  expect(first?.orders.at(-1)).toEqual({ id: again, task });
  first?.report({ id: again, done: true });
  second?.report({ id: 2, done: true });
  await Promise.all(spare);
});

test('hands parts on in their order until the task is done', async () => {
  const heard: Part[] = [];
  const running = pool.run(task, 'now', (said) => heard.push(said), never);
  const [worker] = workers;
  const id = lastId(worker);
  for (const place of [1, 2]) worker?.report({ id, part: part(place) });
  worker?.report({ id, done: true });
  await running;
  worker?.report({ id, part: part(3) });
  expect(heard).toEqual([part(1), part(2)]);
});

describe('giving up', () => {
  test('rejects at once, says nothing more, and tells the worker', async () => {
    const heard: Part[] = [];
    const controller = new AbortController();
    const running = pool.run(task, 'now', (said) => heard.push(said), controller.signal);
    controller.abort('enough');
    await expect(running).rejects.toBe('enough');
    const [worker] = workers;
    expect(worker?.orders.at(-1)).toEqual({ id: 1, stop: true });
    worker?.report({ id: 1, part: part(1) });
    expect(heard).toEqual([]);
  });

  test('a worker that stops in time is used again, one that does not is ended', async () => {
    for (const inTime of [true, false]) {
      const controller = new AbortController();
      const running = pool.run(task, 'now', ignore, controller.signal);
      running.catch(ignore);
      const id = lastId(workers[0]);
      controller.abort();
      if (inTime) workers[0]?.report({ id, done: true });
      vi.advanceTimersByTime(200);
      expect(workers[0]?.ended).toBe(!inTime);
    }
    void pool.run(task, 'now', ignore, never);
    expect(workers).toHaveLength(2);
  });

  test('a task that still waits never begins', async () => {
    const controller = new AbortController();
    void pool.run(task, 'later', ignore, never);
    const running = pool.run(task, 'later', ignore, controller.signal);
    controller.abort('enough');
    await expect(running).rejects.toBe('enough');
    const [worker] = workers;
    worker?.report({ id: 1, done: true });
    expect(worker?.orders).toHaveLength(1);
  });
});

describe('failures', () => {
  test('of the engine are told, and the worker goes on', async () => {
    const running = pool.run(task, 'now', ignore, never);
    workers[0]?.report({ id: 1, error: 'No species' });
    await expect(running).rejects.toThrow(SimulationFailure);
    void pool.run(task, 'now', ignore, never);
    expect(workers).toHaveLength(1);
  });

  test('a worker that never came to be is another thing than one that broke', async () => {
    const first = pool.run(task, 'now', ignore, never);
    workers[0]?.break();
    await expect(first).rejects.toThrow(NoWorker);
    const second = pool.run(task, 'now', ignore, never);
    workers[1]?.report({ id: 2, part: part(1) });
    workers[1]?.break();
    await expect(second).rejects.toThrow(SimulationFailure);
  });

  test('where no worker may be started at all', async () => {
    const forbidden = createPool({
      start: () => {
        throw new Error('not here');
      },
      size: 1,
    });
    await expect(forbidden.run(task, 'now', ignore, never)).rejects.toThrow(NoWorker);
  });
});
