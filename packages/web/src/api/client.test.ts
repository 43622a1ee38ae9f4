// Calls, the session behind them, and what happens when the server or the network is away.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi, TIMEOUT_MS } from './client.ts';
import { ApiFailure } from './failure.ts';
import { createRequestOrder, SUPERSEDED } from './latest.ts';
import { memoryLocks } from './locks.ts';
import { type Auth, createSessionVault } from './session.ts';
import { memoryText } from './text-storage.ts';

const NOW = Date.parse('2025-11-15T10:00:00Z');
const MINUTE = 60_000;

const authUntil = (expiryDate: number, mark = 'old'): Auth => ({
  tokens: { accessToken: `access-${mark}`, refreshToken: `refresh-${mark}`, expiryDate },
  activeProvider: 'google',
  linkedProviders: { google: { linked: true }, discord: { linked: false }, patreon: { linked: false } },
});

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const renewed = () =>
  json(200, { access_token: 'access-new', expiry_date: NOW + 15 * MINUTE, refresh_token: 'refresh-new' });

const problem = (status: number, code = 'X') => json(status, { statusCode: status, code, message: `${status}.` });

function setUp(answer: (sent: Sent) => Promise<Response> | Response, auth?: Auth, storage = memoryText()) {
  const vault = createSessionVault(storage);
  if (auth) vault.write(auth);
  const sent: Sent[] = [];
  const logged: string[] = [];
  const sessionOver = vi.fn();
  const api = createApi({
    fetch: async (url, init) => {
      sent.push({ url, init });
      return answer({ url, init });
    },
    now: () => NOW,
    timer: (milliseconds, callback) => {
      const id = setTimeout(callback, milliseconds);
      return () => clearTimeout(id);
    },
    log: (message) => void logged.push(message),
    vault,
    locks: memoryLocks(),
    origin: 'https://sleep.example',
    sessionOver,
  });
  const headersAt = (index: number) => new Headers(sent[index]?.init.headers);
  return { api, vault, sent, logged, sessionOver, headersAt, storage };
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('a write is sent with session, version and body, and returns its new version', async () => {
  const { api, sent, headersAt } = setUp(
    () => new Response(null, { status: 204, headers: { etag: '"9"' } }),
    authUntil(NOW + 10 * MINUTE),
  );
  const { version } = await api.send('PUT /api/user/settings', { body: { potSize: 57 }, version: 8 });
  expect(version).toBe(9);
  expect(sent[0]).toMatchObject({ url: '/api/user/settings', init: { method: 'PUT', body: '{"potSize":57}' } });
  expect(headersAt(0).get('authorization')).toBe('Bearer access-old');
  expect(headersAt(0).get('if-match')).toBe('"8"');
});

test('an expired token is renewed once for all calls that need it', async () => {
  const { api, vault, sent, headersAt } = setUp(
    ({ url }) => (url === '/api/login/refresh' ? renewed() : json(200, { teams: [] })),
    authUntil(NOW - 1),
  );
  await Promise.all([api.call('GET /api/team'), api.call('GET /api/user/pokemon'), api.call('GET /api/friends')]);
  const refreshes = sent.filter(({ url }) => url === '/api/login/refresh');
  expect(refreshes).toHaveLength(1);
  expect(JSON.parse(String(refreshes[0]?.init.body))).toEqual({
    refresh_token: 'refresh-old',
    provider: 'google',
    redirect_uri: 'https://sleep.example/google',
  });
  expect(headersAt(0).get('authorization')).toBeNull();
  expect([1, 2, 3].map((i) => headersAt(i).get('authorization'))).toEqual(Array(3).fill('Bearer access-new'));
  expect(vault.read()?.tokens).toEqual({
    accessToken: 'access-new',
    refreshToken: 'refresh-new',
    expiryDate: NOW + 15 * MINUTE,
  });
});

test('a token that has time left is not renewed', async () => {
  const { api, sent } = setUp(() => json(200, []), authUntil(NOW + 2 * MINUTE));
  await api.call('GET /api/user/pokemon');
  expect(sent).toHaveLength(1);
});

test('two tabs renew once: the second uses the token of the first', async () => {
  const storage = memoryText();
  const locks = memoryLocks();
  const answered: string[] = [];
  const tab = () =>
    createApi({
      fetch: async (url, init) => {
        answered.push(url);
        if (url !== '/api/login/refresh') return json(200, []);
        expect(String(init.body)).toContain('refresh-old');
        return renewed();
      },
      now: () => NOW,
      timer: () => () => undefined,
      log: () => undefined,
      vault: createSessionVault(storage),
      locks,
      origin: 'https://sleep.example',
      sessionOver: () => undefined,
    });
  createSessionVault(storage).write(authUntil(NOW - 1));
  await Promise.all([tab().call('GET /api/user/pokemon'), tab().call('GET /api/user/pokemon')]);
  expect(answered.filter((url) => url === '/api/login/refresh')).toHaveLength(1);
});

test('a slow device clock does not cost the session: tokens expire by the server’s clock', async () => {
  const ahead = new Date(NOW + 30 * MINUTE).toUTCString();
  const { api, sent } = setUp(
    ({ url }) => (url === '/api/login/refresh' ? renewed() : json(200, [], { date: ahead })),
    authUntil(NOW + 10 * MINUTE),
  );
  await api.call('GET /api/user/pokemon');
  await api.call('GET /api/user/pokemon');
  expect(sent.map(({ url }) => url)).toEqual(['/api/user/pokemon', '/api/login/refresh', '/api/user/pokemon']);
});

test('being offline is not being logged out', async () => {
  const { api, vault, sessionOver } = setUp(() => Promise.reject(new TypeError('Failed to fetch')), authUntil(NOW - 1));
  await expect(api.call('GET /api/team')).rejects.toMatchObject({ kind: 'offline' });
  expect(vault.read()).not.toBeNull();
  expect(sessionOver).not.toHaveBeenCalled();
});

test.each([500, 503, 429])('a refresh that fails with %i keeps the session', async (status) => {
  const { api, vault } = setUp(() => problem(status), authUntil(NOW - 1));
  await expect(api.call('GET /api/team')).rejects.toBeInstanceOf(ApiFailure);
  expect(vault.read()).not.toBeNull();
});

test('a valid token is used when an early refresh fails', async () => {
  const { api } = setUp(
    ({ url }) => (url === '/api/login/refresh' ? problem(503) : json(200, { teams: [] })),
    authUntil(NOW + MINUTE / 2),
  );
  await expect(api.call('GET /api/team')).resolves.toEqual({ teams: [] });
});

test('a refused refresh ends the session once, and no call is sent without a token', async () => {
  const { api, vault, sent, sessionOver } = setUp(
    ({ url }) => (url === '/api/login/refresh' ? problem(401) : json(200, { teams: [] })),
    authUntil(NOW - 1),
  );
  const calls = await Promise.allSettled([api.call('GET /api/team'), api.call('GET /api/user/pokemon')]);
  expect(calls).toMatchObject([{ reason: { kind: 'unauthorized' } }, { reason: { kind: 'unauthorized' } }]);
  expect(sessionOver).toHaveBeenCalledTimes(1);
  expect(vault.read()).toBeNull();
  expect(sent.map(({ url }) => url)).toEqual(['/api/login/refresh']);
});

test.each([NOW - 1, NOW + 10 * MINUTE])(
  'what a guest may ask too is answered when the session has ended',
  async (end) => {
    const { api, sessionOver } = setUp(
      ({ url, init }) =>
        url === '/api/login/refresh' || new Headers(init.headers).has('authorization')
          ? problem(401)
          : json(200, { editions: [] }),
      authUntil(end),
    );
    await expect(api.call('GET /api/editions', { session: 'ifAny' })).resolves.toEqual({ editions: [] });
    expect(sessionOver).toHaveBeenCalledTimes(1);
  },
);

test('a 401 ends an existing session', async () => {
  const { api, vault, sessionOver, logged } = setUp(
    () => problem(401, 'INVALID_SESSION'),
    authUntil(NOW + 10 * MINUTE),
  );
  await expect(api.call('GET /api/team')).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(sessionOver).toHaveBeenCalledTimes(1);
  expect(vault.read()).toBeNull();
  expect(logged).toEqual(['Unauthorized']);
});

test('a guest is never logged out', async () => {
  const { api, sessionOver } = setUp(() => problem(401, 'NO_SESSION'));
  await expect(api.call('PUT /api/user/settings', { body: {} })).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(sessionOver).not.toHaveBeenCalled();
});

test('a 401 for a token that another tab has replaced is retried with the new one', async () => {
  const storage = memoryText();
  const { api, sessionOver, headersAt } = setUp(
    ({ init }) => {
      if (new Headers(init.headers).get('authorization') !== 'Bearer access-old') return json(200, { teams: [] });
      createSessionVault(storage).write(authUntil(NOW + 15 * MINUTE, 'new'));
      return problem(401);
    },
    authUntil(NOW + 10 * MINUTE),
    storage,
  );
  await expect(api.call('GET /api/team')).resolves.toEqual({ teams: [] });
  expect(headersAt(1).get('authorization')).toBe('Bearer access-new');
  expect(sessionOver).not.toHaveBeenCalled();
});

test('a session that was ended during its renewal stays ended', async () => {
  const storage = memoryText();
  const { api, vault } = setUp(
    ({ url }) => {
      if (url !== '/api/login/refresh') return json(200, { editions: [] });
      createSessionVault(storage).clear();
      return renewed();
    },
    authUntil(NOW - 1),
    storage,
  );
  await api.call('GET /api/editions');
  expect(vault.read()).toBeNull();
});

const hangs = ({ init }: Sent) =>
  new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

test('a call is given up after twenty seconds', async () => {
  const { api, logged } = setUp(hangs);
  const failed = expect(api.call('GET /api/editions')).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await failed;
  expect(TIMEOUT_MS).toBe(20_000);
  expect(logged).toEqual(['Connection to server timed out']);
});

test('a cancelled call rejects as cancelled, and nothing is logged', async () => {
  const { api, logged } = setUp(hangs);
  const controller = new AbortController();
  const failed = expect(api.call('GET /api/editions', { signal: controller.signal })).rejects.toMatchObject({
    kind: 'aborted',
  });
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await failed;
  expect(logged).toEqual([]);
});

test('a missing answer is logged with the specified message', async () => {
  const { api, logged } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.call('GET /api/editions')).rejects.toMatchObject({ kind: 'offline' });
  expect(logged).toEqual(['Something went wrong']);
});

