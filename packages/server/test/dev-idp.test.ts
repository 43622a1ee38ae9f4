// The development provider: its page, its codes, its answers in each provider's shape, and who may use it.
import { createHash } from 'node:crypto';
import { type Provider, routes } from '@oversleep/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../src/config.ts';
import { startTestServer } from './harness.ts';
import { authorizeAddress, choose, randomText, startVisit, unescaped, type Visitor } from './login-visitor.ts';
import { ANY_STORE } from './stores.ts';

let visitor: Visitor;

beforeAll(async () => {
  visitor = await startVisit('embedded');
});
afterAll(() => visitor.close());

async function addressOf(provider: Provider, change: Readonly<Record<string, string | undefined>> = {}): Promise<URL> {
  const info = (await visitor.providers()).find((entry) => entry.provider === provider);
  if (!info) throw new Error(`${provider} is not offered`);
  const address = authorizeAddress(info, `${visitor.origin}/${provider}`, 'a~b', undefined);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address;
}

describe('the page', () => {
  test('offers the personas and a name, and can be read by machines', async () => {
    const page = await fetch(await addressOf('discord'));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1>Sign in with Discord (development)</h1>');
    for (const name of ['Mira Member', 'Sam Supporter', 'Ada Admin']) expect(html).toContain(name);
    expect(html).toMatch(/<label for="name">Name<\/label>\s*<input id="name"/);
    expect(html).not.toMatch(/<script|<style|style=|onclick|https?:\/\/(?!localhost)/);
  });

  test('has a stylesheet that the policy allows, and may send its form on to where it came from', async () => {
    const page = await fetch(await addressOf('google'));
    const policy = page.headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain(`form-action 'self' ${visitor.origin}`);
    const path = /<link rel="stylesheet" href="([^"]+)">/.exec(await page.text())?.[1];
    const style = await fetch(`${visitor.origin}${path}`);
    expect(style.status).toBe(200);
    expect(style.headers.get('content-type')).toContain('text/css');
  });

  test('takes the browser back empty-handed on cancel', async () => {
    const html = await (await fetch(await addressOf('patreon'))).text();
    const cancel = new URL(unescaped(/<a href="([^"]+)">Cancel/.exec(html)?.[1] ?? ''));
    expect(`${cancel.origin}${cancel.pathname}`).toBe(`${visitor.origin}/patreon`);
    expect(Object.fromEntries(cancel.searchParams)).toEqual({ error: 'access_denied', state: 'a~b' });
  });

  test('sends the browser on to itself under each name of this machine, and to the development server of the web app', async () => {
    const { port } = new URL(visitor.origin);
    const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost:5173'];
    for (const host of hosts) {
      const address = await addressOf('google', { redirect_uri: `http://${host}/google` });
      const page = await fetch(address);
      expect(page.status, host).toBe(200);
      const sent = await choose(address, await page.text(), { persona: 'member' });
      expect(sent.status).toBe(303);
      expect(sent.headers.get('location')).toMatch(`http://${host}/google?code=`);
    }
  });

  test.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['another client', { client_id: 'unknown' }],
    ['no client', { client_id: undefined }],
    ['another flow', { response_type: 'token' }],
    ['a challenge without a method', { code_challenge: 'abc' }],
    ['a method without a challenge', { code_challenge_method: 'S256' }],
    ['a plain challenge', { code_challenge: 'abc', code_challenge_method: 'plain' }],
  ])('refuses %s', async (_what, change) => {
    const page = await fetch(await addressOf('google', change), { redirect: 'manual' });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('role="alert"');
  });

  test.each([{ name: '' }, { name: '   ' }, { name: 'x'.repeat(37) }, { persona: 'emperor' }])(
    'refuses %j as a person',
    async (choice) => {
      const address = await addressOf('google');
      const body = new URLSearchParams([...address.searchParams, ...Object.entries(choice)]);
      const sent = await fetch(`${address.origin}${address.pathname}`, { method: 'POST', body, redirect: 'manual' });
      expect(sent.status).toBe(400);
      expect(sent.headers.get('location')).toBeNull();
    },
  );

  test('shows what it was sent as text', async () => {
    const html = await (await fetch(await addressOf('google', { state: '"><script>alert(1)</script>' }))).text();
    expect(html).not.toContain('<script');
  });
});

