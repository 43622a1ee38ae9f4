// @vitest-environment happy-dom
// Site settings: clearing local data with undo, and snapshots.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { version } from '../../../../../package.json';
import { messages } from '../../messages/messages.ts';
import type { AppState } from '../../state/start-up.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { SiteSettings } from './site-settings.tsx';

const t = messages('settings');

const saved = creatureOf(1, { name: 'Sparky', saved: true });
const names = (app: AppState) => Object.values(app.stores.creatures.getState().creatures).map(({ name }) => name);
const withSparky = (app: AppState) => void app.creatures.saveCreature(saved);

test('the version of the product is shown, for bug reports', async () => {
  await openPage(<SiteSettings />);
  expect(await screen.findByText(version)).toBeDefined();
});

test('clearing the local data can be undone', async () => {
  const { app, user } = await openPage(<SiteSettings />, { prepare: withSparky });
  await user.click(await screen.findByRole('button', { name: t('cache.clear') }));
  await waitFor(() => expect(names(app)).toEqual([]));
  await user.click(await screen.findByRole('button', { name: t('undo') }));
  await waitFor(() => expect(names(app)).toEqual(['Sparky']));
});

test('a snapshot can be restored later, and its deletion can be undone', async () => {
  const { app, user } = await openPage(<SiteSettings />, { prepare: withSparky });
  await user.click(await screen.findByRole('button', { name: t('cache.clear') }));
  expect(await screen.findByText(t('reasons.clearCache'))).toBeDefined();

  await user.click(screen.getByRole('button', { name: /^Delete snapshot/ }));
  expect(screen.queryByText(t('reasons.clearCache'))).toBeNull();
  await user.click(screen.getByRole('button', { name: t('undo') }));
  expect(screen.getByText(t('reasons.clearCache'))).toBeDefined();

  await user.click(screen.getByRole('button', { name: /^Restore snapshot/ }));
  await waitFor(() => expect(names(app)).toEqual(['Sparky']));
});

test('a deleted snapshot is gone once its message is closed', async () => {
  const { app, user } = await openPage(<SiteSettings />, { prepare: withSparky });
  await user.click(await screen.findByRole('button', { name: t('cache.clear') }));
  await user.click(await screen.findByRole('button', { name: /^Delete snapshot/ }));
  await user.click(screen.getByRole('button', { name: 'Close notification' }));
  await waitFor(() => expect(app.snapshots.list.getState().snapshots).toEqual([]));
});

test('importing a foreign file changes nothing and shows an error', async () => {
  const { app, user } = await openPage(<SiteSettings />, { prepare: withSparky });
  const file = new File(['{"nothing": true}'], 'shopping.json', { type: 'application/json' });
  await screen.findByRole('button', { name: t('files.import') });
  await user.upload(screen.getByLabelText(t('files.input')), file);
  expect(await screen.findByText(t('restored.failed', { reason: messages('shell')('restore.nothing') }))).toBeDefined();
  expect(names(app)).toEqual(['Sparky']);
});

test('a guest switches random names off without a request', async () => {
  const { app, asked, user } = await openPage(<SiteSettings />);
  await user.click(await screen.findByRole('switch', { name: t('names.random') }));
  expect(app.stores.user.getState().randomizeNicknames).toBe(false);
  expect(await screen.findByText(t('saving.saved'))).toBeDefined();
  expect(asked.filter((address) => address.includes('/api/user'))).toEqual([]);
});

test('where simulations run and the language of names are stored on this device', async () => {
  const { app, user } = await openPage(<SiteSettings />);
  await user.click(await screen.findByRole('radio', { name: t('simulations.server') }));
  await user.selectOptions(screen.getByRole('combobox', { name: t('language.label') }), 'ja');
  expect(app.stores.user.getState()).toMatchObject({ simulateOn: 'server', language: 'ja' });
  expect(screen.getByText(/ピカチュウ/)).toBeDefined();
});

test('notices about the data are shown and can be dismissed', async () => {
  const { user } = await openPage(<SiteSettings />, {
    prepare: ({ stores }) =>
      stores.notices.setState({ storage: 'blocked', unreadable: { snapshotId: 'none', count: 2 } }),
  });
  expect(await screen.findByText(t('notices.blocked'))).toBeDefined();
  expect(screen.getByText(t('notices.unreadable', { count: 2 }))).toBeDefined();
  await user.click(screen.getByRole('button', { name: t('notices.download') }));
  expect(await screen.findByText(t('snapshots.gone'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(t('notices.unreadable', { count: 2 }))).toBeNull();
});
