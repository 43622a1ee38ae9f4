// Whole sign-ins over HTTP through the development provider: accounts, links, roles, and the ways out.
import { type Provider, routes, type SessionData } from '@oversleep/contract';
import { and, eq } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, creatures, identities, sessions, users } from '../src/db/schema.ts';
import { subjectOf } from '../src/dev-idp/personas.ts';
import { startTestServer } from './harness.ts';
import { randomText, signedIn, startVisit, type Visitor } from './login-visitor.ts';
import { ANY_STORE, STORE_KINDS } from './stores.ts';

const BOOTSTRAPPED = 'Person named by the owner';
const HOUR = 3_600_000;

describe.each(STORE_KINDS)('%s', (kind) => {
  let visitor: Visitor;
  const nameless = () => ({ name: `Player ${randomText().slice(0, 12)}` });
  const db = () => visitor.server.store.db;
  const userRow = async (externalId: string) => {
    const [row] = await db().select().from(users).where(eq(users.externalId, externalId));
    return row;
  };
  const auditOf = async (target: string) => {
    const rows = await db().select().from(auditLog).where(eq(auditLog.target, target)).orderBy(auditLog.id);
    return rows.map(({ actor, action, meta }) => ({ actor, action, meta }));
  };
  const linkedOf = async (as: { token: string }) => (await visitor.call(routes.linkedProviders, { as })).body;

  beforeAll(async () => {
    visitor = await startVisit(kind, { BOOTSTRAP_ADMIN: `discord:${subjectOf(BOOTSTRAPPED)}` });
  });
  afterAll(() => visitor.close());

  describe('signing in', () => {
    test('every provider is offered with what a browser needs to go there', async () => {
      expect(await visitor.providers()).toEqual([
        expect.objectContaining({
          provider: 'google',
          authorizeUrl: `${visitor.origin}/dev-idp/google/authorize`,
          scope: 'https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
          parameters: { response_type: 'code', access_type: 'offline', prompt: 'consent' },
          pkce: true,
        }),
        expect.objectContaining({ provider: 'discord', scope: 'identify guilds.members.read', pkce: true }),
        expect.objectContaining({ provider: 'patreon', scope: 'identity identity[email]', pkce: false }),
      ]);
    });

    test.each<[Provider, string]>([
      ['google', 'nell.ober@example.test'],
      ['discord', 'nell.ober'],
      ['patreon', 'nell.ober@example.test'],
    ])('%s: the first time makes an account', async (provider, identifier) => {
      const before = Date.now();
      const { status, body } = await visitor.signup(await visitor.visit(provider, { name: 'Nell Ober' }));
      expect(status).toBe(200);
      expect(Value.Check(routes.signup.answer, body)).toBe(true);
      const data = signedIn(body);
      expect(data).toMatchObject({ name: 'Nell Ober', role: 'default', auth: { activeProvider: provider } });
      expect(data.auth.linkedProviders).toEqual({
        google: { linked: false },
        discord: { linked: false },
        patreon: { linked: false },
        [provider]: { linked: true, identifier },
      });
      const expiry = data.auth.tokens?.expiryDate ?? 0;
      expect(expiry).toBeGreaterThan(before + 14 * 60_000);
      expect(expiry).toBeLessThan(Date.now() + 16 * 60_000);
      expect(await linkedOf(data)).toEqual(data.auth.linkedProviders);
    });

    test('the same person comes back to the same account, in another session', async () => {
      const who = nameless();
      const first = await visitor.signIn('discord', who);
      const second = await visitor.signIn('discord', who);
      expect(second.externalId).toBe(first.externalId);
      expect(second.friendCode).toBe(first.friendCode);
      expect(second.refreshToken).not.toBe(first.refreshToken);
      expect((await visitor.call(routes.sessions, { as: first })).body).toMatchObject({
        sessions: [{ current: false }, { current: true }],
      });
    });

    test('the same name at another provider is another person', async () => {
      const who = nameless();
      const google = await visitor.signIn('google', who);
      const discord = await visitor.signIn('discord', who);
      expect(discord.externalId).not.toBe(google.externalId);
    });

    test('a sign-in while signed in opens the other account and links nothing', async () => {
      const first = await visitor.signIn('google', nameless());
      const returned = await visitor.visit('discord', nameless());
      const second = signedIn((await visitor.signup(returned, { as: first })).body);
      expect(second.externalId).not.toBe(first.externalId);
      expect(await linkedOf(first)).toMatchObject({ google: { linked: true }, discord: { linked: false } });
    });

    test('first sign-ins at the same time make one account', async () => {
      const who = nameless();
      const returned = await Promise.all(Array.from({ length: 8 }, () => visitor.visit('google', who)));
      const answers = await Promise.all(returned.map((one) => visitor.signup(one)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ body }) => signedIn(body).externalId)).size).toBe(1);
    });

    test('the moment of the last login is noted at most once an hour', async () => {
      const who = nameless();
      const first = await visitor.signIn('discord', who);
      const stamp = async () => (await userRow(first.externalId))?.lastLoginAt.getTime() ?? 0;
      const initial = await stamp();
      await visitor.signIn('discord', who);
      expect(await stamp()).toBe(initial);
      visitor.server.advance(HOUR + 60_000);
      const { refreshToken } = await visitor.signIn('discord', who);
      const later = await stamp();
      expect(later).toBeGreaterThan(initial);
      visitor.server.advance(HOUR + 60_000);
      await visitor.call(routes.refresh, { body: { refresh_token: refreshToken } });
      expect(await stamp()).toBeGreaterThan(later);
    });

    test.each<[string, Record<string, unknown>]>([
      ['no code', { authorization_code: undefined }],
      ['an empty code', { authorization_code: '' }],
      ['an unknown provider', { provider: 'myspace' }],
      ['an unknown intent', { intent: 'steal' }],
      ['a short verifier', { code_verifier: 'abc' }],
      ['a field that is not listed', { role: 'admin' }],
    ])('%s is a 400', async (_what, change) => {
      const returned = { provider: 'google' as const, redirectUri: `${visitor.origin}/google`, verifier: undefined };
      const { status, body } = await visitor.signup({ ...returned, code: 'abc', state: null }, { change });
      expect(status).toBe(400);
      expect(body).toMatchObject({ statusCode: 400, code: 'BAD_INPUT' });
    });

    test('a token that is none is a 401, also here', async () => {
      const returned = await visitor.visit('google', nameless());
      expect((await visitor.signup(returned, { as: { token: 'abc' } })).status).toBe(401);
    });
  });

  describe('linking', () => {
    test('adds a provider that then leads to the same account', async () => {
      const [google, discord] = [nameless(), nameless()];
      const account = await visitor.signIn('google', google);
      const { status, body } = await visitor.link(account, 'discord', discord);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        externalId: account.externalId,
        auth: { activeProvider: 'google', linkedProviders: { google: { linked: true }, discord: { linked: true } } },
      });
      // The session goes on with its own tokens.
      expect((body as SessionData).auth.tokens).toBeUndefined();
      expect((await visitor.signIn('discord', discord)).externalId).toBe(account.externalId);
      expect(await auditOf(account.externalId)).toEqual([
        { actor: account.externalId, action: 'identity.link', meta: { provider: 'discord' } },
      ]);
    });

    test('the same identity twice is fine', async () => {
      const [google, discord] = [nameless(), nameless()];
      const account = await visitor.signIn('google', google);
      await visitor.link(account, 'discord', discord);
      expect((await visitor.link(account, 'discord', discord)).status).toBe(200);
      expect(await auditOf(account.externalId)).toHaveLength(1);
    });

    test('needs a session', async () => {
      const returned = await visitor.visit('google', nameless());
      const { status, body } = await visitor.signup(returned, { intent: 'link' });
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'NO_SESSION' });
      // The code was not wasted on it.
      expect((await visitor.signup(returned)).status).toBe(200);
    });

    test('an identity of another account is refused, and both stay as they are', async () => {
      const taken = nameless();
      const other = await visitor.signIn('discord', taken);
      const account = await visitor.signIn('google', nameless());
      const { status, body } = await visitor.link(account, 'discord', taken);
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'IDENTITY_IN_USE' });
      expect(await linkedOf(account)).toMatchObject({ discord: { linked: false } });
      expect((await visitor.signIn('discord', taken)).externalId).toBe(other.externalId);
    });

    test('a second identity of the same provider is refused', async () => {
      const account = await visitor.signIn('google', nameless());
      const { status, body } = await visitor.link(account, 'google', nameless());
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'PROVIDER_ALREADY_LINKED' });
    });

    test('of two accounts that link one identity at the same time, one gets it', async () => {
      const wanted = nameless();
      const [a, b] = [await visitor.signIn('google', nameless()), await visitor.signIn('google', nameless())];
      const answers = await Promise.all([a, b].map((account) => visitor.link(account, 'discord', wanted)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  describe('roles', () => {
    test('the admin persona is an admin by the rule for first admins', async () => {
      const admin = await visitor.signIn('google', { persona: 'admin' });
      expect(admin.role).toBe('admin');
      expect((await visitor.call(routes.verifyAdmin, { as: admin })).status).toBe(204);
      expect(await userRow(admin.externalId)).toMatchObject({ role: 'admin', roleSource: 'manual' });
      expect(await auditOf(admin.externalId)).toEqual([
        { actor: null, action: 'user.role', meta: { from: 'default', to: 'admin', source: 'bootstrap' } },
      ]);
    });

    test('the person named by the owner becomes an admin, at that provider only', async () => {
      expect((await visitor.signIn('discord', { name: BOOTSTRAPPED })).role).toBe('admin');
      expect((await visitor.signIn('google', { name: BOOTSTRAPPED })).role).toBe('default');
    });

    test('the supporter persona is a supporter where the campaign knows them', async () => {
      expect((await visitor.signIn('google', { persona: 'supporter' })).role).toBe('default');
      const supporter = await visitor.signIn('patreon', { persona: 'supporter' });
      expect(supporter.role).toBe('supporter');
      const row = await userRow(supporter.externalId);
      expect(row).toMatchObject({ roleSource: 'patreon', supporterSince: new Date('2024-11-02T08:00:00Z') });
      expect(await auditOf(supporter.externalId)).toEqual([
        { actor: null, action: 'user.role', meta: { from: 'default', to: 'supporter', source: 'patreon' } },
      ]);
      await visitor.call(routes.deleteUser, { as: supporter });
    });

    test('linking the supporter’s Patreon gives the role, unlinking it takes the role away', async () => {
      const account = await visitor.signIn('discord', nameless());
      const linked = await visitor.link(account, 'patreon', { persona: 'supporter' });
      expect(linked.body).toMatchObject({ role: 'supporter' });
      expect((await visitor.call(routes.unlink, { as: account, params: { provider: 'patreon' } })).status).toBe(204);
      expect(await userRow(account.externalId)).toMatchObject({
        role: 'default',
        roleSource: 'none',
        supporterSince: null,
      });
      expect((await auditOf(account.externalId)).map(({ action }) => action)).toEqual([
        'identity.link',
        'user.role',
        'user.role',
        'identity.unlink',
      ]);
    });

    test('an admin stays one with and without Patreon', async () => {
      const admin = await visitor.signIn('discord', { persona: 'admin' });
      expect((await visitor.link(admin, 'patreon', { persona: 'supporter' })).body).toMatchObject({ role: 'admin' });
      await visitor.call(routes.unlink, { as: admin, params: { provider: 'patreon' } });
      expect(await userRow(admin.externalId)).toMatchObject({ role: 'admin', roleSource: 'manual' });
    });
  });

  describe('unlinking', () => {
    const unlink = (as: { token: string } | undefined, provider: string) =>
      visitor.call(routes.unlink, { ...(as ? { as } : {}), params: { provider } });

    test('the only way in stays', async () => {
      const account = await visitor.signIn('google', nameless());
      const { status, body } = await unlink(account, 'google');
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'LAST_PROVIDER' });
      expect((await linkedOf(account)) as object).toMatchObject({ google: { linked: true } });
    });

    test('of two unlinks at the same time, one is refused', async () => {
      const account = await visitor.signIn('google', nameless());
      await visitor.link(account, 'discord', nameless());
      const answers = await Promise.all([unlink(account, 'google'), unlink(account, 'discord')]);
      // The session may have ended before the second one was looked at.
      expect(answers.map(({ status }) => status).sort()[0]).toBe(204);
      const left = await db()
        .select()
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(eq(users.externalId, account.externalId));
      expect(left).toHaveLength(1);
    });

    test('another provider goes and the session stays', async () => {
      const account = await visitor.signIn('google', nameless());
      const discord = nameless();
      await visitor.link(account, 'discord', discord);
      const elsewhere = await visitor.signIn('discord', discord);
      expect((await unlink(account, 'discord')).status).toBe(204);
      expect(await linkedOf(account)).toMatchObject({ google: { linked: true }, discord: { linked: false } });
      // What was opened with it ends with it.
      expect((await visitor.call(routes.sessions, { as: elsewhere })).status).toBe(401);
      expect((await visitor.signIn('discord', discord)).externalId).not.toBe(account.externalId);
    });

    test('the active provider takes its session along', async () => {
      const account = await visitor.signIn('google', nameless());
      await visitor.link(account, 'discord', nameless());
      expect((await unlink(account, 'google')).status).toBe(204);
      expect((await visitor.call(routes.sessions, { as: account })).status).toBe(401);
      expect((await visitor.call(routes.refresh, { body: { refresh_token: account.refreshToken } })).status).toBe(401);
    });

    test('an unlinked provider is missing, an unknown one is wrong, and an anonymous call is refused', async () => {
      const account = await visitor.signIn('google', nameless());
      expect((await unlink(account, 'patreon')).status).toBe(404);
      expect((await unlink(account, 'myspace')).status).toBe(400);
      expect((await unlink(undefined, 'google')).status).toBe(401);
      expect((await visitor.call(routes.linkedProviders)).status).toBe(401);
    });
  });

  describe('deletion', () => {
    test('takes everything along, leaves an entry without a person in it, and is final', async () => {
      const who = nameless();
      const account = await visitor.signIn('google', who);
      const userId = (await userRow(account.externalId))?.id ?? 0;
      await db()
        .insert(creatures)
        .values({
          userId,
          externalId: account.externalId,
          saved: true,
          pokemon: 'PIKACHU',
          name: 'Sparky',
          level: 1,
          ribbon: 0,
          skillLevel: 1,
          nature: 'Bashful',
          subskills: [null, null, null, null, null],
          ingredients: [
            { name: 'Apple', amount: 1 },
            { name: 'Apple', amount: 2 },
            { name: 'Apple', amount: 4 },
          ],
        });
      expect((await visitor.call(routes.deleteUser, { as: account })).status).toBe(204);
      expect((await visitor.call(routes.sessions, { as: account })).status).toBe(401);
      expect((await visitor.call(routes.refresh, { body: { refresh_token: account.refreshToken } })).status).toBe(401);
      expect(await userRow(account.externalId)).toBeUndefined();
      for (const table of [identities, sessions, creatures])
        expect(await db().select().from(table).where(eq(table.userId, userId))).toEqual([]);
      expect(await auditOf(account.externalId)).toEqual([
        { actor: account.externalId, action: 'user.delete', meta: {} },
      ]);
      const again = await visitor.signIn('google', who);
      expect(again.externalId).not.toBe(account.externalId);
    });

    test('leaves other players unchanged', async () => {
      const [account, other] = [await visitor.signIn('google', nameless()), await visitor.signIn('google', nameless())];
      await visitor.call(routes.deleteUser, { as: account });
      expect((await visitor.call(routes.sessions, { as: other })).status).toBe(200);
    });

    test('needs a session', async () => {
      expect((await visitor.call(routes.deleteUser)).status).toBe(401);
    });

    test('needs a sign-in of the last ten minutes, which a renewed token is not', async () => {
      const who = nameless();
      const account = await visitor.signIn('google', who);
      const since = new Date(Date.now() - 10 * 60_000 - 1000);
      await db()
        .update(sessions)
        .set({ createdAt: since })
        .where(eq(sessions.userId, (await userRow(account.externalId))?.id ?? 0));
      const renewed = await visitor.call(routes.refresh, { body: { refresh_token: account.refreshToken } });
      const token = (renewed.body as { access_token: string }).access_token;
      const refused = await visitor.call(routes.deleteUser, { as: { token } });
      expect([refused.status, refused.body]).toMatchObject([403, { code: 'SIGN_IN_AGAIN' }]);
      expect(await userRow(account.externalId)).toBeDefined();
      const fresh = await visitor.signIn('google', who);
      expect((await visitor.call(routes.deleteUser, { as: fresh })).status).toBe(204);
    });

    test('a sign-in during the deletion ends in a whole account or in none', async () => {
      const who = nameless();
      const account = await visitor.signIn('google', who);
      const returned = await visitor.visit('google', who);
      const [deleted, signed] = await Promise.all([
        visitor.call(routes.deleteUser, { as: account }),
        visitor.signup(returned),
      ]);
      expect([deleted.status, signed.status]).toEqual([204, 200]);
      const subject = subjectOf(who.name);
      const owners = await db()
        .select({ userId: identities.userId })
        .from(identities)
        .where(and(eq(identities.provider, 'google'), eq(identities.subject, subject)));
      const session = await visitor.call(routes.sessions, { as: signedIn(signed.body) });
      expect(session.status).toBe(owners.length === 1 ? 200 : 401);
    });
  });
});

describe('providers without credentials', () => {
  test('are hidden and refused when there is no development sign-in', async () => {
    const server = await startTestServer(ANY_STORE, { DEV_SIGN_IN: 'false', PORT: '3000' });
    try {
      expect((await server.call(routes.providers)).json()).toEqual({ providers: [] });
      const answer = await server.call(routes.signup, {
        body: { authorization_code: 'abc', provider: 'google', redirect_uri: 'http://localhost:3000/google' },
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
      expect((await server.app.inject('/dev-idp/google/authorize')).statusCode).toBe(404);
    } finally {
      await server.close();
    }
  });
});
