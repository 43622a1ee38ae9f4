// @vitest-environment happy-dom
// Account settings, and the two steps that must not happen by accident: unlinking and deleting.
import type { SessionData, SessionInfo } from '@oversleep/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { type Answers, lastingSession, openPage, Refusal } from '../../testing/page.tsx';
import { AccountSettings } from './account-settings.tsx';

const t = messages('settings');

type Linked = SessionData['auth']['linkedProviders'];

const ONLY_GOOGLE: Linked = { google: { linked: true }, discord: { linked: false }, patreon: { linked: false } };
const TWO: Linked = { ...ONLY_GOOGLE, discord: { linked: true } };

const device = (id: string, current: boolean, userAgent: string): SessionInfo => ({
  id,
  provider: 'google',
  createdAt: '2026-01-01T10:00:00Z',
  lastUsedAt: '2026-01-02T10:00:00Z',
  expiresAt: '2027-01-01T10:00:00Z',
  userAgent,
  current,
});

const PHONE = '11111111-1111-4111-8111-111111111111';

function accountPage(linked: Linked, answers: Answers = {}) {
  const session = lastingSession();
  return openPage(<AccountSettings />, {
    session: { ...session, auth: { ...session.auth, linkedProviders: linked } },
    answers: {
      'GET /api/login/linked': () => linked,
      'GET /api/login/providers': () => ({ providers: [] }),
      'GET /api/login/sessions': () => ({
        sessions: [device(PHONE, false, 'iPhone Safari/'), device(ADA_DEVICE, true, 'Windows Firefox/')],
      }),
      ...answers,
    },
  });
}

const ADA_DEVICE = '22222222-2222-4222-8222-222222222222';

test('a guest sees what an account is for, and can log in', async () => {
  await openPage(<AccountSettings />);
  expect(await screen.findByText(t('signedOut.guest'))).toBeDefined();
  expect(screen.getByRole('button', { name: t('logIn') })).toBeDefined();
});

test('the last linked provider cannot be unlinked, and the reason is shown', async () => {
  await accountPage(ONLY_GOOGLE);
  const unlink = await screen.findByRole('button', { name: t('unlink.buttonOf', { provider: 'Google' }) });
  expect(unlink).toHaveProperty('disabled', true);
  const reason = document.getElementById(unlink.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(t('linked.only'));
});

test('unlinking one of two asks first, then marks it unlinked', async () => {
  const { app, user, asked } = await accountPage(TWO, { 'DELETE /api/login/unlink/discord': () => undefined });
  await user.click(await screen.findByRole('button', { name: t('unlink.buttonOf', { provider: 'Discord' }) }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByText(t('unlink.activeWhy'))).toBeNull();
  expect(asked).not.toContain('DELETE /api/login/unlink/discord');
  await user.click(dialog.getByRole('button', { name: t('unlink.button') }));
  expect(await screen.findByText(t('unlink.done', { provider: 'Discord' }))).toBeDefined();
  expect(app.stores.user.getState().auth?.linkedProviders.discord.linked).toBe(false);
});

test('unlinking the one in use warns, logs out and goes home', async () => {
  const { app, user, path } = await accountPage(TWO, { 'DELETE /api/login/unlink/google': () => undefined });
  await user.click(await screen.findByRole('button', { name: t('unlink.buttonOf', { provider: 'Google' }) }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(t('unlink.activeWhy'))).toBeDefined();
  await user.click(dialog.getByRole('button', { name: t('unlink.button') }));
  await waitFor(() => expect(app.stores.user.getState().auth).toBeNull());
  expect(path()).toBe('/');
});

test('a failed unlink shows its reason in the dialog, and nothing changes', async () => {
  const { app, user } = await accountPage(TWO, {
    'DELETE /api/login/unlink/discord': () => {
      throw new Refusal(503, 'DOWN', 'The owl is asleep.');
    },
  });
  await user.click(await screen.findByRole('button', { name: t('unlink.buttonOf', { provider: 'Discord' }) }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('unlink.button') }));
  expect(await dialog.findByText('The owl is asleep.')).toBeDefined();
  expect(dialog.getByRole('button', { name: t('retry') })).toBeDefined();
  expect(app.stores.user.getState().auth?.linkedProviders.discord.linked).toBe(true);
});

test('deleting the account requires typing a word', async () => {
  const { app, user, asked } = await accountPage(ONLY_GOOGLE);
  await user.click(await screen.findByRole('button', { name: t('leave.delete') }));
  const dialog = within(screen.getByRole('dialog'));
  const remove = dialog.getByRole('button', { name: t('delete.button') });
  expect(remove).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('textbox', { name: t('delete.type', { word: 'DELETE' }) }), 'delete{Enter}');
  expect(remove).toHaveProperty('disabled', true);
  expect(asked).not.toContain('DELETE /api/user');
  await user.clear(dialog.getByRole('textbox', { name: t('delete.type', { word: 'DELETE' }) }));
  await user.type(dialog.getByRole('textbox', { name: t('delete.type', { word: 'DELETE' }) }), 'DELETE');
  await user.click(remove);
  await waitFor(() => expect(app.stores.user.getState().auth).toBeNull());
  expect(asked).toContain('DELETE /api/user');
});

test('deleting the account after an old login asks for another login first', async () => {
  const left: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)));
  const google = {
    provider: 'google',
    authorizeUrl: 'https://idp.example/a',
    clientId: 'c',
    scope: 's',
    parameters: {},
  };
  const { app, user } = await accountPage(ONLY_GOOGLE, {
    'GET /api/login/providers': () => ({ providers: [{ ...google, pkce: false }] }),
    'DELETE /api/user': () => {
      throw new Refusal(403, 'SIGN_IN_AGAIN', 'Please log in once more.');
    },
  });
  await user.click(await screen.findByRole('button', { name: t('leave.delete') }));
  await user.type(screen.getByRole('textbox', { name: t('delete.type', { word: 'DELETE' }) }), 'DELETE{Enter}');
  await user.click(await screen.findByRole('button', { name: t('signIn.with', { provider: 'Google' }) }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(new URL(left[0] ?? '').searchParams.get('state')).toMatch(/^\/settings\/account#delete~/);
  expect(app.stores.user.getState().auth).not.toBeNull();
});

test('the deletion dialog opens again after that login', async () => {
  const { path } = await openPage(<AccountSettings />, {
    session: lastingSession(),
    at: '/settings/account#delete',
    answers: { 'GET /api/login/sessions': () => ({ sessions: [] }), 'GET /api/login/linked': () => ONLY_GOOGLE },
  });
  expect(await screen.findByRole('dialog', { name: t('delete.title') })).toBeDefined();
  expect(path()).toBe('/settings/account#delete');
});

test('other devices can be logged out, but not this one', async () => {
  const ended = vi.fn();
  const { user } = await accountPage(ONLY_GOOGLE, { [`DELETE /api/login/sessions/${PHONE}`]: ended });
  await user.click(await screen.findByRole('button', { name: t('sessions.logOut', { device: 'Safari on iPhone' }) }));
  expect(await screen.findByText(t('sessions.loggedOut', { device: 'Safari on iPhone' }))).toBeDefined();
  expect(ended).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: t('sessions.logOut', { device: 'Firefox on Windows' }) })).toBeNull();
});
