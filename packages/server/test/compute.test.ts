// Calculations when things go wrong: too many callers, callers that go away, work that takes too long, threads that die.
import { request as httpRequest } from 'node:http';
import { Problem, routes } from '@oversleep/contract';
import { Value } from 'typebox/value';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { until } from '../../../tools/machine/until.mjs';
import { type Compute, type ComputeOptions, createCompute } from '../src/compute/compute.ts';
import type { Asker } from '../src/compute/line.ts';
import { LISTEN_WITHIN_MS } from '../src/compute/threads.ts';
import { creature, SETTINGS, taskOf, testTask } from './calculator-teams.ts';
import { startTestServer, type TestServer, testCompute } from './harness.ts';

const worker = new URL('./compute-worker.mjs', import.meta.url);
const never = new AbortController().signal;
const ME: Asker = { caller: 'me', isSignedIn: true };

const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const part of open.splice(0).reverse()) await part.close();
});

function computeWith(options: Partial<ComputeOptions> = {}): Compute {
  const compute = createCompute({ threads: 1, drainMs: 0, worker, ...options });
  open.push(compute);
  return compute;
}

/** Work that a thread is at until the test ends it. */
function heldWork(text = '{}') {
  const go = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  return { task: testTask({ behaviour: 'work', go, text }), end: () => void Atomics.store(new Int32Array(go), 0, 1) };
}

/** Limits are reached when the test says so, however busy the machine is. */
const holdTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

