// Thousands of requests that no player would send: none may crash the server, reach the store or change a row.
import { type RouteContract, routes } from '@oversleep/contract';
import { MOST_LETTERS } from '@oversleep/game';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addressOf, type Player, startTestServer, type TestServer } from './harness.ts';
import { hostileShots } from './hostile/hostile-shots.ts';
import { contentOf } from './rows.ts';
import { ANY_STORE } from './stores.ts';

/** More than twenty for every route; with FULL=1 more than a hundred. */
const REQUESTS = process.env.FULL ? 10_000 : 1_600;
const SEED = 20_261_215;
/** Hostile texts go to one in so many places of routes, formats and links; how long they take is measured by `npm run bench -- hostile`. */
const EACH = process.env.FULL ? 4 : 60;

const all: readonly RouteContract[] = Object.values(routes);

/** Values that have broken servers before. */
const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 53,
  -(2 ** 31) - 1,
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  '%',
  "'; drop table users; --",
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a'.repeat(5000),
  '𒐫'.repeat(300),
  [],
  [[[[[[[[]]]]]]]],
  {},
  { length: -1 },
  { $ne: null },
  { toString: 1 },
];

const nasty = fc.oneof(
  { arbitrary: fc.constantFrom(...NASTY), weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
);

/** A value that fits the schema, as a start to spoil. */
function sampleOf(schema: TSchema): unknown {
  try {
    return Value.Create(schema);
  } catch {
    // Patterns cannot be made up; the spoiled value is bad all the same.
    return {};
  }
}

/** One place of the value, chosen by the path, becomes something nasty. */
function spoil(value: unknown, path: readonly number[], bad: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return bad;
  const keys = Object.keys(value);
  if (keys.length === 0) return bad;
  const key = keys[step % keys.length] ?? '';
  if (Array.isArray(value)) return value.map((inner, i) => (String(i) === key ? spoil(inner, rest, bad) : inner));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? spoil(inner, rest, bad) : inner]),
  );
}

const path = fc.array(fc.nat(50), { maxLength: 4 });

/** A text that is not a valid token. */
const badToken = fc.oneof(
  fc.constantFrom('', 'Bearer', 'Bearer ', 'Bearer null', 'Basic YTpi', 'Bearer e30.e30.e30'),
  fc.string({ unit: fc.constantFrom(...'abcXYZ019._-='), minLength: 1, maxLength: 80 }).map((text) => `Bearer ${text}`),
);

/** What is wrong with a request; each kind makes it one that must be refused. */
type Flaw =
  | { readonly kind: 'token'; readonly header: string }
  | { readonly kind: 'params'; readonly value: string }
  | { readonly kind: 'query'; readonly value: string }
  | { readonly kind: 'body'; readonly path: readonly number[]; readonly bad: unknown }
  | { readonly kind: 'raw'; readonly text: string; readonly type: string };

const textInAddress = fc.oneof(
  fc.constantFrom('-1', '1e9', 'NaN', '٣', '%00', '..', '../..', "' or 1=1", '99999999999999999999', ' ', 'null'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
);

function flawsOf(route: RouteContract): fc.Arbitrary<Flaw> {
  const flaws: fc.Arbitrary<Flaw>[] = [];
  if (route.access !== 'anyone') flaws.push(badToken.map((header) => ({ kind: 'token', header })));
  if (route.params) flaws.push(textInAddress.map((value) => ({ kind: 'params', value })));
  if (route.query) flaws.push(textInAddress.map((value) => ({ kind: 'query', value })));
  if (route.body) {
    flaws.push(fc.record({ kind: fc.constant('body' as const), path, bad: nasty }));
    flaws.push(
      fc.record({
        kind: fc.constant('raw' as const),
        text: fc.oneof(
          fc.constantFrom('', '{', '[', 'null', '{"a":', '{"__proto__":{"role":"admin"}}', '\ufeff{}', '[1,]'),
          fc.constant(null).map(() => '['.repeat(10_000)),
          fc.string({ unit: 'binary', maxLength: 60 }),
        ),
        type: fc.constantFrom(
          'application/json',
          'text/plain',
          'application/xml',
          'multipart/form-data; boundary=x',
          '',
        ),
      }),
    );
  }
  // A route that takes nothing at all can only be met with a wrong method or a session that is none.
  return flaws.length === 0 ? fc.constant({ kind: 'token', header: 'x' }) : fc.oneof(...flaws);
}

const bad = fc
  .constantFrom(...all)
  .filter((route) => route.access !== 'anyone' || [route.params, route.query, route.body].some(Boolean))
  .chain((route) => fc.record({ route: fc.constant(route), flaw: flawsOf(route) }));

/** Undefined where the spoiled request happens to be a good one. */
function requestOf(route: RouteContract, flaw: Flaw, player: Player): InjectOptions | undefined {
  const params: Record<string, string> = {};
  for (const [name, schema] of Object.entries(route.params?.properties ?? {})) {
    params[name] = flaw.kind === 'params' ? flaw.value : goodParam(schema);
  }
  const query = flaw.kind === 'query' ? queryWith(route, flaw.value) : undefined;
  const headers: Record<string, string> = {
    authorization: flaw.kind === 'token' ? flaw.header : `Bearer ${player.token}`,
  };
  const request = { method: route.method, url: addressOf(route, query ? { params, query } : { params }), headers };
  if (flaw.kind === 'params' && isGood(route.params, params)) return undefined;
  if (flaw.kind === 'query' && isGood(route.query, query)) return undefined;
  if (!route.body) return request;
  if (flaw.kind === 'raw') {
    const parsed = parse(flaw.text);
    if (flaw.type === 'application/json' && Value.Check(route.body, Value.Clean(route.body, parsed))) return undefined;
    return { ...request, headers: flaw.type ? { ...headers, 'content-type': flaw.type } : headers, payload: flaw.text };
  }
  const sample = sampleOf(route.body);
  const body = flaw.kind === 'body' ? spoil(sample, flaw.path, flaw.bad) : sample;
  if (flaw.kind === 'body' && Value.Check(route.body, Value.Clean(route.body, structuredClone(body)))) return undefined;
  return {
    ...request,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body) ?? '',
  };
}

