// Malicious requests: too large, too slow, of the wrong kind; and what headers and log say about all of them.
import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Problem, routes } from '@oversleep/contract';
import { Value } from 'typebox/value';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { until } from '../../../tools/machine/until.mjs';
import { buildApp } from '../src/app.ts';
import { TIMEOUTS } from '../src/connection.ts';
import { createMetrics, serveMetrics } from '../src/metrics.ts';
import type { App } from '../src/routes/app-type.ts';
import { type Player, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let app: App;
let player: Player;
let lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer('embedded');
  const config = { ...server.deps.config, logLevel: 'info' as const };
  app = await buildApp(
    { ...server.deps, config },
    { webDir: server.webDir, logTarget: { write: (line) => lines.push(line) } },
  );
  app.get('/api/broken', () => {
    throw new Error('the answer was {"access_token":"hidden-value"}');
  });
  player = await server.player();
});

afterAll(async () => {
  await app.close();
  await server.close();
});

const auth = () => ({ authorization: `Bearer ${player.token}` });
const refreshWith = (payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: routes.refresh.path, payload, headers: { 'content-type': type } });

function logged(): Record<string, unknown>[] {
  const parsed = lines.map((line) => JSON.parse(line));
  lines = [];
  return parsed;
}

describe('bodies', () => {
  test('up to 64 kB are read, more is refused', async () => {
    const body = (size: number) =>
      JSON.stringify({ refresh_token: 'x', filler: '' }).replace('""', `"${'f'.repeat(size)}"`);
    expect((await refreshWith(body(65_536 - 40))).statusCode).toBe(401);
    const refused = await refreshWith(body(65_536));
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ statusCode: 413, code: 'BODY_TOO_LARGE' });
  });

  test('with thousands of levels are refused, whatever they are for', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const put = (payload: string) =>
      app.inject({
        method: 'PUT',
        url: routes.putSettings.path,
        headers: { ...auth(), 'content-type': 'application/json' },
        payload,
      });
    // A field that is taken as it is, and not looked at.
    const deep = await put(`{"name":${nested(20_000)}}`);
    expect(deep.json()).toMatchObject({ statusCode: 400, code: 'BAD_INPUT', message: expect.stringMatching(/levels/) });
    expect((await put(`{"name":${nested(20)}}`)).statusCode).toBe(204);
    // Brackets of a text are no levels.
    expect((await put(JSON.stringify({ name: `\\"${nested(100)}` }))).statusCode).toBe(204);
  });

  test('news may be longer', async () => {
    const admin = await server.player('admin');
    const publish = (letters: number) =>
      app.inject({
        method: 'POST',
        url: routes.createNews.path,
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { title: 'Long', content: 'n'.repeat(letters) },
      });
    expect((await publish(100_000)).statusCode).toBe(204);
    expect((await publish(300_000)).statusCode).toBe(413);
  });

  test.each([
    ['no JSON', '{"refresh_token":'],
    ['nothing', ''],
    ['another prototype', '{"refresh_token":"x","__proto__":{"admin":true}}'],
    ['another constructor', '{"refresh_token":"x","constructor":{"prototype":{"admin":true}}}'],
    ['half a character', '{"refresh_token":"\\ud800"}'],
    ['no UTF-8', Buffer.from('7b22726566726573685f746f6b656e223a22c328227d', 'hex')],
  ])('%s is a 400', async (_what, payload) => {
    const answer = await refreshWith(payload);
    expect(answer.statusCode).toBe(400);
    expect(Value.Check(Problem, answer.json())).toBe(true);
    expect(answer.json().code).toBe('BAD_INPUT');
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'image/png', ''])(
    'of the kind "%s" are a 415',
    async (type) => {
      const answer = await refreshWith('{"refresh_token":"x"}', type);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    },
  );
});