describe('compute', () => {
  test('remembers answers by key, and forgets the oldest when they take up too much room', async () => {
    const compute = computeWith({ cacheBytes: 250 });
    const text = 'x'.repeat(100);
    const ask = (key: string) => compute.answer({ key: key, task: testTask({ text }) }, ME, never);
    expect(await ask('a')).toBe(text);
    expect(await ask('a')).toBe(text);
    expect(compute.stats()).toMatchObject({ started: 1, cacheHits: 1, cacheMisses: 1, cacheBytes: 101 });
    await ask('b');
    await ask('c');
    expect(compute.stats().cacheBytes).toBe(202);
    await ask('a');
    expect(compute.stats()).toMatchObject({ started: 4, cacheHits: 1 });
  });

  test('a caller that goes away frees the thread for the next', async () => {
    const compute = computeWith();
    const caller = new AbortController();
    const left = compute.answer({ key: 'long', task: heldWork().task }, ME, caller.signal);
    await until(() => compute.stats().running === 1);
    caller.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(await compute.answer({ key: 'short', task: testTask({ text: 'next' }) }, ME, never)).toBe('next');
  });

  test('a task that rests lets others have its thread, and goes on afterwards', async () => {
    const compute = computeWith();
    const order: string[] = [];
    const ask = (caller: string, wish: Readonly<Record<string, unknown>>) =>
      compute
        .answer({ key: caller, task: testTask({ ...wish, text: caller }) }, { caller, isSignedIn: true }, never)
        .then((text) => order.push(text));
    const long = ask('long', { behaviour: 'share' });
    await until(() => compute.stats().running === 1);
    await Promise.all([ask('short', {}), long]);
    expect(order).toEqual(['short', 'long']);
    expect(compute.stats()).toMatchObject({ running: 0, waiting: 0, started: 2 });
  });

  test('a job makes room for a call, and one that is stopped while paused blocks no others', async () => {
    const compute = computeWith();
    const enough = new AbortController();
    const job = compute.run(testTask({ behaviour: 'share' }), enough.signal, { caller: 'job', isSignedIn: false });
    await until(() => compute.stats().running === 1);
    const caller = new AbortController();
    const call = compute.answer({ key: 'call', task: heldWork().task }, ME, caller.signal);
    // The call has the thread, and the job waits for it.
    await until(() => compute.stats().waiting === 1 && compute.stats().running === 1);
    enough.abort(new Error('not wanted'));
    await expect(job).rejects.toThrow('not wanted');
    caller.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
    expect(await compute.answer({ key: 'next', task: testTask({ text: 'next' }) }, ME, never)).toBe('next');
    await until(() => compute.stats().running === 0);
  });

  test('goes on for others who wait for the same', async () => {
    const compute = computeWith();
    const caller = new AbortController();
    const { task, end } = heldWork('both');
    const left = compute.answer({ key: 'same', task }, ME, caller.signal);
    const stays = compute.answer({ key: 'same', task }, ME, never);
    await until(() => compute.stats().running === 1);
    caller.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    end();
    expect(await stays).toBe('both');
    expect(compute.stats().started).toBe(1);
  });

  test('what takes too long is stopped, and nothing is remembered of it', async () => {
    holdTheClock();
    const compute = computeWith({ limitMs: 150 });
    const slow = compute.answer({ key: 'slow', task: heldWork().task }, ME, never);
    await until(() => compute.stats().running === 1);
    vi.advanceTimersByTime(150);
    await expect(slow).rejects.toMatchObject({ problem: { statusCode: 503, code: 'TOO_SLOW' } });
    await until(() => compute.stats().running === 0);
    expect(await compute.answer({ key: 'slow', task: testTask({ text: 'in time' }) }, ME, never)).toBe('in time');
  });

  test('waiting for a thread counts as taking long', async () => {
    holdTheClock();
    const compute = computeWith({ limitMs: 150 });
    const { task, end } = heldWork('done');
    const background = compute.run(task);
    await until(() => compute.stats().running === 1);
    const waits = compute.answer({ key: 'waits', task: testTask() }, ME, never);
    vi.advanceTimersByTime(150);
    await expect(waits).rejects.toMatchObject({ problem: { code: 'TOO_SLOW' } });
    expect(compute.stats().waiting).toBe(0);
    end();
    expect(await background).toBe('done');
  });

  test('a thread that does not listen is ended and replaced', async () => {
    holdTheClock();
    const compute = computeWith({ limitMs: 100 });
    const deaf = compute.answer({ key: 'deaf', task: testTask({ behaviour: 'deaf' }) }, ME, never);
    await until(() => compute.stats().running === 1);
    vi.advanceTimersByTime(100);
    await expect(deaf).rejects.toMatchObject({ problem: { code: 'TOO_SLOW' } });
    expect(compute.stats().running).toBe(1);
    vi.advanceTimersByTime(LISTEN_WITHIN_MS);
    await until(() => compute.stats().running === 0);
    expect(await compute.run(testTask({ text: 'alive' }))).toBe('alive');
  });

  test('a thread that cannot be interrupted counts as busy until it has ended', async () => {
    holdTheClock();
    let isRunning = false;
    process.once('worker', (thread) => {
      isRunning = true;
      thread.once('exit', () => {
        isRunning = false;
      });
    });
    const compute = computeWith({ limitMs: 100 });
    const go = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const stuck = compute.answer({ key: 'stuck', task: testTask({ behaviour: 'stuck', go }) }, ME, never);
    await until(() => Atomics.load(new Int32Array(go), 0) === 1);
    vi.advanceTimersByTime(100);
    await expect(stuck).rejects.toMatchObject({ problem: { code: 'TOO_SLOW' } });
    vi.advanceTimersByTime(LISTEN_WITHIN_MS);
    await until(() => compute.stats().running === 0);
    expect(isRunning).toBe(false);
  });

  test.each(['crash', 'throw'])('work that ends by %s fails alone', async (behaviour) => {
    const compute = computeWith({ threads: 2 });
    const { task, end } = heldWork('fine');
    const others = compute.answer({ key: 'fine', task }, { caller: 'another', isSignedIn: true }, never);
    await until(() => compute.stats().running === 1);
    await expect(compute.answer({ key: 'bad', task: testTask({ behaviour }) }, ME, never)).rejects.toThrow();
    end();
    expect(await others).toBe('fine');
    expect(await compute.answer({ key: 'bad', task: testTask({ text: 'better' }) }, ME, never)).toBe('better');
  });

  test('closing lets what runs end', async () => {
    const compute = computeWith({ drainMs: 5000 });
    const { task, end } = heldWork('last');
    const running = compute.answer({ key: 'last', task }, ME, never);
    await until(() => compute.stats().running === 1);
    const closing = compute.close();
    await expect(compute.answer({ key: 'new', task: testTask() }, ME, never)).rejects.toMatchObject({
      problem: { code: 'SHUTTING_DOWN' },
    });
    await expect(compute.run(testTask())).rejects.toMatchObject({ problem: { code: 'SHUTTING_DOWN' } });
    end();
    expect(await running).toBe('last');
    await closing;
  });

  test('closing does not wait for ever', async () => {
    holdTheClock();
    const compute = computeWith({ drainMs: 100 });
    const running = compute.answer({ key: 'endless', task: testTask({ behaviour: 'deaf' }) }, ME, never);
    await until(() => compute.stats().running === 1);
    const closing = compute.close();
    vi.advanceTimersByTime(100);
    const [outcome] = await Promise.allSettled([running, closing]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { problem: { code: 'SHUTTING_DOWN' } } });
  });

  test('warming up starts the threads of the product', async () => {
    const compute = testCompute({ threads: 2 });
    open.push(compute);
    await compute.warmUp();
    expect(compute.stats().running).toBe(0);
  });
});

