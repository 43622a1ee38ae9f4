// How a running server ends: what is under way is answered, what hangs does not hold it up.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@oversleep/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestProgram } from '../../../tools/build/server-build.mjs';
import { buildApp } from '../src/app.ts';
import { TIMEOUTS } from '../src/connection.ts';
import type { App } from '../src/routes/app-type.ts';
import { SETTINGS } from './calculator-teams.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { freePort } from './postgres.ts';
import { startServerProcess } from './server-process.ts';
import { ANY_STORE, emptyDatabase } from './stores.ts';

let server: TestServer;
let folder = '';
beforeAll(async () => {
  server = await startTestServer(ANY_STORE);
  folder = mkdtempSync(join(tmpdir(), 'oversleep-shutdown-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** That the embedded store is closed by a server that ends is shown by the commands that open it afterwards, see operations.test.ts. */
const settings = async () => ({ DATA_DIR: folder, DATABASE_URL: await emptyDatabase() });

interface Slow {
  readonly app: App;
  readonly port: number;
  /** Resolves when the slow call has arrived. */
  readonly arrived: Promise<void>;
  readonly answer: () => void;
}

/** Listens on every address of "localhost", with one route that answers when it is let. */
async function startSlow(ending = TIMEOUTS.ending): Promise<Slow> {
  const app = await buildApp(server.deps, { webDir: server.webDir, timeouts: { ...TIMEOUTS, ending } });
  let arrive = () => {};
  let answer = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const allowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  app.get('/slow', async () => {
    arrive();
    await allowed;
    return { done: true };
  });
  await app.listen({ host: 'localhost', port: 0 });
  const bound = app.server.address();
  return { app, arrived, answer, port: typeof bound === 'object' && bound ? bound.port : 0 };
}

describe('a call under way', () => {
  test.each(['127.0.0.1', '[::1]'])('on %s is answered, a new one is not taken', async (host) => {
    const { app, port, arrived, answer } = await startSlow();
    const isReachable = await fetch(`http://${host}:${port}/api/health`).then(
      () => true,
      () => false,
    );
    // Not every machine has both.
    if (!isReachable) return app.close();
    const call = fetch(`http://${host}:${port}/slow`);
    await arrived;
    const closing = app.close();
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/api/health`).then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused');
    answer();
    const response = await call;
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ done: true });
    await closing;
  });

  test('that never ends is cut off', async () => {
    const { app, port, arrived } = await startSlow(200);
    const call = fetch(`http://127.0.0.1:${port}/slow`).then(
      () => 'answered',
      () => 'cut off',
    );
    await arrived;
    await app.close();
    expect(await call).toBe('cut off');
  });
});

test('an open connection without a call does not hold the end up', async () => {
  const { app, port } = await startSlow(600_000);
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {});
  const head = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n';
  await new Promise((resolve) => client.once('data', resolve).write(head));
  const ended = new Promise((resolve) => client.once('close', resolve));
  await app.close();
  await ended;
});

test('a process that is stopped while a client never finishes its request ends with 0', {
  timeout: 600_000,
}, async () => {
  const running = await startServerProcess(await settings());
  const client = connect(Number(new URL(running.url).port), 'localhost');
  client.on('error', () => {});
  await new Promise<void>((resolve) => client.write('GET / HTTP/1.1\r\nHost: localhost\r\n', () => resolve()));
  expect(await running.stop()).toBe(0);
  expect(running.errors()).toBe('');
  client.destroy();
});

test('a process whose output is closed continues serving, and ends on a signal', {
  timeout: 600_000,
}, async () => {
  const running = await startServerProcess({ ...(await settings()), LOG_LEVEL: 'info' });
  running.child.stdout?.destroy();
  running.child.stderr?.destroy();
  for (let call = 0; call < 5; call += 1) expect((await fetch(`${running.url}/api/user`)).status).toBe(401);
  expect(await running.stop()).toBe(0);
});

test('a process that is stopped answers waiting calculations before it closes the connection', {
  timeout: 600_000,
}, async () => {
  const metrics = await freePort();
  const env = { ...(await settings()), COMPUTE_THREADS: '1', METRICS_PORT: String(metrics) };
  const running = await startServerProcess(env);
  // The first takes seconds, the others wait for the thread.
  const calls = [0, 1, 2].map((minute) =>
    fetch(`${running.url}${routes.solveIngredient.path.replace(':name', 'Apple')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settings: { ...SETTINGS, bedtime: `21:0${minute}`, level: 60 } }),
    }),
  );
  const waiting = async () => /^oversleep_compute_waiting (\d+)/m.exec(await figures(metrics))?.[1];
  await expect.poll(waiting, { timeout: 60_000 }).toBe('2');
  const ended = running.stop();
  for (const call of calls) {
    const response = await call;
    expect([response.status, (await response.json()).code]).toEqual([503, 'SHUTTING_DOWN']);
    expect(response.headers.get('retry-after')).not.toBeNull();
  }
  expect(await ended).toBe(0);
});

test('a process with a thread that never ends is killed, with its store closed', { timeout: 600_000 }, async () => {
  const env = await settings();
  const running = await startServerProcess(env, await buildTestProgram('stuck-thread-entry'));
  await new Promise<void>((resolve) =>
    running.child.stdout?.on('data', (text: string) => {
      if (text.includes('stuck')) resolve();
    }),
  );
  running.child.kill('SIGTERM');
  const [code, signal] = await once(running.child, 'exit');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  expect(running.errors()).toBe('Oversleep did not end in time and was stopped.\n');
});

const figures = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