describe('codes', () => {
  const exchange = async (change: Readonly<Record<string, string>> = {}, late = 0) => {
    const returned = await visitor.visit('google', { name: 'Kim' });
    visitor.server.advance(late);
    const config = visitor.server.deps.providers.configOf('google');
    const answer = await fetch(config?.tokenUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: returned.code,
        redirect_uri: returned.redirectUri,
        client_id: config?.clientId ?? '',
        client_secret: config?.clientSecret ?? '',
        code_verifier: returned.verifier ?? '',
        ...change,
      }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  test('are exchanged by a client with the secret', async () => {
    expect(await exchange()).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
  });

  test.each<[string, Readonly<Record<string, string>>, number, string]>([
    ['another secret', { client_secret: 'guess' }, 401, 'invalid_client'],
    ['another client', { client_id: 'unknown' }, 401, 'invalid_client'],
    ['another return address', { redirect_uri: 'http://localhost:5173/google' }, 400, 'invalid_grant'],
    ['another verifier', { code_verifier: randomText() }, 400, 'invalid_grant'],
    ['a client without proof', { code_verifier: '' }, 400, 'invalid_grant'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('are refused to %s', async (_what, change, status, error) => {
    expect(await exchange(change)).toEqual({ status, body: { error } });
  });

  test('end after a minute', async () => {
    expect(await exchange({}, 61_000)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
  });
});

describe('answers', () => {
  const tokenOf = async (provider: Provider) => {
    const returned = await visitor.visit(provider, { name: 'Kim Ö' });
    const config = visitor.server.deps.providers.configOf(provider);
    if (!config) throw new Error(`${provider} is not offered`);
    const { clientId, clientSecret, tokenUrl, identityUrl } = config;
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: returned.code,
        redirect_uri: returned.redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
        ...(returned.verifier === undefined ? {} : { code_verifier: returned.verifier }),
      }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return { token, identityUrl };
  };
  const ask = (url: string, token?: string) =>
    fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

  test.each<[Provider, object]>([
    ['google', { sub: expect.stringMatching(/^dev-/), email: 'kim.o@example.test', name: 'Kim Ö' }],
    ['discord', { id: expect.stringMatching(/^dev-/), username: 'kim.o', global_name: 'Kim Ö' }],
    [
      'patreon',
      { data: { type: 'user', id: expect.stringMatching(/^dev-/), attributes: { email: 'kim.o@example.test' } } },
    ],
  ])('%s: the identity, in its own shape', async (provider, shape) => {
    const { token, identityUrl } = await tokenOf(provider);
    const answer = await ask(identityUrl, token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject(shape);
    expect((await ask(identityUrl)).status).toBe(401);
    expect((await ask(identityUrl, randomText())).status).toBe(401);
  });

  test('a token of one provider is none at another', async () => {
    const [google, discord] = [await tokenOf('google'), await tokenOf('discord')];
    expect((await ask(discord.identityUrl, google.token)).status).toBe(401);
  });

  test('the members of the campaign are for its creator', async () => {
    const { membersUrl, accessToken } = visitor.server.deps.providers.campaign() ?? { membersUrl: '', accessToken: '' };
    const answer = await ask(membersUrl, accessToken);
    expect(await answer.json()).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          type: 'member',
          attributes: expect.objectContaining({ patron_status: 'active_patron' }),
          relationships: { user: { data: { type: 'user', id: expect.any(String) } } },
        }),
      ]),
    });
    expect((await ask(membersUrl)).status).toBe(401);
    expect((await ask(membersUrl, (await tokenOf('patreon')).token)).status).toBe(401);
  });
});

