// @vitest-environment happy-dom
// Settings of the site: clearing with a way back, and the copies that are kept.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { version } from '../../../../../package.json';
import type { AppState } from '../../state/start-up.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { SiteSettings } from './site-settings.tsx';

const saved = creatureOf(1, { name: 'Sparky', saved: true });
const names = (app: AppState) => Object.values(app.stores.creatures.getState().creatures).map(({ name }) => name);
const withSparky = (app: AppState) => void app.creatures.saveCreature(saved);

test('the version of the product is shown, for bug reports', async () => {
  await openPage(<SiteSettings />);
  expect(await screen.findByText(version)).toBeDefined();
});

test('a cleared cache can be taken back', async () => {
  const { app, user } = await openPage(<SiteSettings />, { prepare: withSparky });
  await user.click(await screen.findByRole('button', { name: 'Clear cache' }));
  await waitFor(() => expect(names(app)).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names(app)).toEqual(['Sparky']));
});

test('a snapshot can be restored later too, and deleted with a way back', async () => {
  const { app, user } = await openPage(<SiteSettings />, { prepare: withSparky });
  await user.click(await screen.findByRole('button', { name: 'Clear cache' }));
  expect(await screen.findByText('Before the cache was cleared')).toBeDefined();

  await user.click(screen.getByRole('button', { name: /^Delete the snapshot/ }));
  expect(screen.queryByText('Before the cache was cleared')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Before the cache was cleared')).toBeDefined();

  await user.click(screen.getByRole('button', { name: /^Restore the snapshot/ }));
  await waitFor(() => expect(names(app)).toEqual(['Sparky']));
});

test('a deleted snapshot is gone when the news is closed', async () => {
  const { app, user } = await openPage(<SiteSettings />, { prepare: withSparky });
  await user.click(await screen.findByRole('button', { name: 'Clear cache' }));
  await user.click(await screen.findByRole('button', { name: /^Delete the snapshot/ }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(app.snapshots.list.getState().snapshots).toEqual([]));
});

test('a file that is none of ours changes nothing and is said', async () => {
  const { app, user } = await openPage(<SiteSettings />, { prepare: withSparky });
  const file = new File(['{"nothing": true}'], 'shopping.json', { type: 'application/json' });
  await screen.findByRole('button', { name: 'Import a file' });
  await user.upload(screen.getByLabelText('File with data of Oversleep'), file);
  expect(await screen.findByText(/nothing in it that Oversleep could read/)).toBeDefined();
  expect(names(app)).toEqual(['Sparky']);
});

test('a guest switches random names off without any call', async () => {
  const { app, asked, user } = await openPage(<SiteSettings />);
  await user.click(await screen.findByRole('switch', { name: 'Use random Pokémon names' }));
  expect(app.stores.user.getState().randomizeNicknames).toBe(false);
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(asked.filter((address) => address.includes('/api/user'))).toEqual([]);
});

test('where simulations run and the language of names stay on this device', async () => {
  const { app, user } = await openPage(<SiteSettings />);
  await user.click(await screen.findByRole('radio', { name: 'The server' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Names in' }), 'ja');
  expect(app.stores.user.getState()).toMatchObject({ simulateOn: 'server', language: 'ja' });
  expect(screen.getByText(/ピカチュウ/)).toBeDefined();
});

test('what happened to the data is told, and can be put away', async () => {
  const { user } = await openPage(<SiteSettings />, {
    prepare: ({ stores }) =>
      stores.notices.setState({ storage: 'blocked', unreadable: { snapshotId: 'none', count: 2 } }),
  });
  expect(await screen.findByText('Your browser stores nothing for this site')).toBeDefined();
  expect(screen.getByText('2 things that were stored could not be read')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('The snapshot is not there any more.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('2 things that were stored could not be read')).toBeNull();
});
