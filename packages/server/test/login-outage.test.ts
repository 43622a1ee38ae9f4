// When a provider fails, answers wrongly or is slow: logins are refused with a reason, sessions are unaffected.
import { randomUUID } from 'node:crypto';
import { routes } from '@oversleep/contract';
import { eq } from 'drizzle-orm';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patrons, users } from '../src/db/schema.ts';
import { type FakeServer, type Question, type Reply, startFakeServer } from './fake-server.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE } from './stores.ts';

type Answer = Reply | 'hang' | undefined;

describe.each([ANY_STORE])('%s', (kind) => {
  let server: TestServer;
  let fake: FakeServer;
  /** What the provider says, by path. */
  let answers: Record<string, (question: Question) => Answer>;
  let person = '';

  const signup = (provider: 'google' | 'patreon' = 'google') =>
    server.call(routes.signup, {
      body: { authorization_code: 'a-code', provider, redirect_uri: `http://localhost:3000/${provider}` },
    });

  beforeAll(async () => {
    fake = await startFakeServer();
    const providers = ['GOOGLE', 'PATREON'].flatMap((name) => [
      [`${name}_CLIENT_ID`, 'us'],
      [`${name}_CLIENT_SECRET`, 'our-secret'],
      [`${name}_TOKEN_URL`, `${fake.origin}/${name.toLowerCase()}/token`],
      [`${name}_IDENTITY_URL`, `${fake.origin}/${name.toLowerCase()}/me`],
    ]);
    server = await startTestServer(kind, {
      ...Object.fromEntries(providers),
      DEV_SIGN_IN: 'false',
      PATREON_CAMPAIGN_ID: '1',
      PATREON_CREATOR_ACCESS_TOKEN: 'creator',
      PATREON_CREATOR_REFRESH_TOKEN: 'creator-refresh',
      PATREON_MEMBERS_URL: `${fake.origin}/members`,
    });
  });
  afterAll(async () => {
    await fake.close();
    await server.close();
  });
  beforeEach(() => {
    // Past any rest that an earlier test has brought about.
    server.advance(120_000);
    person = randomUUID();
    answers = {
      '/google/token': () => ({ status: 200, body: { access_token: 'their-token' } }),
      '/google/me': () => ({ status: 200, body: { sub: person, email: 'a@example.test' } }),
      '/patreon/token': () => ({ status: 200, body: { access_token: 'their-token' } }),
      '/patreon/me': () => ({ status: 200, body: { data: { id: person, attributes: { email: 'a@example.test' } } } }),
      '/members': () => ({ status: 200, body: { data: [] } }),
    };
    fake.answer((question) => answers[question.url.pathname]?.(question));
    fake.asked.length = 0;
  });

  test('a provider that works is asked with our credentials, and then who it is', async () => {
    expect((await signup()).statusCode).toBe(200);
    const [exchange, identity] = fake.asked;
    expect(Object.fromEntries(exchange?.form ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'a-code',
      redirect_uri: 'http://localhost:3000/google',
      client_id: 'us',
      client_secret: 'our-secret',
    });
    expect(identity?.headers.authorization).toBe('Bearer their-token');
    // Nothing of it is kept.
    const stored = await server.store.client.run('select to_jsonb(i)::text as row from identities i');
    expect(JSON.stringify(stored)).not.toContain('their-token');
  });

  test.each<[string, string, Reply]>([
    ['refuses the code', '/google/token', { status: 400, body: { error: 'invalid_grant' } }],
    ['refuses the code in its own way', '/google/token', { status: 401, body: { error: 'invalid_grant' } }],
    ['refuses to say who it is', '/google/me', { status: 403, body: { error: 'insufficient_scope' } }],
  ])('a provider that %s: 400, and it goes on being asked', async (_what, path, reply) => {
    answers[path] = () => reply;
    for (let count = 0; count < 7; count += 1) {
      const answer = await signup();
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'SIGN_IN_REFUSED' });
    }
    expect(fake.asked.filter(({ url }) => url.pathname === path)).toHaveLength(7);
  });

  test.each<[string, string, Reply | undefined]>([
    ['is down', '/google/token', { status: 500 }],
    ['breaks off', '/google/token', undefined],
    ['answers with a page', '/google/token', { status: 200, body: '<html>' }],
    ['gives no token', '/google/token', { status: 200, body: { access_token: 7 } }],
    ['does not know us', '/google/token', { status: 401, body: { error: 'invalid_client' } }],
    ['sends us elsewhere', '/google/token', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }],
    ['cannot say who it is', '/google/me', { status: 502 }],
    ['names no person', '/google/me', { status: 200, body: {} }],
    ['says something that is no id', '/google/me', { status: 200, body: { sub: { $ne: '' } } }],
    ['says an id that no one has', '/google/me', { status: 200, body: { sub: 'x'.repeat(256) } }],
    ['says an id that cannot be stored', '/google/me', { status: 200, body: { sub: 'a\0b' } }],
  ])('a provider that %s: 503 with a time to come again', async (_what, path, reply) => {
    answers[path] = () => reply;
    const answer = await signup();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a provider that is asked too often says when to come again', async () => {
    answers['/google/token'] = () => ({ status: 429, headers: { 'retry-after': '77' } });
    expect((await signup()).headers['retry-after']).toBe('77');
  });

  test('a connection that breaks once is tried again', async () => {
    let isFirst = true;
    answers['/google/token'] = () => {
      if (!isFirst) return { status: 200, body: { access_token: 'their-token' } };
      isFirst = false;
      return undefined;
    };
    expect((await signup()).statusCode).toBe(200);
    expect(fake.asked.filter(({ url }) => url.pathname === '/google/token')).toHaveLength(2);
  });

  test('a provider that stays silent is given up after five seconds and not asked twice', async () => {
    answers['/google/token'] = () => 'hang';
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 20));
    expect((await signup()).statusCode).toBe(503);
    expect(asked.mock.calls).toEqual([[5000]]);
    expect(fake.asked).toHaveLength(1);
    asked.mockRestore();
  });

  test('a provider that fails again and again is left alone for a while, the others are not', async () => {
    answers['/google/token'] = () => ({ status: 500 });
    for (let count = 0; count < 5; count += 1) await signup();
    const before = fake.asked.length;
    const answer = await signup();
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(20);
    expect(fake.asked).toHaveLength(before);
    expect((await signup('patreon')).statusCode).toBe(200);
    server.advance(31_000);
    answers['/google/token'] = () => ({ status: 200, body: { access_token: 'their-token' } });
    expect((await signup()).statusCode).toBe(200);
  });

  test('existing sessions are unaffected', async () => {
    const { token, refresh } = await signup().then((answer) => {
      const { accessToken, refreshToken } = answer.json().auth.tokens;
      return { token: accessToken, refresh: refreshToken };
    });
    fake.answer(() => undefined);
    fake.asked.length = 0;
    expect((await server.call(routes.sessions, { as: { token } })).statusCode).toBe(200);
    expect((await server.call(routes.refresh, { body: { refresh_token: refresh } })).statusCode).toBe(200);
    expect((await server.call(routes.linkedProviders, { as: { token } })).statusCode).toBe(200);
    expect(fake.asked).toEqual([]);
  });

  describe('Google’s own token about the person', () => {
    const idToken = (claims: object) => new UnsecuredJWT({ ...claims }).encode();
    const withIdToken = (token: string) => {
      answers['/google/token'] = () => ({ status: 200, body: { access_token: 'their-token', id_token: token } });
    };

    test('is accepted when it is for us', async () => {
      withIdToken(idToken({ aud: 'us', sub: person }));
      expect((await signup()).statusCode).toBe(200);
    });

    test.each<[string, () => string]>([
      ['for another site', () => idToken({ aud: 'them', sub: person })],
      ['without an audience', () => idToken({ sub: person })],
      ['about another person', () => idToken({ aud: 'us', sub: 'another person' })],
      ['no token at all', () => 'abc'],
    ])('is refused when it is %s', async (_what, token) => {
      withIdToken(token());
      const answer = await signup();
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'SIGN_IN_REFUSED' });
    });
  });

  describe('the campaign', () => {
    const members =
      (...ids: readonly string[]) =>
      () => ({
        status: 200,
        body: {
          data: ids.map((id) => ({
            attributes: { patron_status: 'active_patron' },
            relationships: { user: { data: { id } } },
          })),
        },
      });

    test('is asked about an unknown patron, not about a known one', async () => {
      answers['/members'] = members(person);
      expect((await signup('patreon')).json()).toMatchObject({ role: 'supporter' });
      answers['/members'] = () => ({ status: 500 });
      fake.asked.length = 0;
      expect((await signup('patreon')).json()).toMatchObject({ role: 'supporter' });
      expect(fake.asked.map(({ url }) => url.pathname)).not.toContain('/members');
    });

    test('is asked no more than once a minute, however many sign in', async () => {
      answers['/members'] = members();
      for (let count = 0; count < 3; count += 1) {
        person = randomUUID();
        expect((await signup('patreon')).statusCode).toBe(200);
      }
      expect(fake.asked.filter(({ url }) => url.pathname === '/members')).toHaveLength(1);
    });

    test('may be down: the sign-in works, with the role that we know of', async () => {
      answers['/members'] = () => ({ status: 500 });
      const stranger = (await signup('patreon')).json();
      expect(stranger).toMatchObject({ role: 'default' });
      await server.store.db.insert(patrons).values({ patreonId: person, status: 'active_patron' });
      expect((await signup('patreon')).json()).toMatchObject({ externalId: stranger.externalId, role: 'supporter' });
      await server.store.db.update(patrons).set({ status: 'former_patron' }).where(eq(patrons.patreonId, person));
      expect((await signup('patreon')).json()).toMatchObject({ role: 'default' });
      const [row] = await server.store.db.select().from(users).where(eq(users.externalId, stranger.externalId));
      expect(row).toMatchObject({ role: 'default', roleSource: 'none' });
    });

    test('may stay silent: a sign-in does not wait for it', async () => {
      answers['/members'] = () => 'hang';
      expect((await signup('patreon')).statusCode).toBe(200);
      expect(fake.waiting()).toBe(1);
    });
  });
});
