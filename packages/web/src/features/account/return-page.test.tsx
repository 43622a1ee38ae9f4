// @vitest-environment happy-dom
// Every way to come back from a provider.
import type { ProviderInfo, SessionData } from '@oversleep/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Intent } from '../../api/sign-in.ts';
import { messages } from '../../messages/messages.ts';
import type { AppState } from '../../state/start-up.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { type Answers, lastingSession, openPage, Refusal } from '../../testing/page.tsx';
import { ReturnPage } from './return-page.tsx';

const t = messages('account');

const GOOGLE: ProviderInfo = {
  provider: 'google',
  authorizeUrl: 'https://google.example/authorize',
  clientId: 'client',
  scope: 'email',
  parameters: {},
  pkce: false,
};

const PROVIDERS: Answers = { 'GET /api/login/providers': () => ({ providers: [GOOGLE] }) };

interface Return {
  readonly query: string;
  readonly intent?: Intent;
  readonly answers?: Answers;
  readonly session?: SessionData;
}

/** Leaves for the provider from /compare, and comes back with the query. */
async function comeBack({ query, intent = 'login', answers = {}, session }: Return) {
  return openPage(<ReturnPage provider="google" />, {
    answers: { ...PROVIDERS, ...answers },
    ...(session ? { session } : {}),
    prepare: async (app) => {
      const address = new URL(await app.signIn.begin(GOOGLE, intent, '/compare'));
      const state = encodeURIComponent(address.searchParams.get('state') ?? '');
      window.history.replaceState(null, '', `/google?${query.replace('STATE', state)}`);
    },
  });
}

afterEach(() => vi.restoreAllMocks());

const isIn = (app: AppState) => app.stores.user.getState().auth !== null;

test('a good return signs in and goes on to where the person was', async () => {
  const { app, path } = await comeBack({
    query: 'code=abc&state=STATE',
    answers: { 'POST /api/login/signup': () => lastingSession() },
  });
  await waitFor(() => expect(path()).toBe('/compare'));
  expect(isIn(app)).toBe(true);
  expect(await screen.findByText(t('return.welcome', { name: 'Ada' }))).toBeDefined();
});

test('linking keeps the session and notes the new provider', async () => {
  const session = lastingSession();
  const linkedProviders = { ...session.auth.linkedProviders, discord: { linked: true } };
  const { app, path } = await comeBack({
    query: 'code=abc&state=STATE',
    intent: 'link',
    session,
    answers: {
      'POST /api/login/signup': () => ({ ...session, auth: { activeProvider: 'google', linkedProviders } }),
    },
  });
  await waitFor(() => expect(path()).toBe('/compare'));
  expect(app.stores.user.getState().auth?.linkedProviders.discord.linked).toBe(true);
  expect(app.stores.user.getState().auth?.tokens.accessToken).toBe('access');
});

test('a cancelled login is explained, loses nothing, and can be tried again', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const saved = creatureOf(1, { saved: true });
  const { app, user } = await comeBack({ query: 'error=access_denied&state=STATE' });
  app.creatures.saveCreature(saved);
  expect(await screen.findByRole('heading', { name: t('return.notLoggedIn', { provider: 'Google' }) })).toBeDefined();
  expect(screen.getByText(t('return.cancelled', { provider: 'Google' }))).toBeDefined();
  expect(screen.getByRole('link', { name: t('return.back') }).getAttribute('href')).toBe('/compare');
  expect(Object.keys(app.stores.creatures.getState().creatures)).toEqual([saved.externalId]);
  await user.click(screen.getByRole('button', { name: t('return.retry') }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(String(assign.mock.calls[0]?.[0])).toContain('https://google.example/authorize');
});

test('a return that was not started here is not used', async () => {
  const { asked } = await comeBack({ query: 'code=abc&state=/compare~forged' });
  expect(await screen.findByText(new RegExp(messages('shell')('logIn.forged')))).toBeDefined();
  expect(asked).not.toContain('POST /api/login/signup');
});

test('a provider that belongs to another account is not linked, and the session goes on', async () => {
  const { app } = await comeBack({
    query: 'code=abc&state=STATE',
    intent: 'link',
    session: lastingSession(),
    answers: {
      'POST /api/login/signup': () => {
        throw new Refusal(409, 'IDENTITY_IN_USE', 'This identity belongs to another Oversleep account.');
      },
    },
  });
  expect(await screen.findByRole('heading', { name: t('return.notLinked', { provider: 'Google' }) })).toBeDefined();
  expect(screen.getByText(/belongs to another Oversleep account/)).toBeDefined();
  expect(isIn(app)).toBe(true);
});

test('a provider that fails is quoted', async () => {
  await comeBack({ query: 'error=server_error&error_description=Out+of+order&state=STATE' });
  expect(await screen.findByText(/Out of order/)).toBeDefined();
});

test('who reloads the page after it has worked is sent on, not frightened', async () => {
  await comeBack({ query: 'code=abc&state=old', session: lastingSession() });
  expect(await screen.findByRole('heading', { name: t('return.already') })).toBeDefined();
  expect(screen.getByRole('link', { name: t('return.continue') })).toBeDefined();
});
