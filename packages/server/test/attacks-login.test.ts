// Attacks on signing in, each refused: stray codes, forged sign-ins, foreign tokens, open redirects, secrets in the log.
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { type Provider, routes } from '@oversleep/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_SECRET } from './harness.ts';
import {
  authorizeAddress,
  choose,
  randomText,
  type SignedIn,
  signedIn,
  startVisit,
  type Visitor,
} from './login-visitor.ts';
import { contentOf } from './rows.ts';
import { ANY_STORE } from './stores.ts';

describe.each([ANY_STORE])('%s', (kind) => {
  let visitor: Visitor;
  const nameless = () => ({ name: `Player ${randomText().slice(0, 12)}` });

  beforeAll(async () => {
    visitor = await startVisit(kind);
  });
  afterAll(() => visitor.close());

  describe('a code that an attacker slips in', () => {
    test('never links, whatever session is there', async () => {
      const victim = await visitor.signIn('google', nameless());
      const attacker = nameless();
      const stray = await visitor.visit('discord', attacker);
      for (const intent of [undefined, 'login'] as const) {
        const returned = intent === undefined ? stray : await visitor.visit('discord', attacker);
        const { body } = await visitor.signup(returned, { as: victim, ...(intent ? { intent } : {}) });
        expect(signedIn(body).externalId).not.toBe(victim.externalId);
      }
      expect((await visitor.call(routes.linkedProviders, { as: victim })).body).toMatchObject({
        discord: { linked: false },
      });
      expect((await visitor.signIn('discord', attacker)).externalId).not.toBe(victim.externalId);
    });

    test.each<Provider>(['google', 'discord'])('%s: is worth nothing to another browser', async (provider) => {
      const stray = await visitor.visit(provider, nameless());
      // The other browser has a verifier of its own.
      const { status, body } = await visitor.signup({ ...stray, verifier: randomText() });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'SIGN_IN_REFUSED' });
    });

    test.each<Provider>(['google', 'discord'])('%s: is worth nothing without its verifier', async (provider) => {
      const { verifier: _verifier, ...stray } = await visitor.visit(provider, nameless());
      expect((await visitor.signup({ ...stray, verifier: undefined })).status).toBe(400);
    });

    test('is worth nothing where the challenge was left out on the way', async () => {
      const info = (await visitor.providers()).find(({ provider }) => provider === 'google');
      if (!info) throw new Error('google is not offered');
      const address = authorizeAddress(info, `${visitor.origin}/google`, 'x', undefined);
      const sent = await choose(address, await (await fetch(address)).text(), nameless());
      const code = new URL(sent.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const returned = { provider: 'google' as const, redirectUri: `${visitor.origin}/google`, code, state: 'x' };
      expect((await visitor.signup({ ...returned, verifier: randomText() })).status).toBe(400);
    });

    test('works once', async () => {
      const returned = await visitor.visit('google', nameless());
      expect((await visitor.signup(returned)).status).toBe(200);
      expect((await visitor.signup(returned)).status).toBe(400);
    });

    test('works once, also for many at the same time', async () => {
      const returned = await visitor.visit('patreon', nameless());
      const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.signup(returned)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    });

    test('of one provider is worth nothing at another', async () => {
      const returned = await visitor.visit('google', nameless());
      const change = { provider: 'discord', redirect_uri: `${visitor.origin}/discord` };
      expect((await visitor.signup(returned, { change })).status).toBe(400);
    });

    test('that was made up changes nothing', async () => {
      const before = await contentOf(visitor.server.store);
      const returned = { provider: 'google' as const, redirectUri: `${visitor.origin}/google`, verifier: randomText() };
      const { status, body } = await visitor.signup({ ...returned, code: randomText(), state: null });
      // Not 401: that would sign the person out of the session that they have.
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'SIGN_IN_REFUSED' });
      expect(await contentOf(visitor.server.store)).toEqual(before);
    });
  });

  describe('an address to return to', () => {
    const variations = (origin: string): readonly string[] => [
      'https://evil.example/google',
      `${origin}/google/`,
      `${origin}/google?next=https://evil.example`,
      `${origin}/google#x`,
      `${origin}//google`,
      `${origin}/discord`,
      `${origin}/GOOGLE`,
      `${origin}/google/../../evil`,
      `${origin}.evil.example/google`,
      `${origin}@evil.example/google`,
      origin.replace('http:', 'https:').concat('/google'),
      ` ${origin}/google`,
      '/google',
      'javascript:alert(1)',
    ];

    test('is taken to the letter when a code is exchanged', async () => {
      for (const address of variations(visitor.origin)) {
        const returned = await visitor.visit('google', nameless());
        const { status } = await visitor.signup(returned, { change: { redirect_uri: address } });
        expect(status, address).toBe(400);
        // It was refused before the provider was asked, so the code is still valid.
        expect((await visitor.signup(returned)).status, address).toBe(200);
      }
    });

    test('is taken to the letter by the provider’s page, which leads nowhere else', async () => {
      const info = (await visitor.providers()).find(({ provider }) => provider === 'google');
      if (!info) throw new Error('google is not offered');
      for (const redirectUri of variations(visitor.origin)) {
        const address = authorizeAddress(info, redirectUri, 'x', randomText());
        const page = await fetch(address, { redirect: 'manual' });
        expect(page.status, redirectUri).toBe(400);
        expect(page.headers.get('location')).toBeNull();
        expect(await page.text()).not.toContain('evil');
        const sent = await fetch(`${address.origin}${address.pathname}`, {
          method: 'POST',
          body: new URLSearchParams([...address.searchParams, ['persona', 'admin']]),
          redirect: 'manual',
        });
        expect(sent.status, redirectUri).toBe(400);
      }
    });

    test('gets the state back as it was sent, and cannot be changed by it', async () => {
      const state = '//evil.example/"><script>&state=other&code=mine#~nonce ü%2f';
      const returned = await visitor.visit('google', nameless(), state);
      expect(returned.state).toBe(state);
      expect(returned.redirectUri).toBe(`${visitor.origin}/google`);
      expect(returned.code).not.toBe('mine');
    });
  });

  describe('a token', () => {
    let player: SignedIn;
    let claims: { sid: string; role: string; prv: string };
    const key = new TextEncoder().encode(TEST_SECRET);
    const jwt = (change: (token: SignJWT) => SignJWT = (token) => token, payload: object = claims, alg = 'HS256') =>
      change(
        new SignJWT({ ...payload })
          .setProtectedHeader({ alg, kid: '1', typ: 'JWT' })
          .setSubject(player.externalId)
          .setIssuer('oversleep')
          .setAudience('oversleep')
          .setIssuedAt()
          .setExpirationTime('15m'),
      );
    const statusOf = async (token: string) => (await visitor.call(routes.sessions, { as: { token } })).status;
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

    beforeAll(async () => {
      player = await visitor.signIn('google', nameless());
      const { sid, role, prv } = JSON.parse(Buffer.from(player.token.split('.')[1] ?? '', 'base64url').toString());
      claims = { sid, role, prv };
    });

    test('that is ours is accepted, so that the rest means something', async () => {
      expect(await statusOf(player.token)).toBe(200);
      expect(await statusOf(await jwt().sign(key))).toBe(200);
    });

    test('of another key is refused', async () => {
      expect(await statusOf(await jwt().sign(new TextEncoder().encode(`${TEST_SECRET}!`)))).toBe(401);
    });

    test('without a signature is refused', async () => {
      const [, payload = '', signature = ''] = player.token.split('.');
      for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
        expect(await statusOf(`${encoded({ alg, typ: 'JWT' })}.${payload}.`)).toBe(401);
        expect(await statusOf(`${encoded({ alg, typ: 'JWT' })}.${payload}.${signature}`)).toBe(401);
      }
      expect(await statusOf(player.token.split('.').slice(0, 2).join('.'))).toBe(401);
    });

    test('of another algorithm is refused', async () => {
      const head = encoded({ alg: 'HS512', typ: 'JWT' });
      const body = player.token.split('.')[1];
      const signature = createHmac('sha512', TEST_SECRET).update(`${head}.${body}`).digest('base64url');
      expect(await statusOf(`${head}.${body}.${signature}`)).toBe(401);
      const { privateKey } = generateKeyPairSync('ed25519');
      expect(await statusOf(await jwt(undefined, claims, 'EdDSA').sign(privateKey))).toBe(401);
    });

    test('that has ended, for another audience, from another issuer, or without a session is refused', async () => {
      expect(await statusOf(await jwt((token) => token.setExpirationTime('-1s')).sign(key))).toBe(401);
      expect(await statusOf(await jwt((token) => token.setAudience('another site')).sign(key))).toBe(401);
      expect(await statusOf(await jwt((token) => token.setIssuer('another site')).sign(key))).toBe(401);
      expect(await statusOf(await jwt(undefined, {}).sign(key))).toBe(401);
      expect(await statusOf(await jwt(undefined, { ...claims, sid: randomUUID() }).sign(key))).toBe(401);
      expect(await statusOf(await jwt(undefined, { ...claims, sid: 'abc' }).sign(key))).toBe(401);
    });

    test('of a provider is refused', async () => {
      const returned = await visitor.visit('google', nameless());
      const { providers } = visitor.server.deps;
      const { tokenUrl, clientId, clientSecret } = providers.configOf('google') ?? {};
      const answer = await fetch(String(tokenUrl), {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: returned.code,
          redirect_uri: returned.redirectUri,
          client_id: String(clientId),
          client_secret: String(clientSecret),
          code_verifier: String(returned.verifier),
        }),
      });
      const { access_token, id_token } = (await answer.json()) as { access_token: string; id_token: string };
      expect(answer.status).toBe(200);
      expect(await statusOf(access_token)).toBe(401);
      expect(await statusOf(id_token)).toBe(401);
    });

    test('with another role in it gives no other role', async () => {
      const token = await jwt(undefined, { ...claims, role: 'admin' }).sign(key);
      expect((await visitor.call(routes.verifyAdmin, { as: { token } })).status).toBe(403);
    });

    test('for refreshing opens nothing else, and one for access refreshes nothing', async () => {
      expect(await statusOf(player.refreshToken)).toBe(401);
      expect((await visitor.call(routes.refresh, { body: { refresh_token: player.token } })).status).toBe(401);
    });
  });
});

