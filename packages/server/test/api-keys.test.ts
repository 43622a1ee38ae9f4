// Keys to the open API over real sockets: making and ending them, what a call with one may do, and what it must not.
import { createHash } from 'node:crypto';
import { type RouteContract, routes } from '@oversleep/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiKeys, auditLog } from '../src/db/schema.ts';
import { addressOf, type CallOptions, type Player, startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE, STORE_KINDS } from './stores.ts';

const HEADER = 'x-oversleep-key';
/** The product's own limits. */
const ENV = { API_KEYS: 'on', RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: 'loopback' };
const UNKNOWN = `os_${'0'.repeat(40)}`;

async function overSocket({ app }: TestServer, contract: RouteContract, options: CallOptions = {}) {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { as, body, headers } = options;
  const answer = await fetch(new URL(addressOf(contract, options), app.listeningOrigin), {
    method: contract.method,
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
}

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let player: Player;
  let addresses = 0;
  let address: string;

  beforeAll(async () => {
    server = await startTestServer(kind, ENV);
    server.stopClock();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    player = await server.player();
    addresses += 1;
    address = `10.1.${addresses}.1`;
  });

  const call = (contract: RouteContract, options: CallOptions = {}) =>
    overSocket(server, contract, { ...options, headers: { 'x-forwarded-for': address, ...options.headers } });
  const create = async (name?: string, as = player) =>
    (await call(routes.createApiKey, { as, body: name === undefined ? {} : { name } })).body;
  const list = async (as = player) => (await call(routes.apiKeys, { as })).body.keys;
  const withKey = (key: string, contract: RouteContract = routes.allSpecies, options: CallOptions = {}) =>
    call(contract, { ...options, headers: { [HEADER]: key } });
  const policyOf = ({ headers }: { headers: Headers }) => headers.get('ratelimit-policy');
  const leftOf = ({ headers }: { headers: Headers }) => Number(/;r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);

  test('a key is shown once, and stored as its SHA-256 only', async () => {
    const { key, ...shown } = await create(' Discord bot ');
    expect(key).toMatch(/^os_[0-9a-f]{40}$/);
    expect(shown).toEqual({
      id: expect.any(String),
      name: 'Discord bot',
      createdAt: expect.any(String),
      lastUsedOn: null,
    });
    expect(await list()).toEqual([shown]);
    const stored = (await server.store.db.select().from(apiKeys)).find(({ id }) => id === shown.id);
    expect(Buffer.from(stored?.hash ?? [])).toEqual(createHash('sha256').update(key).digest());
    expect(JSON.stringify(await server.store.db.select().from(auditLog))).not.toContain(key);
    const exported = await call(routes.exportUser, { as: player });
    expect(exported.body.apiKeys).toEqual([shown]);
  });

  test('a player has three at most, also when they are made at once', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => call(routes.createApiKey, { as: player, body: {} })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'LIMIT', reason: 'API_KEYS_FULL' });
    const [first] = await list();
    await call(routes.endApiKey, { as: player, params: { id: first.id } });
    expect((await call(routes.createApiKey, { as: player, body: {} })).status).toBe(200);
  });

  test.each([
    ['a'.repeat(41), 'NAME_TOO_LONG'],
    ['two\nlines', 'NAME_BLANK'],
    ['\u202eback', 'NAME_DIRECTION'],
  ])('the name %j is refused', async (name, reason) => {
    expect((await call(routes.createApiKey, { as: player, body: { name } })).body).toMatchObject({ reason });
  });

  test('a key has higher limits, counted for its account at any address', async () => {
    const [one, two] = [await create(), await create()];
    const first = await withKey(one.key);
    expect([first.status, policyOf(first), leftOf(first)]).toEqual([200, '"read";q=6000;w=60', 5999]);
    address = '10.2.0.1';
    expect(leftOf(await withKey(two.key))).toBe(5998);
    const guest = await call(routes.allSpecies);
    expect([policyOf(guest), leftOf(guest)]).toEqual(['"read";q=1200;w=60', 1199]);
    expect(policyOf(await withKey(one.key, routes.find, { query: { q: 'Pikachu' } }))).toBe('"units";q=6000;w=60');
  });

  test('a used-up key is refused, and leaves its player, its address and other keys alone', async () => {
    const { key } = await create();
    // Of 6,000 units, with 200 for each, also without a picture.
    const answers = [];
    for (let sent = 0; sent < 32; sent += 1) answers.push(await withKey(key, routes.readScreen));
    expect(answers.filter(({ status }) => status === 415)).toHaveLength(30);
    expect(answers.at(-1)?.body).toMatchObject({ statusCode: 429, code: 'LIMIT_REACHED' });
    const other = await create(undefined, await server.player());
    for (const options of [{}, { as: player }, { headers: { [HEADER]: other.key } }])
      expect((await call(routes.readScreen, options)).status).toBe(415);
    expect((await withKey(key)).status).toBe(200);
  });

  test('an unknown or ended key is refused with a code of its own, and may not be kept', async () => {
    const { key, id } = await create();
    expect((await withKey(key)).status).toBe(200);
    expect((await call(routes.endApiKey, { as: player, params: { id } })).status).toBe(204);
    for (const text of [key, UNKNOWN, 'nonsense', '']) {
      const refused = await withKey(text);
      expect([refused.status, refused.body.code], text).toEqual([401, 'API_KEY_UNKNOWN']);
      expect(refused.headers.get('access-control-allow-origin')).toBe('*');
      expect(refused.headers.get('cache-control')).toBe('no-store');
    }
    expect(await list()).toEqual([]);
  });

  test('no other player can see or end a key', async () => {
    const { key, id } = await create();
    const stranger = await server.player();
    expect(await list(stranger)).toEqual([]);
    expect((await call(routes.endApiKey, { as: stranger, params: { id } })).body).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'API_KEY_NOT_FOUND',
    });
    expect((await withKey(key)).status).toBe(200);
  });

  test('guessing is limited by address, and known keys go on working there', async () => {
    const { key } = await create();
    await withKey(key);
    const statuses: number[] = [];
    for (let sent = 0; sent < 301; sent += 1) statuses.push((await withKey(UNKNOWN)).status);
    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([299, 429]);
    expect((await withKey(key)).status).toBe(200);
    expect((await call(routes.allSpecies)).status).toBe(200);
  });

  test('the day of use is noted', async () => {
    const { key } = await create();
    await withKey(key);
    const [{ lastUsedOn }] = await list();
    expect(lastUsedOn).toBe(server.deps.now().toISOString().slice(0, 10));
  });

  test('a key is no sign-in', async () => {
    const { key } = await create();
    expect((await withKey(key, routes.user)).body).toMatchObject({ statusCode: 401, code: 'NO_SESSION' });
    expect((await withKey(key, routes.apiKeys)).body).toMatchObject({ statusCode: 401, code: 'NO_SESSION' });
    // Where no key counts, a wrong one is not looked at.
    expect((await withKey(UNKNOWN, routes.providers)).status).toBe(200);
  });

  test('a key in an address counts for nothing', async () => {
    const { key } = await create();
    for (const name of [HEADER, 'key', 'api_key']) {
      const answer = await call(routes.allSpecies, { query: { [name]: key } });
      expect(policyOf(answer)).toBe('"read";q=1200;w=60');
    }
  });

  test('keys go with the account, and stop at once', async () => {
    const { key } = await create();
    expect((await withKey(key)).status).toBe(200);
    expect((await call(routes.deleteUser, { as: player })).status).toBe(204);
    expect((await withKey(key)).status).toBe(401);
  });
});

describe('a browser', () => {
  test('is not allowed to send a key from another site', async () => {
    const server = await startTestServer(ANY_STORE, ENV);
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(new URL(routes.allSpecies.path, origin), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': HEADER,
      },
    });
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type, if-none-match');
    await server.close();
  });
});

describe('with keys switched off', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(ANY_STORE);
  });
  afterAll(() => server.close());

  test('the header is ignored', async () => {
    const answer = await overSocket(server, routes.allSpecies, { headers: { [HEADER]: UNKNOWN } });
    expect(answer.status).toBe(200);
    expect((await overSocket(server, routes.site)).body.apiKeys).toBe(false);
  });

  test('the routes say so', async () => {
    const as = await server.player();
    const id = '01234567-89ab-4def-8123-456789abcdef';
    for (const [route, options] of [
      [routes.apiKeys, {}],
      [routes.createApiKey, { body: {} }],
      [routes.endApiKey, { params: { id } }],
    ] as const)
      expect((await overSocket(server, route, { as, ...options })).body).toMatchObject({
        statusCode: 501,
        code: 'API_KEYS_OFF',
      });
  });
});