function parse(text: string): unknown {
  try {
    // A mark of the byte order in front is no part of the text.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

const goodParam = (schema: TSchema): string =>
  Value.Check(schema, 0) ? '0' : 'pattern' in schema ? '00000000-0000-4000-8000-000000000000' : 'google';

function queryWith(route: RouteContract, value: string): Record<string, string> {
  return Object.fromEntries(Object.keys(route.query?.properties ?? {}).map((name) => [name, value]));
}

const isGood = (schema: TSchema | undefined, value: unknown): boolean =>
  schema !== undefined && Value.Check(schema, Value.Convert(schema, structuredClone(value)));

describe.each([ANY_STORE])('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { RATE_LIMIT_FACTOR: '999999' });
  });
  afterAll(() => server.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test(`${REQUESTS} bad requests are refused, and no row changes`, { timeout: 240_000 }, async () => {
    const player = await server.player('admin');
    await server.player('supporter');
    const before = await contentOf(server.store);
    const statuses = new Map<number, number>();
    let sent = 0;
    for (let round = 0; sent < REQUESTS; round += 1) {
      for (const { route, flaw } of fc.sample(bad, { numRuns: 2000, seed: SEED + round })) {
        const request = requestOf(route, flaw, player);
        if (request === undefined) continue;
        const { statusCode, body } = await server.app.inject(request);
        sent += 1;
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        if (statusCode < 400 || statusCode >= 500)
          expect.fail(
            `${route.method} ${route.path} answered ${statusCode} to ${JSON.stringify(flaw)}: ${body.slice(0, 300)}`,
          );
      }
    }
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    // All kinds of refusal were met, so the requests got past the first door.
    expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([400, 401, 415]));
    expect(await contentOf(server.store)).toEqual(before);
    // Asked until it says so: on a busy machine its parts may take longer than readiness waits.
    await expect.poll(async () => (await server.call(routes.ready)).statusCode).toBe(200);
  });

  test('of hostile texts only the beginning reaches what takes time with the square of a text', {
    timeout: 240_000,
  }, async () => {
    const { token } = await server.player('admin');
    const longest = watchLongest();
    let sent = 0;
    for (const { name, shot } of hostileShots(EACH)) {
      sent += 1;
      const { method, path: url, headers, body: payload } = shot;
      const { statusCode } = await server.app.inject({
        ...{ method, url, headers: { ...headers, authorization: `Bearer ${token}` } },
        ...(payload !== undefined && { payload }),
      });
      expect(statusCode === 503 || statusCode < 500, `${name} answered ${statusCode}`).toBe(true);
      expect(longest(), name).toBeLessThanOrEqual(MOST_LETTERS);
    }
    expect(sent).toBeGreaterThan(100);
  });
});

/** Letters of the longest text that Unicode's functions were given. */
function watchLongest(): () => number {
  let longest = 0;
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    longest = Math.max(longest, this.length);
    return normalize.call(this, form);
  });
  const { segment } = Intl.Segmenter.prototype;
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
    longest = Math.max(longest, text.length);
    return segment.call(this, text);
  });
  return () => longest;
}