test('no credentials are logged, even at the most verbose level', async () => {
  let log = '';
  const logTarget = { write: (line: string) => (log += line) };
  const visitor = await startVisit('embedded', { LOG_LEVEL: 'trace' }, logTarget);
  try {
    const secrets: string[] = [];
    for (const provider of ['google', 'discord', 'patreon'] as const) {
      const returned = await visitor.visit(provider, { persona: 'supporter' }, '/~the-nonce');
      // A browser loads the page to which it was sent back, with the code in its address.
      const query = new URLSearchParams({ code: returned.code, state: returned.state ?? '' });
      await fetch(`${returned.redirectUri}?${query}`, { headers: { accept: 'text/html' } });
      const player = signedIn((await visitor.signup(returned)).body);
      await visitor.signup(returned, { intent: 'link', as: player });
      const { body } = await visitor.call(routes.refresh, { body: { refresh_token: player.refreshToken } });
      const next = body as { access_token: string; refresh_token: string };
      await visitor.call(routes.refresh, { body: { refresh_token: `${next.refresh_token.slice(0, 60)}AAAA` } });
      await visitor.call(routes.sessions, { as: { token: `${player.token}x` } });
      const { clientSecret } = visitor.server.deps.providers.configOf(provider) ?? {};
      secrets.push(returned.code, player.token, player.refreshToken, next.access_token, next.refresh_token);
      if (returned.verifier !== undefined) secrets.push(returned.verifier);
      secrets.push(String(clientSecret));
    }
    secrets.push(visitor.server.deps.providers.campaign()?.accessToken ?? '', TEST_SECRET, 'the-nonce');
    expect(log).toContain('sign-in failed');
    expect(log.split('\n').length).toBeGreaterThan(20);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8);
      expect(log).not.toContain(secret);
      expect(log).not.toContain(encodeURIComponent(secret));
    }
    expect(log).not.toContain('example.test');
  } finally {
    await visitor.close();
  }
});
