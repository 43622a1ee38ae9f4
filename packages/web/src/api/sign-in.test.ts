// Signing in at a provider and coming back.
import type { ProviderInfo, SessionData } from '@oversleep/contract';
import { expect, test, vi } from 'vitest';
import { messages } from '../messages/messages.ts';
import type { Api } from './client.ts';
import { ApiFailure } from './failure.ts';
import { createSignIn, safeRoute } from './sign-in.ts';
import { memoryText } from './text-storage.ts';

const t = messages('shell');

const ORIGIN = 'https://sleep.example';

const google: ProviderInfo = {
  provider: 'google',
  authorizeUrl: 'https://accounts.example/auth',
  clientId: 'client',
  scope: 'email profile',
  parameters: { access_type: 'offline', prompt: 'consent' },
  pkce: true,
};

const data: SessionData = {
  name: 'Ada',
  friendCode: 'A1B2C3',
  externalId: '11111111-1111-4111-8111-111111111111',
  role: 'default',
  auth: {
    activeProvider: 'google',
    tokens: { accessToken: 'a', refreshToken: 'r', expiryDate: 1 },
    linkedProviders: { google: { linked: true }, discord: { linked: false }, patreon: { linked: false } },
  },
};

function setUp(answer: () => Promise<unknown> = async () => data, storage = memoryText()) {
  const call = vi.fn(answer);
  let next = 0;
  const signIn = createSignIn({
    api: { call: call as unknown as Api['call'] },
    storage,
    origin: ORIGIN,
    randomBytes: (length) => Uint8Array.from({ length }, () => next++ % 256),
    digest: async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  });
  return { signIn, call, storage };
}

const stateIn = (address: string): string => new URL(address).searchParams.get('state') ?? '';
const returned = (fields: Record<string, string>): string => `?${new URLSearchParams(fields)}`;

test('the authorization address has everything the provider asks for', async () => {
  const { signIn } = setUp();
  const url = new URL(await signIn.begin(google, 'login', '/compare?x=1'));
  expect(url.origin + url.pathname).toBe('https://accounts.example/auth');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    client_id: 'client',
    response_type: 'code',
    redirect_uri: `${ORIGIN}/google`,
    scope: 'email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^\/compare\?x=1~[\w-]{32}$/),
  });
});

test('a provider on the same site works too', async () => {
  const { signIn } = setUp();
  const address = await signIn.begin({ ...google, authorizeUrl: '/dev-idp/google/authorize' }, 'login', '/');
  expect(address).toMatch(/^https:\/\/sleep\.example\/dev-idp\/google\/authorize\?/);
});

test('the return redeems the code with the verifier, and leads back to the first page', async () => {
  const { signIn, call } = setUp();
  const address = await signIn.begin(google, 'login', '/compare~a?b=~c');
  const result = await signIn.finish('google', returned({ code: 'secret', state: stateIn(address) }));
  expect(result).toEqual({ kind: 'ok', intent: 'login', data, route: '/compare~a?b=~c' });
  const [, input] = call.mock.calls[0] as unknown as [string, { body: { code_verifier: string } }];
  expect(input).toMatchObject({
    session: 'none',
    body: { authorization_code: 'secret', provider: 'google', redirect_uri: `${ORIGIN}/google`, intent: 'login' },
  });
  const { code_verifier: verifier } = input.body;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = Buffer.from(digest).toString('base64url');
  expect(new URL(address).searchParams.get('code_challenge')).toBe(challenge);
});

test('linking a provider uses the existing session', async () => {
  const { signIn, call } = setUp();
  const address = await signIn.begin({ ...google, pkce: false }, 'link', '/settings/account');
  expect(new URL(address).searchParams.has('code_challenge')).toBe(false);
  await signIn.finish('google', returned({ code: 'secret', state: stateIn(address) }));
  const [, input] = call.mock.calls[0] as unknown as [string, Record<string, unknown>];
  expect(input).not.toHaveProperty('session');
  expect(input.body).toMatchObject({ intent: 'link' });
  expect(input.body).not.toHaveProperty('code_verifier');
});

test.each([
  ['nothing was begun here', async () => returned({ code: 'c', state: '/~nonce' })],
  [
    'the nonce is another',
    async (begin: () => Promise<string>) => {
      await begin();
      return returned({ code: 'c', state: '/~other' });
    },
  ],
  [
    'there is no state',
    async (begin: () => Promise<string>) => {
      await begin();
      return returned({ code: 'c' });
    },
  ],
])('a return is refused when %s', async (_, make) => {
  const { signIn, call } = setUp();
  const search = await make(() => signIn.begin(google, 'login', '/'));
  expect(await signIn.finish('google', search)).toMatchObject({ kind: 'forged' });
  expect(call).not.toHaveBeenCalled();
});

test('a return from another provider than the requested one is refused', async () => {
  const { signIn } = setUp();
  const address = await signIn.begin(google, 'login', '/');
  expect(await signIn.finish('discord', returned({ code: 'c', state: stateIn(address) }))).toMatchObject({
    kind: 'forged',
  });
});

test('a return works once, but a page that is rendered twice gets the same result', async () => {
  const storage = memoryText();
  const { signIn, call } = setUp(undefined, storage);
  const address = await signIn.begin(google, 'login', '/');
  const search = returned({ code: 'c', state: stateIn(address) });
  expect(await signIn.finish('google', search)).toBe(await signIn.finish('google', search));
  expect(call).toHaveBeenCalledTimes(1);
  expect(await setUp(undefined, storage).signIn.finish('google', search)).toMatchObject({ kind: 'forged' });
});

test('cancelling at the provider is no failure', async () => {
  const { signIn, call } = setUp();
  const address = await signIn.begin(google, 'login', '/recipes');
  const search = returned({ error: 'access_denied', state: stateIn(address) });
  expect(await signIn.finish('google', search)).toEqual({ kind: 'cancelled', intent: 'login', route: '/recipes' });
  expect(call).not.toHaveBeenCalled();
});

test('other failures are reported', async () => {
  const first = setUp();
  const address = await first.signIn.begin(google, 'login', '/recipes');
  const error = returned({ error: 'server_error', error_description: 'try later', state: stateIn(address) });
  expect(await first.signIn.finish('google', error)).toMatchObject({
    kind: 'failed',
    message: t('logIn.refused', { reason: 'try later' }),
  });
  const second = setUp(() => Promise.reject(new ApiFailure('offline')));
  const again = await second.signIn.begin(google, 'link', '/recipes');
  expect(await second.signIn.finish('google', returned({ code: 'c', state: stateIn(again) }))).toEqual({
    kind: 'failed',
    intent: 'link',
    message: t('failure.offline'),
    route: '/recipes',
  });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/google?code=1',
  '/discord',
])('the unsafe route %s is replaced by the home page', (route) => {
  expect(safeRoute(route)).toBe('/');
});

test.each(['/', '/compare', '/settings/account?x=1#y', '/googles'])('%s is a page of this site', (route) => {
  expect(safeRoute(route)).toBe(route);
});
