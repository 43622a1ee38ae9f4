// @vitest-environment happy-dom
// The ways in: only those that the site offers, and what is said when there are none.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { closeLogoutPrompt, useLogoutPrompt } from '../../state/page/logout-prompt.ts';
import type { AppState } from '../../state/start-up.ts';
import { type Answers, lastingSession, openPage, Refusal } from '../../testing/page.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { LogoutDialog } from './logout-dialog.tsx';

const t = messages('account');

const info = (provider: string) => ({
  provider,
  authorizeUrl: `https://${provider}.example/authorize`,
  clientId: 'client',
  scope: 'email',
  parameters: {},
  pkce: false,
});

const SITE: Answers = {
  'GET /api/site': () => ({ feedback: null, source: null, community: null, patron: null, apiKeys: false }),
};

const offering = (...providers: readonly string[]): Answers => ({
  ...SITE,
  'GET /api/login/providers': () => ({ providers: providers.map(info) }),
});

const dialog = <LoginDialog open onClose={() => undefined} />;

afterEach(() => vi.restoreAllMocks());

test('only what the site offers is there, in a fixed order', async () => {
  await openPage(dialog, { answers: offering('discord', 'patreon') });
  await screen.findByRole('button', { name: /Patreon/ });
  const names = screen.getAllByRole('button', { name: /^Continue with/ }).map((button) => button.textContent);
  expect(names).toEqual(['Continue with Patreon', 'Continue with Discord']);
});

test('a button leads to the provider', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { user } = await openPage(dialog, { answers: offering('google') });
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toContain('https://google.example/authorize'));
});

test('a site without providers says so', async () => {
  await openPage(dialog, { answers: offering() });
  expect(await screen.findByText(t('login.none'))).toBeDefined();
});

test('a failure can be repeated', async () => {
  let isDown = true;
  const { user } = await openPage(dialog, {
    answers: {
      ...SITE,
      'GET /api/login/providers': () => {
        if (isDown) throw new Refusal(503, 'DOWN', 'The owl is asleep.');
        return { providers: [info('google')] };
      },
    },
  });
  expect(await screen.findByText('The owl is asleep.')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: messages('shell')('tryNow') }));
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeDefined();
});

const withTeam = (app: AppState) => void app.teams.renameTeam(0, 'Night shift');

function WithLogout() {
  const isAsked = useLogoutPrompt();
  return isAsked ? <LogoutDialog onClose={closeLogoutPrompt} /> : dialog;
}

test('who is signed in can only log out', async () => {
  const { app, user } = await openPage(<WithLogout />, {
    session: lastingSession(),
    prepare: withTeam,
    answers: offering('google'),
  });
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: t('logout.button') }));
  const question = within(await screen.findByRole('dialog', { name: t('logout.title') }));
  expect(app.stores.user.getState().auth).not.toBeNull();
  await user.click(question.getByRole('button', { name: t('logout.button') }));
  await waitFor(() => expect(app.stores.user.getState().auth).toBeNull());
  expect(app.snapshots.list.getState().snapshots).toHaveLength(1);
});

test('on a shared device no copy stays', async () => {
  const { app, user } = await openPage(<LogoutDialog onClose={() => undefined} />, {
    session: lastingSession(),
    prepare: withTeam,
  });
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(t('logout.removeCopies')) }));
  await user.click(screen.getByRole('button', { name: t('logout.button') }));
  expect(await screen.findByText(t('logout.doneWithoutCopy'))).toBeDefined();
  await app.snapshots.load();
  expect(app.snapshots.list.getState().snapshots).toEqual([]);
});
