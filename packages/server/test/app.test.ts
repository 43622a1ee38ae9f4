// The server's answers without a socket: routes, files, page addresses, errors, headers.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, routes } from '@oversleep/contract';
import { DEFAULT_EDITION, EDITIONS, gameOf } from '@oversleep/game';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../src/routes/app-type.ts';
import { PAGE, startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let server: TestServer;
let app: App;

beforeAll(async () => {
  server = await startTestServer(ANY_STORE);
  app = server.app;
  app.get('/api/broken', () => {
    throw new Error('password of the database is 1234');
  });
  writeFileSync(join(server.webDir, 'assets/index-abc123.js'), `export const text = '${'oversleep '.repeat(500)}';`);
  writeFileSync(join(server.webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(server.webDir, '.sources'), 'a stamp');
});

afterAll(() => server.close());

describe('routes', () => {
  test('health returns version and default edition', async () => {
    const answer = await app.inject(routes.health.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'healthy',
      version: '1.2.3',
      defaultEdition: DEFAULT_EDITION,
      lastBackup: null,
    });
  });

  test('editions lists every edition with the size of its tables', async () => {
    const answer = await app.inject(routes.editions.path);
    expect(answer.statusCode).toBe(200);
    expect(Value.Check(routes.editions.answer, answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({
      editions: EDITIONS.map((id) => ({
        edition: id,
        domainVersion: gameOf(id).domainVersion,
        counts: { species: gameOf(id).species.rows.length, islands: gameOf(id).islands.rows.length },
      })),
    });
  });

  test('every route of the contract exists', async () => {
    for (const { method, path } of Object.values(routes)) {
      expect(app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
    }
  });
});

describe('files of the web app', () => {
  test('a hashed file may be kept for a year', async () => {
    const answer = await app.inject('/assets/index-abc123.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/index.html', '/favicon.svg'])('%s is asked for again every time', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('an unchanged file is not sent twice', async () => {
    const first = await app.inject('/');
    const second = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  test.each(['br', 'gzip'])('large files are compressed with %s', async (encoding) => {
    const answer = await app.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(500);
  });

  test.each(['/.sources', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f.sources'])(
    '%s is not given away',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('addresses that people open', () => {
  test.each(['/calculator', '/recipes/curry?level=5', '/no/such/page', '/apiary'])('%s gets the page', async (url) => {
    const answer = await app.inject({ url, headers: BROWSER });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(PAGE);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('who takes anything gets the page too', async () => {
    const answer = await app.inject({ url: '/calculator', headers: { accept: '*/*' } });
    expect(answer.body).toBe(PAGE);
  });

  test('HEAD is answered like GET, without the page', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/calculator', headers: BROWSER });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

describe('what is not there', () => {
  test.each([
    ['an unknown route of the interface', { url: '/api/nothing', headers: BROWSER }],
    ['the interface itself', { url: '/api', headers: BROWSER }],
    ['a missing asset', { url: '/assets/index-old.js', headers: BROWSER }],
    ['a missing picture', { url: '/sprites/25.png', headers: BROWSER }],
    ['a page address asked for by a program', { url: '/calculator', headers: { accept: 'application/json' } }],
    ['a page address that is posted to', { method: 'POST' as const, url: '/calculator', headers: BROWSER }],
    ['a route by another method', { method: 'POST' as const, url: routes.health.path }],
  ])('%s is a 404 in the error shape', async (_what, request) => {
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(404);
    expect(Value.Check(Problem, answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
  });

  test('the query is not repeated in the message', async () => {
    const answer = await app.inject('/api/nothing?token=secret');
    expect(answer.json().message).toBe('There is nothing at GET /api/nothing.');
  });
});

describe('errors', () => {
  test('what broke inside stays inside', async () => {
    const answer = await app.inject('/api/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ statusCode: 500, code: 'INTERNAL', message: 'Something went wrong on our side.' });
  });

  test('a wrong request is answered with what is wrong', async () => {
    const answer = await app.inject({ method: 'POST', url: routes.refresh.path, payload: { refresh_token: 7 } });
    expect(answer.statusCode).toBe(400);
    expect(Value.Check(Problem, answer.json())).toBe(true);
    expect(answer.json().details).toEqual([expect.stringContaining('refresh_token')]);
  });

  test('an address that cannot be decoded is a 400 in the error shape', async () => {
    const answer = await app.inject('/%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(Value.Check(Problem, answer.json())).toBe(true);
  });
});

describe('security headers', () => {
  test.each(['/', '/api/nothing'])('%s allows nothing from elsewhere', async (url) => {
    const { headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy.join()).not.toMatch(/unsafe|https?:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    // Would lock people out who run it without https.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('only the worker that reads pictures may run WebAssembly, and nothing else more than pages', async () => {
    const policyOf = async (url: string) =>
      String((await app.inject(url)).headers['content-security-policy'])
        .split(';')
        .toSorted();
    const [page, reader] = [await policyOf('/'), await policyOf('/readers/reading-worker-abc.js')];
    expect(reader.filter((rule) => !page.includes(rule))).toEqual(["script-src 'self' 'wasm-unsafe-eval'"]);
  });
});
