// Open routes over real sockets: which ones other sites may call, with what, and what they learn about limits.
import { type RouteContract, routes } from '@oversleep/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { refuse } from '../src/problems.ts';
import { creature } from './calculator-teams.ts';
import { addressOf, startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(ANY_STORE);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const ORIGIN = { origin: 'https://elsewhere.example' };
const DESCRIPTIONS = ['/docs/json', '/docs/open.json'];

const all: [string, RouteContract][] = Object.entries(routes);
const open = all.filter(([, contract]) => contract.open);
const closed = all.filter(([, contract]) => !contract.open);

const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, server.app.listeningOrigin), { method, headers: { ...ORIGIN, ...headers } });
const pathOf = (contract: RouteContract) => addressOf(contract, { params: {} }).replace(/%3A/g, 'no-');
const corsOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-')).toSorted();

const onAnswers = ['access-control-allow-origin', 'access-control-expose-headers'];
const onPreflights = [
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
];

describe('a page of another site', () => {
  test.each(open)('may call %s, whatever the answer is', async (_name, contract) => {
    const answer = await send(contract.method, pathOf(contract));
    await answer.body?.cancel();
    expect(corsOf(answer)).toEqual(onAnswers);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'etag, retry-after, ratelimit, ratelimit-policy, x-request-id',
    );
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('ratelimit')).toMatch(/^"\w+";r=\d+;t=\d+$/);
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"\w+";q=\d+;w=\d+$/);
  });

  test.each(open)('may ask what it may send to %s, and never a session or a key', async (_name, contract) => {
    const answer = await send('OPTIONS', pathOf(contract), {
      'access-control-request-method': contract.method,
      'access-control-request-headers': 'authorization, x-oversleep-key, content-type',
    });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect(corsOf(answer)).toEqual(onPreflights);
    const methods = open.filter(([, { path }]) => path === contract.path).map(([, { method }]) => method);
    expect(answer.headers.get('access-control-allow-methods')).toBe(methods.join(', '));
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type, if-none-match');
    expect(answer.headers.get('access-control-max-age')).toBe('86400');
  });

  test.each(closed)('learns nothing from %s', async (_name, contract) => {
    for (const method of [contract.method, 'OPTIONS']) {
      const answer = await send(method, pathOf(contract));
      await answer.body?.cancel();
      expect(corsOf(answer), method).toEqual([]);
      expect(answer.headers.get('cross-origin-resource-policy'), method).not.toBe('cross-origin');
    }
  });

  test.each(DESCRIPTIONS)('may read %s', async (path) => {
    const answer = await send('GET', path);
    expect([answer.status, ...corsOf(answer)]).toEqual([200, ...onAnswers]);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await answer.body?.cancel();
    expect((await send('OPTIONS', path)).status).toBe(204);
  });

  test.each([
    ['304', 304, 'GET', '/api/pokemon', { 'if-none-match': '*' }],
    ['a wrong edition', 400, 'GET', '/api/pokemon?edition=1999-01', {}],
    ['an unknown name', 404, 'GET', '/api/pokemon/MissingNo', {}],
    ['an address that is no text', 400, 'GET', '/api/pokemon/%ff', {}],
    ['no body', 400, 'POST', '/api/calculator/team', {}],
    ['a session that is none', 401, 'POST', '/api/calculator/team', { authorization: 'Bearer x' }],
  ])('gets the headers with %s', async (_what, status, method, path, headers) => {
    const answer = await send(method, path, { ...headers });
    expect(answer.status).toBe(status);
    expect(corsOf(answer)).toEqual(onAnswers);
  });

  const team = { settings: { camp: false, bedtime: '21:30', wakeup: '06:00' }, members: [creature('PIKACHU')] };
  const post = (origin: string, path: string, body: string, type = 'application/json') =>
    fetch(new URL(path, origin), { method: 'POST', headers: { ...ORIGIN, 'content-type': type }, body });

  test.each([
    ['a body that is too large', 413, '/api/rate', JSON.stringify({ text: 'x'.repeat(100_000) }), 'application/json'],
    ['a body that is no JSON', 400, '/api/rate', '{', 'application/json'],
    ['a body of another type', 415, '/api/rate', '<rate/>', 'application/xml'],
    ['a text that cannot be read', 422, '/api/rate', '{"text":"hello"}', 'application/json'],
  ])('gets the headers with %s', async (_what, status, path, body, type) => {
    const answer = await post(server.app.listeningOrigin, path, body, type);
    expect([answer.status, ...corsOf(answer)]).toEqual([status, ...onAnswers]);
  });

  test.each([
    ['that breaks', 500, new Error('broken')],
    ['that is too busy', 503, refuse('QUEUE_FULL')],
  ])('gets the headers from a server %s', async (_what, status, error) => {
    const compute = { ...server.deps.compute, answer: () => Promise.reject(error) };
    const failing = await buildApp({ ...server.deps, compute }, { webDir: server.webDir });
    const origin = await failing.listen({ host: '127.0.0.1', port: 0 });
    const answer = await post(origin, '/api/calculator/team', JSON.stringify(team));
    expect([answer.status, ...corsOf(answer)]).toEqual([status, ...onAnswers]);
    await failing.close();
  });

  test('gets the headers when a limit is used up, from the first refusal on', async () => {
    const strict = await startTestServer(ANY_STORE, { RATE_LIMIT_FACTOR: '0.01' });
    const origin = await strict.app.listen({ host: '127.0.0.1', port: 0 });
    // Six units: one rating.
    for (const status of [200, 429, 429]) {
      const answer = await post(origin, '/api/rate', '{"text":"oQEAr4wDZ3x-"}');
      expect([answer.status, ...corsOf(answer)]).toEqual([status, ...onAnswers]);
      if (status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await strict.close();
  });

  test.each(['/', '/api', '/api/nothing', '/docs', '/api/health', '/api/health/ready'])(
    'learns nothing from %s',
    async (path) => {
      expect(corsOf(await send('GET', path))).toEqual([]);
      expect(corsOf(await send('OPTIONS', path))).toEqual([]);
    },
  );
});

test('the description of open routes has these and no others', async () => {
  const document = await (await send('GET', '/docs/open.json')).json();
  const listed = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual(
    open.map(([, { method, path }]) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  );
});

test('an answer depends on path, known query and encoding only', async () => {
  const bytes = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await send('GET', path, headers);
    return [answer.status, answer.headers.get('etag'), answer.headers.get('vary'), await answer.text()];
  };
  for (const [path, more] of [
    ['/api/pokemon/PIKACHU', '?utm=1'],
    ['/api/meal?curry=true', '&utm_source=x'],
    ['/docs/open.json', '?x=1'],
  ] as const) {
    const usual = await bytes(path);
    expect(usual[0]).toBe(200);
    expect(await bytes(path + more)).toEqual(usual);
    expect(await bytes(path, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })).toEqual(usual);
    expect(await bytes(path, { origin: 'https://evil.example', 'accept-language': 'ja' })).toEqual(usual);
  }
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is no name anywhere', async (name) => {
  const named = open.filter(([, { method, path }]) => method === 'GET' && path.includes(':'));
  for (const [route, { path }] of named) {
    const answer = await send('GET', path.replace(/:\w+/, name));
    const { code } = await answer.json();
    // The id of a search has a form, which no name has.
    const isSearch = path.startsWith('/api/search/');
    expect([route, answer.status, code]).toEqual(isSearch ? [route, 400, 'BAD_INPUT'] : [route, 404, 'NOT_FOUND']);
  }
});