test('an HTML page in place of an answer is a failure', async () => {
  const { api } = setUp(() => new Response('<!doctype html>', { status: 200 }));
  await expect(api.call('GET /api/editions')).rejects.toMatchObject({ kind: 'server' });
});

test('signing in does not use an existing session', async () => {
  const { api, sent, headersAt } = setUp(() => json(200, {}), authUntil(NOW - 1));
  await api.call('POST /api/login/signup', {
    body: { authorization_code: 'c', provider: 'google', redirect_uri: 'u' },
    session: 'none',
  });
  expect(sent).toHaveLength(1);
  expect(headersAt(0).get('authorization')).toBeNull();
});

test('of several requests for the same thing the newest counts, in whatever order they end', async () => {
  const order = createRequestOrder();
  const ends: ((value: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const request = (key: string) =>
    order.latest(key, (signal) => {
      signals.push(signal);
      return new Promise<string>((resolve) => void ends.push(resolve));
    });
  const [first, second, other] = [request('team 0'), request('team 0'), request('team 1')];
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
  ends[1]?.('newer');
  ends[2]?.('other');
  ends[0]?.('older');
  expect(await Promise.all([first, second, other])).toEqual([SUPERSEDED, 'newer', 'other']);
});

test('the failure of a superseded request is ignored', async () => {
  const order = createRequestOrder();
  const first = order.latest('a', (signal) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
  const second = order.latest('a', async () => 1);
  expect(await Promise.all([first, second])).toEqual([SUPERSEDED, 1]);
  await expect(order.latest('a', () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
});
