// Staying signed in: rotation of refresh tokens, many tabs, old tokens, the list of devices.
import { randomBytes, randomUUID } from 'node:crypto';
import { routes } from '@oversleep/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, sessions, users } from '../src/db/schema.ts';
import { sweepSessions } from '../src/repos/sessions.ts';
import { randomText, type SignedIn, startVisit, type Visitor } from './login-visitor.ts';
import { STORE_KINDS } from './stores.ts';

const SECOND = 1000;
const DAY = 86_400_000;

interface Refreshed {
  readonly access_token: string;
  readonly expiry_date: number;
  readonly refresh_token: string;
}

describe.each(STORE_KINDS)('%s', (kind) => {
  let visitor: Visitor;
  const db = () => visitor.server.store.db;
  const advance = (milliseconds: number) => visitor.server.advance(milliseconds);
  const signIn = () => visitor.signIn('discord', { name: `Player ${randomText().slice(0, 12)}` });
  const refresh = (token: string) => visitor.call(routes.refresh, { body: { refresh_token: token } });
  const refreshed = async (token: string): Promise<Refreshed> => {
    const { status, body } = await refresh(token);
    expect(status).toBe(200);
    return body as Refreshed;
  };
  const isIn = async (token: string) => (await visitor.call(routes.sessions, { as: { token } })).status === 200;
  const reuses = async ({ externalId }: SignedIn) => {
    const rows = await db().select().from(auditLog).where(eq(auditLog.target, externalId));
    return rows.filter(({ action }) => action === 'session.reuse').length;
  };

  beforeAll(async () => {
    visitor = await startVisit(kind);
  });
  afterAll(() => visitor.close());

  describe('refreshing', () => {
    test('gives a new pair; the access token works and the refresh token is another one', async () => {
      const player = await signIn();
      const { access_token, expiry_date, refresh_token } = await refreshed(player.refreshToken);
      expect(refresh_token).not.toBe(player.refreshToken);
      expect(expiry_date).toBeGreaterThan(visitor.server.deps.now().getTime());
      expect(await isIn(access_token)).toBe(true);
    });

    test('works when the access token has ended, and only then is it needed', async () => {
      const player = await signIn();
      advance(14 * 60 * SECOND);
      expect(await isIn(player.token)).toBe(true);
      advance(2 * 60 * SECOND);
      expect(await isIn(player.token)).toBe(false);
      expect(await isIn((await refreshed(player.refreshToken)).access_token)).toBe(true);
    });

    test('takes what the specification sends along, and what it does not know', async () => {
      const { refreshToken } = await signIn();
      const body = { refresh_token: refreshToken, provider: 'google', redirect_uri: 'http://a/discord', more: 1 };
      expect((await visitor.call(routes.refresh, { body })).status).toBe(200);
    });

    test('a session lasts as long as it is used within sixty days', async () => {
      const player = await signIn();
      advance(59 * DAY);
      const { refresh_token } = await refreshed(player.refreshToken);
      advance(59 * DAY);
      const last = await refreshed(refresh_token);
      advance(61 * DAY);
      expect((await refresh(last.refresh_token)).status).toBe(401);
      expect(await reuses(player)).toBe(0);
    });

    test('only a hash of the token is stored', async () => {
      const { refreshToken } = await signIn();
      const rows = await visitor.server.store.client.run('select to_jsonb(s)::text as row from sessions s');
      const secret = Buffer.from(refreshToken, 'base64url').subarray(16);
      const stored = rows.map(({ row }) => String(row)).join('\n');
      expect(stored).not.toContain(refreshToken);
      expect(stored).not.toContain(secret.toString('hex'));
      expect(stored).not.toContain(secret.toString('base64url'));
    });

    test.each<[string, unknown, number]>([
      ['nothing', {}, 400],
      ['a number', { refresh_token: 7 }, 400],
      ['an empty text', { refresh_token: '' }, 400],
      ['some text', { refresh_token: 'abc' }, 401],
      ['an unknown token', { refresh_token: Buffer.alloc(48, 7).toString('base64url') }, 401],
    ])('%s is refused', async (_what, body, status) => {
      expect((await visitor.call(routes.refresh, { body })).status).toBe(status);
    });
  });

  describe('tabs', () => {
    test('that refresh at the same time all get the same working pair', async () => {
      const player = await signIn();
      const answers = await Promise.all(Array.from({ length: 3 }, () => refreshed(player.refreshToken)));
      const tokens = new Set(answers.map(({ refresh_token }) => refresh_token));
      expect(tokens.size).toBe(1);
      for (const { access_token } of answers) expect(await isIn(access_token)).toBe(true);
      // Each of them can go on, whichever token was stored last.
      advance(20 * 60 * SECOND);
      const [shared = ''] = tokens;
      const next = await Promise.all(Array.from({ length: 3 }, () => refreshed(shared)));
      expect(new Set(next.map(({ refresh_token }) => refresh_token)).size).toBe(1);
      expect(await reuses(player)).toBe(0);
    });

    test('a slow one that is several tokens behind gets the newest', async () => {
      const player = await signIn();
      const second = await refreshed(player.refreshToken);
      const third = await refreshed(second.refresh_token);
      const late = await refreshed(player.refreshToken);
      expect(late.refresh_token).toBe(third.refresh_token);
      advance(60 * SECOND);
      expect((await refresh(late.refresh_token)).status).toBe(200);
    });

    test('a wrong clock that refreshes before each of many calls does not end the session', async () => {
      const player = await signIn();
      let token = player.refreshToken;
      for (let round = 0; round < 10; round += 1) {
        const answers = await Promise.all([refreshed(token), refreshed(token)]);
        token = answers[1]?.refresh_token ?? '';
      }
      expect((await refresh(token)).status).toBe(200);
      expect(await reuses(player)).toBe(0);
    });
  });

  describe('an old token', () => {
    test('ends the session for the holder of the newest one, and is logged', async () => {
      const player = await signIn();
      const thief = await refreshed(player.refreshToken);
      advance(31 * SECOND);
      expect((await refresh(player.refreshToken)).status).toBe(401);
      expect((await refresh(thief.refresh_token)).status).toBe(401);
      expect(await isIn(thief.access_token)).toBe(false);
      expect(await isIn(player.token)).toBe(false);
      expect(await reuses(player)).toBe(1);
    });

    test('does so however old it is', async () => {
      const player = await signIn();
      let newest = await refreshed(player.refreshToken);
      for (let count = 0; count < 5; count += 1) {
        advance(40 * SECOND);
        newest = await refreshed(newest.refresh_token);
      }
      expect((await refresh(player.refreshToken)).status).toBe(401);
      expect((await refresh(newest.refresh_token)).status).toBe(401);
      expect(await reuses(player)).toBe(1);
    });

    test('leaves the other sessions of the player alone', async () => {
      const who = { name: `Player ${randomText().slice(0, 12)}` };
      const [phone, laptop] = [await visitor.signIn('google', who), await visitor.signIn('google', who)];
      await refreshed(phone.refreshToken);
      advance(31 * SECOND);
      await refresh(phone.refreshToken);
      expect((await refresh(laptop.refreshToken)).status).toBe(200);
    });

    test('of many uses at once the session ends once', async () => {
      const player = await signIn();
      await refreshed(player.refreshToken);
      advance(31 * SECOND);
      const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(player.refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      expect(await reuses(player)).toBe(1);
    });
  });

  test('who knows only the id of a session cannot end it', async () => {
    const player = await signIn();
    const id = Buffer.from(player.refreshToken, 'base64url').subarray(0, 16);
    const forged = Buffer.concat([id, randomBytes(32)]).toString('base64url');
    expect((await refresh(forged)).status).toBe(401);
    expect(await isIn(player.token)).toBe(true);
    expect(await reuses(player)).toBe(0);
    expect((await refresh(player.refreshToken)).status).toBe(200);
  });

  test('what is written to the account during refreshes and sign-ins stays', async () => {
    const player = await signIn();
    advance(2 * 3600 * SECOND);
    let token = player.refreshToken;
    const rename = (name: string) => db().update(users).set({ name }).where(eq(users.externalId, player.externalId));
    for (let round = 0; round < 5; round += 1) {
      const [answer] = await Promise.all([refreshed(token), rename(`Name ${round}`)]);
      token = answer.refresh_token;
      const [row] = await db().select().from(users).where(eq(users.externalId, player.externalId));
      expect(row).toMatchObject({ name: `Name ${round}`, version: 1 });
    }
  });

  describe('devices', () => {
    const listOf = async (as: { token: string }) => {
      const { body } = await visitor.call(routes.sessions, { as });
      return (body as { sessions: { id: string; current: boolean; provider: string; userAgent?: string }[] }).sessions;
    };

    test('are listed with what they call themselves', async () => {
      const returned = await visitor.visit('google', { name: `Player ${randomText().slice(0, 12)}` });
      const { body } = await visitor.call(routes.signup, {
        headers: { 'user-agent': `Sleepy Browser/1.0 ${'x'.repeat(500)}` },
        body: {
          authorization_code: returned.code,
          provider: 'google',
          redirect_uri: returned.redirectUri,
          code_verifier: returned.verifier,
        },
      });
      const token = (body as { auth: { tokens: { accessToken: string } } }).auth.tokens.accessToken;
      const [session, ...others] = await listOf({ token });
      expect(others).toEqual([]);
      expect(session).toMatchObject({ current: true, provider: 'google' });
      expect(session?.userAgent).toMatch(/^Sleepy Browser\/1\.0 x+$/);
      expect(session?.userAgent).toHaveLength(256);
    });

    test('logging out ends this session and no other', async () => {
      const who = { name: `Player ${randomText().slice(0, 12)}` };
      const [phone, laptop] = [await visitor.signIn('google', who), await visitor.signIn('google', who)];
      expect((await visitor.call(routes.logout, { as: phone })).status).toBe(204);
      expect(await isIn(phone.token)).toBe(false);
      expect((await refresh(phone.refreshToken)).status).toBe(401);
      expect(await isIn(laptop.token)).toBe(true);
      expect(await listOf(laptop)).toHaveLength(1);
      expect((await visitor.call(routes.logout)).status).toBe(401);
    });

    test('another device can be signed out', async () => {
      const who = { name: `Player ${randomText().slice(0, 12)}` };
      const [phone, laptop] = [await visitor.signIn('google', who), await visitor.signIn('google', who)];
      const other = (await listOf(laptop)).find(({ current }) => !current);
      // As an address may be written.
      const params = { id: other?.id.toUpperCase() ?? '' };
      expect((await visitor.call(routes.endSession, { as: laptop, params })).status).toBe(204);
      expect(await isIn(phone.token)).toBe(false);
      expect((await visitor.call(routes.endSession, { as: laptop, params })).status).toBe(404);
    });

    test('another player’s cannot, and looks like a missing one', async () => {
      const [player, stranger] = [await signIn(), await signIn()];
      const [session] = await listOf(player);
      const foreign = await visitor.call(routes.endSession, { as: stranger, params: { id: session?.id ?? '' } });
      const none = await visitor.call(routes.endSession, { as: stranger, params: { id: randomUUID() } });
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(none.body);
      expect(await isIn(player.token)).toBe(true);
      expect((await visitor.call(routes.endSession, { as: player, params: { id: 'abc' } })).status).toBe(400);
      expect((await visitor.call(routes.endSession, { params: { id: randomUUID() } })).status).toBe(401);
      expect((await visitor.call(routes.sessions)).status).toBe(401);
    });

    test('sessions that are over are swept away, the others stay', async () => {
      const [over, ended, standing] = [await signIn(), await signIn(), await signIn()];
      advance(40 * DAY);
      const fresh = await refreshed(standing.refreshToken);
      await visitor.call(routes.logout, { as: { token: (await refreshed(ended.refreshToken)).access_token } });
      advance(30 * DAY);
      await sweepSessions(db(), visitor.server.deps.now());
      const left = await db()
        .select({ externalId: users.externalId })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId));
      const owners = left.map(({ externalId }) => externalId);
      expect(owners).toContain(standing.externalId);
      expect(owners).not.toContain(over.externalId);
      expect(owners).not.toContain(ended.externalId);
      expect((await refresh(fresh.refresh_token)).status).toBe(200);
    });
  });
});