describe('the answer does not depend on the number of threads', () => {
  test('nor on who else calculates', async () => {
    const members = ['PIKACHU', 'DRAGONITE', 'GENGAR'].map((name) => ({ ...creature(name), externalId: name }));
    const question = taskOf(members);
    const alone = testCompute({ threads: 1 });
    const crowd = testCompute({ threads: 2 });
    open.push(alone, crowd);
    const expected = await alone.answer({ key: 'key', task: question }, ME, never);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((key) => crowd.answer({ key: key, task: question }, ME, never)),
    );
    for (const answer of answers) expect(answer).toBe(expected);
  });
});

describe('over HTTP', () => {
  async function serverWith(
    options: Partial<ComputeOptions> = {},
    env: Readonly<Record<string, string>> = {},
  ): Promise<TestServer & { readonly compute: Compute }> {
    const compute = createCompute({ threads: 1, drainMs: 0, worker, ...options });
    const server = await startTestServer('postgres', env, { compute });
    open.push(server);
    return { ...server, compute };
  }
  const body = (level: number) => ({ settings: SETTINGS, members: [creature('PIKACHU', { level })] });

  test('a full queue is 503 with the time to try again', async () => {
    const { call, compute } = await serverWith({ mostWaiting: 0 });
    const busy = compute.run(heldWork().task);
    await until(() => compute.stats().running === 1);
    const answer = await call(routes.calculateTeam, { body: body(1) });
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Value.Check(Problem, answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({ code: 'QUEUE_FULL' });
    busy.catch(() => {});
  });

  test('a calculation that takes too long is 503', async () => {
    const { call, compute } = await serverWith({ limitMs: 50 });
    const busy = compute.run(heldWork().task);
    await until(() => compute.stats().running === 1);
    holdTheClock();
    const calling = call(routes.calculateIv, { body: { ...body(1), members: [], variants: body(1).members } });
    await until(() => compute.stats().waiting === 1);
    vi.advanceTimersByTime(50);
    const answer = await calling;
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ code: 'TOO_SLOW' });
    busy.catch(() => {});
  });

  test.each([
    ['team', routes.calculateTeam, body(1)],
    ['iv', routes.calculateIv, { ...body(1), members: [], variants: body(1).members }],
  ])('a caller that calculates (%s) too often is refused for now', async (_name, route, sent) => {
    const { call } = await serverWith({}, { RATE_LIMIT_FACTOR: '0.05' });
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await call(route, { body: sent })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await call(route, { body: sent })).headers['retry-after']).toBeDefined();
  });

  test('a caller that hangs up frees the place', async () => {
    const { app, compute, call } = await serverWith({ mostWaiting: 1 });
    const { task, end } = heldWork();
    const busy = compute.run(task);
    await until(() => compute.stats().running === 1);
    const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const hangUp = httpRequest({
      host: address.hostname,
      port: address.port,
      path: routes.calculateTeam.path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    hangUp.on('error', () => {});
    hangUp.end(JSON.stringify(body(2)));
    await until(() => compute.stats().waiting === 1);
    hangUp.destroy();
    await until(() => compute.stats().waiting === 0);
    end();
    // The worker of this test answers with an empty object, which is enough to see that it was asked.
    const answer = await call(routes.calculateTeam, { body: body(3) });
    expect(answer.statusCode).toBe(200);
    await busy;
  });
});
