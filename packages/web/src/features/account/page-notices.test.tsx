// @vitest-environment happy-dom
// News that lies on top of every page: the session has ended, or older data could not be taken over.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { useLoginPrompt } from '../../state/page/login-prompt.ts';
import { lastingSession, openPage } from '../../testing/page.tsx';
import { PageNotices } from './page-notices.tsx';

const tSync = messages('sync');

const t = messages('account');

const Prompt = () => (useLoginPrompt() ? <p>Welcome</p> : null);

test('an ended session says so and leads to the sign-in', async () => {
  const { app, server, user } = await openPage(
    <>
      <PageNotices />
      <Prompt />
    </>,
    { session: lastingSession() },
  );
  expect(screen.queryByText(/You are logged out/)).toBeNull();
  server.mode = 401;
  await app.sync.run();
  expect(await screen.findByText(tSync('texts.signedOut'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: tSync('login') }));
  expect(await screen.findByText(t('login.title'))).toBeDefined();
});

test('a failed take-over of old data leads to the kept copy', async () => {
  const { user, path } = await openPage(<PageNotices />, {
    prepare: ({ stores }) => stores.notices.setState({ migrationFailed: { snapshotId: 's' } }),
  });
  await user.click(await screen.findByRole('button', { name: tSync('oldData.action') }));
  await waitFor(() => expect(path()).toBe('/settings/site'));
  expect(screen.queryByText(/could not be taken over/)).toBeNull();
});

test('a full browser storage is said until there is room, leads to the backup, and asks before the page is left', async () => {
  const { app, user, path } = await openPage(<PageNotices />, {
    prepare: ({ stores }) => stores.notices.setState({ storage: 'full' }),
  });
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(await screen.findByText(tSync('full.what'))).toBeDefined();
  expect(leaves()).toBe(false);
  await user.click(screen.getByRole('button', { name: tSync('full.action') }));
  await waitFor(() => expect(path()).toBe('/settings/site'));
  app.stores.notices.setState({ storage: null });
  await waitFor(() => expect(leaves()).toBe(true));
});
