// How often one may call: by player, by address, by route, across processes, and what is never limited.
import { Problem, routes } from '@oversleep/contract';
import type { InjectOptions } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { App } from '../src/routes/app-type.ts';
import { addressOf, startTestServer, type TestServer } from './harness.ts';
import { STORE_KINDS } from './stores.ts';

/** The product's own limits. */
const ENV = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: 'loopback,192.0.2.0/24' };
const GENERAL = 300;
const READING = 1200;
const PUBLIC = routes.providers.path;
const BAD_SIGN_IN = { method: 'POST', url: routes.signup.path, payload: {} } as const;
const BAD_REFRESH = { method: 'POST', url: routes.refresh.path, payload: {} } as const;

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let app: App;
  let network = 0;

  beforeAll(async () => {
    server = await startTestServer(kind, ENV);
    server.stopClock();
    app = server.app;
  });
  afterAll(() => server.close());
  // Calls don't count for the next test.
  afterEach(async () => {
    server.advance(3_600_000);
    await server.store.client.run('delete from rate_hits');
  });

  /** An address that no other test has. */
  const newAddress = () => {
    network += 1;
    return `10.0.${network}.1`;
  };

  async function statuses(count: number, request: InjectOptions, target = app): Promise<number[]> {
    const answers: number[] = [];
    for (let call = 0; call < count; call += 1) answers.push((await target.inject(request)).statusCode);
    return answers;
  }

  const allowed = async (count: number, request: InjectOptions) =>
    (await statuses(count, request)).filter((status) => status !== 429).length;

  /** Over a real socket, as the address that a trusted proxy names. */
  const overSocket = async (from: string, path: string, init: RequestInit = {}) => {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, ...init.headers };
    return await fetch(new URL(path, app.listeningOrigin), { ...init, headers });
  };

  test('a caller who has used up a limit is refused before anything of the body is read', async () => {
    const [address, other] = [newAddress(), newAddress()];
    const send = async (from: string, body: string) =>
      (await overSocket(from, routes.readBox.path, { method: 'POST', body })).status;
    const damaged = '{';
    expect(await send(address, damaged)).toBe(400);
    const box = JSON.stringify({ text: 'x\n'.repeat(5000) });
    expect([await send(address, box), await send(address, box), await send(address, box)].at(-1)).toBe(429);
    expect(await send(address, damaged)).toBe(429);
    expect(await send(other, damaged)).toBe(400);
    server.advance(601_000);
    expect(await send(address, damaged)).toBe(400);
  });

  test('the first refusal and those at the door are the same answer', async () => {
    const address = newAddress();
    await statuses(GENERAL, { url: PUBLIC, remoteAddress: address });
    const before = server.deps.door.turnedAway();
    const [first, second] = [await overSocket(address, PUBLIC), await overSocket(address, PUBLIC)];
    expect(server.deps.door.turnedAway() - before).toBe(1);
    for (const answer of [first, second]) expect(answer.status).toBe(429);
    expect(await second.json()).toEqual(await first.json());
    for (const name of ['retry-after', 'content-type', 'x-content-type-options'])
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    expect(second.headers.get('x-request-id')).toMatch(/./);
    expect((await overSocket(address, routes.health.path)).status).toBe(200);
    server.advance(60_001);
    expect((await overSocket(address, PUBLIC)).status).toBe(200);
  });

  test('whole accounts are limited by what they cost: five full boxes in ten minutes, or twenty exports', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const body = { mode: 'merge', creatures: [], teams: [], recipes: {} };
    const many = {
      method: 'GET',
      url: routes.exportUser.path,
      headers: { authorization: `Bearer ${player.token}` },
    } as const;
    expect(await allowed(22, many)).toBe(20);
    const refused = await server.call(routes.importUser, { as: player, body });
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'LIMIT_REACHED' });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect((await server.call(routes.importUser, { as: other, body })).statusCode).toBe(200);
  });

  test('an address may call 300 times a minute, then learns when to try again', async () => {
    const remoteAddress = newAddress();
    expect(await allowed(GENERAL, { url: PUBLIC, remoteAddress })).toBe(GENERAL);
    const refused = await app.inject({ url: PUBLIC, remoteAddress });
    expect(refused.statusCode).toBe(429);
    expect(Value.Check(Problem, refused.json())).toBe(true);
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'LIMIT_REACHED' });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.json().message).toContain(`${seconds} s.`);
    // Also what is not there.
    expect(await statuses(1, { url: '/api/nothing', remoteAddress })).toEqual([429]);

    expect(await statuses(1, { url: PUBLIC, remoteAddress: newAddress() })).toEqual([200]);
    server.advance(60_001);
    expect(await statuses(1, { url: PUBLIC, remoteAddress })).toEqual([200]);
  });

  test('a player is counted wherever they are, and not with others behind the same address', async () => {
    const remoteAddress = newAddress();
    await statuses(GENERAL + 1, { url: PUBLIC, remoteAddress });
    const [ann, bob] = [await server.player(), await server.player()];
    // Refused for the id before anything is asked of the database.
    const as = (player: typeof ann, from: string) => ({
      method: routes.endSession.method,
      url: addressOf(routes.endSession, { params: { id: 'none' } }),
      remoteAddress: from,
      headers: { authorization: `Bearer ${player.token}` },
    });
    expect(await allowed(GENERAL, as(ann, remoteAddress))).toBe(GENERAL);
    expect(await statuses(1, as(ann, newAddress()))).toEqual([429]);
    expect(await statuses(1, as(bob, remoteAddress))).toEqual([400]);
  });

  test('reading tables has a limit of its own, which leaves all other calls alone', async () => {
    const remoteAddress = newAddress();
    const row = { url: '/api/pokemon/PIKACHU', remoteAddress, headers: { 'if-none-match': '*' } };
    await statuses(GENERAL + 1, { url: PUBLIC, remoteAddress });
    const first = await app.inject(row);
    expect([first.statusCode, first.headers['ratelimit-policy'], first.headers.ratelimit]).toEqual([
      304,
      '"read";q=1200;w=60',
      '"read";r=1199;t=60',
    ]);
    expect(new Set(await statuses(READING - 1, row))).toEqual(new Set([304]));
    const other = newAddress();
    expect(await allowed(READING, { ...row, url: '/api/meal', remoteAddress: other })).toBe(READING);
    const door = server.deps.door.turnedAway();
    const [refused, again] = [await overSocket(other, '/api/berry'), await overSocket(other, '/api/island')];
    expect(server.deps.door.turnedAway() - door).toBe(1);
    for (const answer of [refused, again]) {
      expect(answer.status).toBe(429);
      expect(await answer.json()).toMatchObject({ statusCode: 429, code: 'LIMIT_REACHED' });
      expect(Number(answer.headers.get('retry-after'))).toBe(60);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('ratelimit-policy')).toBe('"read";q=1200;w=60');
      expect(answer.headers.get('ratelimit')).toBe('"read";r=0;t=60');
    }
    // A player behind the address of a program that reads everything.
    expect((await overSocket(other, PUBLIC)).status).toBe(200);
    expect((await overSocket(other, routes.calculateTeam.path, { method: 'POST', body: '{}' })).status).toBe(400);
  });

  test('trying tokens is limited', async () => {
    const remoteAddress = newAddress();
    const guess = { url: routes.settings.path, remoteAddress, headers: { authorization: 'Bearer guessed' } };
    expect(new Set(await statuses(GENERAL, guess))).toEqual(new Set([401]));
    expect(await statuses(1, guess)).toEqual([429]);
  });

  test('who goes on trying tokens is refused before anything is read, and a known player there is not', async () => {
    const [address, { token }] = [newAddress(), await server.player()];
    const settings = async (from: string, text: string) =>
      (await overSocket(from, routes.settings.path, { headers: { authorization: `Bearer ${text}` } })).status;
    expect(await settings(newAddress(), token)).toBe(200);
    const headers = { authorization: 'Bearer guessed' };
    await statuses(GENERAL + 1, { url: routes.settings.path, remoteAddress: address, headers });
    const before = server.deps.door.turnedAway();
    expect(await settings(address, 'another')).toBe(429);
    expect(server.deps.door.turnedAway() - before).toBe(1);
    expect(await settings(address, token)).toBe(200);
  });

  test('health, readiness and files are never refused', async () => {
    const remoteAddress = newAddress();
    await statuses(GENERAL + 1, { url: PUBLIC, remoteAddress });
    for (const url of [routes.health.path, '/', '/index.html'])
      expect(await statuses(2, { url, remoteAddress }), url).toEqual([200, 200]);
    // A busy machine may say that it is not ready.
    expect(await statuses(2, { url: routes.ready.path, remoteAddress })).not.toContain(429);
  });

  test.each([
    ['signing in', BAD_SIGN_IN, 10],
    ['refreshing', BAD_REFRESH, 30],
    ['refreshing, written in another way', { ...BAD_REFRESH, url: '/%61pi/login/refresh' }, 30],
    ['calculating a team', { method: 'POST', url: routes.calculateTeam.path, payload: {} } as const, 60],
    ['rating a creature', { method: 'POST', url: routes.calculateIv.path, payload: {} } as const, 60],
    ['solving a recipe', { method: 'POST', url: '/api/solve/recipe/NINJA_CURRY', payload: {} } as const, 10],
  ])('%s has a limit of its own', async (_what, request, limit) => {
    const remoteAddress = newAddress();
    expect(await allowed(limit, { ...request, remoteAddress })).toBe(limit);
    const refused = await app.inject({ ...request, remoteAddress });
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'LIMIT_REACHED' });
    // Everything else is still open.
    expect(await statuses(1, { url: PUBLIC, remoteAddress })).toEqual([200]);
  });

  test('what is computed counts together, by what it costs', async () => {
    const remoteAddress = newAddress();
    const post = (url: string) => ({ method: 'POST', url, payload: {}, remoteAddress }) as const;
    await statuses(30, post(routes.calculateTeam.path));
    await statuses(4, post('/api/solve/ingredient/Corn'));
    const last = await app.inject(post(routes.calculateWeek.path));
    expect([last.statusCode, last.headers.ratelimit]).toEqual([400, expect.stringContaining('"units";r=50;')]);
    expect(await statuses(6, post(routes.calculateIv.path))).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('a rotation costs as many teams as it has line-ups', async () => {
    const payload = { settings: { rotation: { lineups: [['a'], ['b'], ['c']] } } };
    const request = { method: 'POST', url: routes.calculateTeam.path, payload, remoteAddress: newAddress() } as const;
    expect((await app.inject(request)).headers.ratelimit).toContain('"units";r=570;');
  });

  test('asking for friendship is limited for an hour', async () => {
    const { token } = await server.player();
    const request = {
      method: 'POST',
      url: addressOf(routes.requestFriend, { params: { friend_code: 'ZZZZZZ' } }),
      headers: { authorization: `Bearer ${token}` },
    } as const;
    expect(await allowed(20, request)).toBe(20);
    const refused = await app.inject(request);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused.json().message).toMatch(/60 minutes/);
  });

  test('publishing news is limited for an hour', async () => {
    const { token } = await server.player('admin');
    const request = {
      method: 'POST',
      url: routes.createNews.path,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    } as const;
    expect(await allowed(10, request)).toBe(10);
    expect(await statuses(1, request)).toEqual([429]);
  });

  test.each([
    ['one network of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 429],
    ['another network of IPv6', '2001:db8:1:3::1', '2001:db8:1:4::1', 400],
    ['an address in both notations', '::ffff:198.51.100.7', '198.51.100.7', 429],
  ])('%s', async (_what, first, second, status) => {
    await statuses(10, { ...BAD_SIGN_IN, remoteAddress: first });
    expect(await statuses(1, { ...BAD_SIGN_IN, remoteAddress: second })).toEqual([status]);
  });

  test('only a known proxy is believed where a call comes from', async () => {
    const remoteAddress = newAddress();
    const claim = (from: string, by: string) => ({
      ...BAD_SIGN_IN,
      remoteAddress: by,
      headers: { 'x-forwarded-for': from },
    });
    for (let call = 0; call < 10; call += 1) await app.inject(claim(`203.0.113.${call}`, remoteAddress));
    expect(await statuses(1, claim('203.0.113.99', remoteAddress))).toEqual([429]);

    // What a caller writes to the left of what the proxy adds does not matter.
    for (let call = 0; call < 10; call += 1) await app.inject(claim(`203.0.113.${call}, 198.51.100.9`, '192.0.2.1'));
    expect(await statuses(1, claim('203.0.113.99, 198.51.100.9', '192.0.2.1'))).toEqual([429]);
    expect(await statuses(1, claim('198.51.100.10', '192.0.2.1'))).toEqual([400]);
  });

  test('another process on the same database', async () => {
    const other = await buildApp(server.deps, { webDir: server.webDir });
    const remoteAddress = newAddress();
    await statuses(6, { ...BAD_SIGN_IN, remoteAddress });
    const answers = await statuses(5, { ...BAD_SIGN_IN, remoteAddress }, other);
    await other.close();
    // The embedded database has no other process.
    expect(answers).toEqual(kind === 'postgres' ? [400, 400, 400, 400, 429] : [400, 400, 400, 400, 400]);
  });

  test.runIf(kind === 'postgres')('calls at the same time are all counted', async () => {
    const remoteAddress = newAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject({ ...BAD_SIGN_IN, remoteAddress })));
    expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(10);
  });

  test.runIf(kind === 'postgres')('a window that has ended begins anew', async () => {
    const remoteAddress = newAddress();
    await statuses(11, { ...BAD_SIGN_IN, remoteAddress });
    await server.store.client.run("update rate_hits set ends_at = now() - interval '1 second'");
    expect(await allowed(10, { ...BAD_SIGN_IN, remoteAddress })).toBe(10);
    expect(await statuses(1, { ...BAD_SIGN_IN, remoteAddress })).toEqual([429]);
  });

  test.runIf(kind === 'postgres')('while the counters cannot be reached each process counts for itself', async () => {
    const remoteAddress = newAddress();
    await server.store.client.run('alter table rate_hits rename to rate_hits_away');
    try {
      expect(await allowed(11, { ...BAD_SIGN_IN, remoteAddress })).toBe(10);
    } finally {
      await server.store.client.run('alter table rate_hits_away rename to rate_hits');
    }
  });
});

describe('the factor', () => {
  test.each([
    [2, 20],
    [0.5, 5],
    [0.001, 1],
  ])('%d', async (rateLimitFactor, limit) => {
    const { deps, webDir } = factorServer;
    const app = await buildApp({ ...deps, config: { ...deps.config, rateLimitFactor } }, { webDir });
    let passed = 0;
    while ((await app.inject(BAD_SIGN_IN)).statusCode !== 429) passed += 1;
    await app.close();
    expect(passed).toBe(limit);
  });

  let factorServer: TestServer;
  beforeAll(async () => {
    factorServer = await startTestServer('embedded');
  });
  afterAll(() => factorServer.close());
});
