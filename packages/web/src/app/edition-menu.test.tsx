// @vitest-environment happy-dom
// The version of the game: always shown, changed with one click and back with another; a notice where a newer one fits better.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../messages/messages.ts';
import type { AppState } from '../state/start-up.ts';
import { creatureOf } from '../testing/creatures.ts';
import { createDevice } from '../testing/fake-platform.ts';
import { openPage } from '../testing/page.tsx';
import { EditionMenu } from './edition-menu.tsx';
import { EditionNotice } from './edition-notice.tsx';

const t = messages('shell');

const open = (prepare?: NonNullable<Parameters<typeof openPage>[1]>['prepare']) =>
  openPage(
    <>
      <EditionMenu />
      <EditionNotice />
    </>,
    prepare ? { prepare } : {},
  );
const chip = (month: string) => screen.findByRole('button', { name: t('edition.change', { month }) });
const notice = t('edition.notice', { month: 'October 2025' });

test('the button names the version, its menu says what differs, and a choice can be undone', async () => {
  const { app, user } = await open();
  const edition = () => app.stores.user.getState().edition;
  await user.click(await chip('Oct 2025'));
  const menu = within(screen.getByRole('menu', { name: t('edition.menu') }));
  expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toContain('October 2025');
  const other = menu.getByRole('menuitemradio', { name: /August 2026/ });
  expect(other.textContent).toMatch(/49 more Pokémon/);
  await user.click(other);
  expect(edition()).toBe('2026-08');
  await chip('Aug 2026');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(edition()).toBe('2025-10');
});

/** A device with a Pokémon of a level that October 2025 doesn't have. */
const withNewer = (app: AppState) => {
  app.creatures.saveCreature(creatureOf(1, { level: 68, saved: true }));
};

test('a player whose Pokémon fit the version sees no notice', async () => {
  const { app } = await open((fresh) => void fresh.creatures.saveCreature(creatureOf(1, { saved: true })));
  await chip('Oct 2025');
  expect(screen.queryByText(notice)).toBeNull();
  expect(app.stores.user.getState().newerSuggested).toBe(false);
});

test('a player with Pokémon from a newer version is notified once, and one click switches', async () => {
  const { app, user } = await open(withNewer);
  await screen.findByText(notice);
  await user.click(screen.getByRole('button', { name: t('edition.switch', { month: 'October 2026' }) }));
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  expect(app.stores.user.getState()).toMatchObject({ edition: '2026-10', newerSuggested: true });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(app.stores.user.getState().edition).toBe('2025-10');
  expect(screen.queryByText(notice)).toBeNull();
});

test('the notice appears as soon as such Pokémon are imported, and can be dismissed', async () => {
  const { app, user } = await open();
  await chip('Oct 2025');
  act(() => withNewer(app));
  await screen.findByText(notice);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(notice)).toBeNull();
});

test('the notice is gone after a reload, without being dismissed', async () => {
  const device = createDevice();
  const first = await openPage(<EditionNotice />, { device, edition: '2025-10', prepare: withNewer });
  await screen.findByText(notice);
  await first.app.settled();
  cleanup();
  await openPage(
    <>
      <EditionMenu />
      <EditionNotice />
    </>,
    { device },
  );
  await chip('Oct 2025');
  expect(screen.queryByText(notice)).toBeNull();
});

test('a player who has chosen a version sees no notice', async () => {
  await open((app) => {
    withNewer(app);
    app.settings.setEdition('2026-08');
  });
  await chip('Aug 2026');
  expect(screen.queryByText(t('edition.notice', { month: 'August 2026' }))).toBeNull();
});