describe('connections', () => {
  const SHORT = { ...TIMEOUTS, headers: 150, request: 300, checkEvery: 50 };
  let port: number;
  let listening: App;

  beforeAll(async () => {
    listening = await buildApp(server.deps, { webDir: server.webDir, timeouts: SHORT });
    await listening.listen({ host: '127.0.0.1', port: 0 });
    const bound = listening.server.address();
    port = typeof bound === 'object' && bound ? bound.port : 0;
  });
  afterAll(() => listening.close());

  /** All that comes back until the server ends the connection. */
  function send(text: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        answer += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(answer));
    });
  }

  const problemIn = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

  test('that never end their headers are ended', async () => {
    const answer = await send('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(problemIn(answer)).toMatchObject({ statusCode: 408, code: 'REQUEST_TIMEOUT' });
  });

  test('that never end their body are ended', async () => {
    const head = `POST ${routes.refresh.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const answer = await send(`${head}Content-Length: 100\r\n\r\n{"refresh_token":`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.each([
    ['address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('with too long %s are refused with a reason', async (_what, request) => {
    const answer = await send(request);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(problemIn(answer)).toMatchObject({ statusCode: 431, code: 'HEADERS_TOO_LARGE' });
  });

  test('that are not HTTP are refused with a reason', async () => {
    const answer = await send('HELO localhost\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(problemIn(answer)).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
  });

  test('with two lengths of one body are refused', async () => {
    const head = `POST ${routes.refresh.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    const answer = await send(
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('headers', () => {
  test('personal answers are never cached, also when they are refusals', async () => {
    for (const headers of [auth(), {}]) {
      const answer = await app.inject({ url: routes.settings.path, headers });
      expect(answer.headers['cache-control'], String(answer.statusCode)).toBe('no-store');
    }
    const search = routes.teamSearch.path.replace(':id', '00000000-0000-4000-8000-000000000000');
    for (const url of [routes.health.path, routes.ready.path, search])
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
    expect((await refreshWith('{"refresh_token":"x"}')).headers['cache-control']).toBe('no-store');
  });

  test('other origins get no CORS headers', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' };
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url: routes.settings.path, headers: { ...headers, ...auth() } });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test('of every answer', async () => {
    for (const url of ['/', routes.health.path, '/api/nothing', '/api/broken']) {
      const { headers } = await app.inject(url);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
      expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['x-powered-by'], url).toBeUndefined();
    }
  });

  test('of pages say what they may do; those of the interface are short', async () => {
    for (const url of ['/', '/api/nothing', '/api/broken']) {
      const { headers } = await app.inject(url);
      expect(headers['referrer-policy'], url).toBe('same-origin');
      expect(headers['permissions-policy'], url).toContain('camera=()');
    }
    const { headers } = await app.inject({ url: routes.settings.path, headers: auth() });
    expect(Object.keys(headers).sort()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'x-content-type-options',
      'x-request-id',
    ]);
  });

  test.each([
    ['https://oversleep.example', 'max-age=31536000'],
    ['http://oversleep.example', undefined],
  ])('HSTS is sent only where the site uses https: %s', async (publicOrigin, expected) => {
    const config = { ...server.deps.config, publicOrigin };
    const other = await buildApp({ ...server.deps, config }, { webDir: server.webDir });
    expect((await other.inject('/')).headers['strict-transport-security']).toBe(expected);
    await other.close();
  });
});

describe('the log', () => {
  test('has one line for each call, with the id that the caller got', async () => {
    logged();
    const answer = await app.inject({ url: routes.settings.path, headers: { ...auth(), 'x-request-id': 'proxy-17' } });
    expect(answer.headers['x-request-id']).toBe('proxy-17');
    expect(logged()).toEqual([
      expect.objectContaining({
        level: 30,
        reqId: 'proxy-17',
        method: 'GET',
        path: routes.settings.path,
        status: 200,
        milliseconds: expect.any(Number),
        user: player.externalId,
      }),
    ]);
  });

  test('has neither codes nor tokens', async () => {
    logged();
    await app.inject({ url: '/discord?code=hidden-value&state=%2Fteams~n', headers: { accept: 'text/html' } });
    await app.inject({ url: '/api/nothing?token=hidden-value' });
    await app.inject({
      url: routes.settings.path,
      headers: { authorization: 'Bearer hidden-value', cookie: 'a=hidden-value' },
    });
    await refreshWith('{"refresh_token":"hidden-value"}');
    await app.inject('/api/broken');
    app.log.info({ headers: { authorization: 'hidden-value' }, body: { refresh_token: 'hidden-value' } }, 'careless');
    app.log.info({ refreshToken: 'hidden-value', code: 'hidden-value' }, 'careless');
    const all = logged();
    expect(all.filter(({ msg }) => msg === 'call').map(({ path, status }) => [path, status])).toEqual([
      ['/discord', 200],
      ['/api/nothing', 404],
      [routes.settings.path, 401],
      [routes.refresh.path, 401],
      ['/api/broken', 500],
    ]);
    expect(all).toContainEqual(expect.objectContaining({ level: 50, msg: 'request failed', route: '/api/broken' }));
    expect(JSON.stringify(all)).not.toContain('hidden-value');
  });
});

describe('readiness', () => {
  test('names every part', async () => {
    const answer = await app.inject(routes.ready.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ready',
      checks: { database: true, storage: true, migrations: true, queue: true },
    });
  });

  test('is a 503 that names what does not work', async () => {
    const readiness = async () => ({ database: false, migrations: true, queue: false });
    const other = await buildApp({ ...server.deps, readiness }, { webDir: server.webDir });
    const answer = await other.inject(routes.ready.path);
    await other.close();
    expect(answer.statusCode).toBe(503);
    expect(Value.Check(Problem, answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({
      code: 'UNREADY',
      details: ['database does not work', 'queue does not work'],
    });
  });
});

describe('a busy process', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** As if work kept the process from anything else, once the plugin has seen it. */
  async function keepBusy(busy: App): Promise<void> {
    const second = 1e9;
    vi.spyOn(Object.getPrototypeOf(monitorEventLoopDelay()), 'mean', 'get').mockReturnValue(second);
    await until(() => busy.isUnderPressure());
  }

  test('refuses calls for a moment, but reports that it is alive', async () => {
    const config = { ...server.deps.config, maxLoopDelay: 1 };
    const other = await buildApp({ ...server.deps, config }, { webDir: server.webDir });
    await keepBusy(other);
    const refused = await other.inject(routes.providers.path);
    const alive = await other.inject(routes.health.path);
    const files = await Promise.all(
      ['/', '/index.html', '/images/avatar/avatars.json'].map((url) => other.inject(url)),
    );
    const nothing = await other.inject('/api/nothing');
    const permission = await other.inject({ method: 'OPTIONS', url: routes.rate.path });
    await other.close();
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(nothing.statusCode).toBe(503);
    expect(permission.statusCode).toBe(204);
    expect(refused.json()).toMatchObject({ statusCode: 503, code: 'OVERLOADED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(alive.statusCode).toBe(200);
  });

  test('answers a caller over the limit with that, not with being busy', async () => {
    const config = { ...server.deps.config, maxLoopDelay: 1, rateLimitFactor: 1 / 300 };
    const other = await buildApp({ ...server.deps, config }, { webDir: server.webDir });
    await other.inject(routes.providers.path);
    await keepBusy(other);
    const [again, first] = await Promise.all([
      other.inject(routes.providers.path),
      other.inject({ url: routes.providers.path, remoteAddress: '10.1.2.3' }),
    ]);
    await other.close();
    expect([again.statusCode, first.statusCode]).toEqual([429, 503]);
  });

  test('answers while it is busy with its own start', async () => {
    const config = { ...server.deps.config, maxLoopDelay: 1 };
    const starting = await buildApp({ ...server.deps, config }, { webDir: server.webDir });
    await starting.listen({ host: '127.0.0.1', port: 0 });
    await keepBusy(starting);
    const { statusCode } = await starting.inject(routes.providers.path);
    await starting.close();
    expect(statusCode).toBe(200);
  });
});

describe('figures for monitoring', () => {
  test('are by route and not by address, on a port of this machine only', async () => {
    const metrics = createMetrics([{ name: 'waiting', help: 'Those who wait.', read: () => 7 }]);
    const watched = await buildApp(server.deps, { webDir: server.webDir, metrics });
    for (const id of ['one', 'two'])
      await watched.inject({ method: 'DELETE', url: `/api/notifications/${id}`, headers: auth() });
    metrics.watchJob('sweep', 'done', 0.5);
    const listening = await serveMetrics(metrics, 0);
    const bound = listening.address();
    if (typeof bound !== 'object' || !bound) throw new Error('no address');
    expect(bound.address).toBe('127.0.0.1');
    const answer = await fetch(`http://127.0.0.1:${bound.port}/metrics`);
    const text = await answer.text();
    const other = await fetch(`http://127.0.0.1:${bound.port}/`);
    listening.close();
    await watched.close();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain(
      'oversleep_http_request_seconds_count{route="/api/notifications/:externalId",method="DELETE",status="400"} 2',
    );
    expect(text).toContain('oversleep_waiting 7');
    expect(text).toContain('oversleep_job_seconds_count{queue="sweep",outcome="done"} 1');
    expect(text).toContain('process_cpu_user_seconds_total');
    expect(other.status).toBe(404);
  });
});