describe('who may use it', () => {
  const url = '/dev-idp/style.css';
  const own = () => new URL(visitor.origin).host;

  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', async (remoteAddress) => {
    const answer = await visitor.server.app.inject({ url, remoteAddress, headers: { host: own() } });
    expect(answer.statusCode).toBe(200);
  });

  test.each<[string, { remoteAddress?: string; headers?: Record<string, string> }]>([
    ['another machine', { remoteAddress: '192.168.0.7' }],
    [
      'another machine that claims to be this one',
      { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a caller behind a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a tunnel that ends on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that speaks the newer way', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a proxy that names only the host', { headers: { 'x-forwarded-host': 'oversleep.example' } }],
    ['a proxy that names only itself', { headers: { via: '1.1 tunnel' } }],
    ['a port of this machine that is forwarded to ours', { headers: { host: 'localhost:1' } }],
    ['a page of another site', { headers: { origin: 'https://evil.example' } }],
    ['a page that hides where it is from', { headers: { origin: 'null' } }],
    ['a picture on another site', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } }],
    ['a page at another port', { headers: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' } }],
    ['a foreign name that points at this machine', { headers: { host: 'evil.example:3000' } }],
  ])('%s gets nothing', async (_what, { remoteAddress = '127.0.0.1', headers = {} }) => {
    const answer = await visitor.server.app.inject({
      url,
      remoteAddress,
      headers: { host: own(), ...headers },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    'cdn-loop',
    'cf-connecting-ip',
    'fastly-client-ip',
    'fly-client-ip',
    'ngrok-trace-id',
    'tailscale-user-login',
    'true-client-ip',
    'x-amzn-trace-id',
    'x-azure-clientip',
    'x-client-ip',
    'x-envoy-external-address',
    'x-original-host',
    'x-real-ip',
    'x-vercel-id',
  ])('who comes with %s, through a proxy, gets nothing', async (name) => {
    const headers = { host: own(), [name]: 'any' };
    const answer = await visitor.server.app.inject({ url, remoteAddress: '127.0.0.1', headers });
    expect(answer.statusCode).toBe(404);
  });

  test('a form of another site is refused, while a link leads to the page', async () => {
    const { pathname, search } = await addressOf('discord');
    const browser = { host: own(), 'sec-fetch-mode': 'navigate' };
    const statusOf = async (method: 'GET' | 'POST', headers: Readonly<Record<string, string>>) => {
      const sent = { ...browser, ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      const payload = `${search.slice(1)}&persona=member`;
      const address = { url: `${pathname}${search}`, remoteAddress: '127.0.0.1' };
      const request = method === 'GET' ? { ...address, headers: sent } : { ...address, method, payload, headers: sent };
      return (await visitor.server.app.inject(request)).statusCode;
    };
    expect(await statusOf('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200);
    expect(await statusOf('POST', { 'sec-fetch-site': 'cross-site' })).toBe(404);
    expect(await statusOf('POST', { 'sec-fetch-site': 'same-site' })).toBe(404);
    expect(await statusOf('POST', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:1' })).toBe(404);
    expect(await statusOf('POST', { 'sec-fetch-site': 'same-origin', origin: `http://${own()}` })).toBe(303);
  });

  test('the admin is among the people only where that was asked for, also by name', async () => {
    const server = await startTestServer(ANY_STORE, { DEV_ADMIN: '0' });
    const asked = new URLSearchParams({
      client_id: 'oversleep-development',
      redirect_uri: 'http://localhost:3000/discord',
      response_type: 'code',
    });
    const request = { url: `/dev-idp/discord/authorize?${asked}`, headers: { host: 'localhost:3000' } };
    const choose = async (choice: Readonly<Record<string, string>>) => {
      const payload = new URLSearchParams([...asked, ...Object.entries(choice)]).toString();
      const headers = { ...request.headers, 'content-type': 'application/x-www-form-urlencoded' };
      return (await server.app.inject({ ...request, method: 'POST', headers, payload })).statusCode;
    };
    try {
      const { body } = await server.app.inject(request);
      expect(body).toContain('Mira Member');
      expect(body).not.toContain('Ada Admin');
      expect(await choose({ persona: 'member' })).toBe(303);
      expect(await choose({ persona: 'admin' })).toBe(400);
      expect(await choose({ name: ' ada ADMIN ' })).toBe(403);
    } finally {
      await server.close();
    }
  });

  test('is not there at all when it is off, and cannot be on in production', async () => {
    const server = await startTestServer(ANY_STORE, { DEV_SIGN_IN: 'false' });
    try {
      expect((await server.app.inject(url)).statusCode).toBe(404);
    } finally {
      await server.close();
    }
    const production = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://oversleep.example',
      AUTH_SECRET: createHash('sha256').update('x').digest('base64'),
    };
    expect(parseConfig(production, '/srv')).toMatchObject({ ok: true, config: { devSignIn: false } });
    expect(parseConfig({ ...production, DEV_SIGN_IN: 'true' }, '/srv')).toMatchObject({ ok: false });
  });

  test('a provider with credentials is asked itself, also where development sign-in is on', async () => {
    const env = { GOOGLE_CLIENT_ID: 'real', GOOGLE_CLIENT_SECRET: 'secret' };
    const server = await startTestServer(ANY_STORE, env);
    try {
      const { providers } = (await server.call(routes.providers)).json();
      expect(providers).toMatchObject([
        { provider: 'google', clientId: 'real', authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
        { provider: 'discord', authorizeUrl: 'http://localhost:3000/dev-idp/discord/authorize' },
        { provider: 'patreon', authorizeUrl: 'http://localhost:3000/dev-idp/patreon/authorize' },
      ]);
    } finally {
      await server.close();
    }
  });
});
