// @vitest-environment happy-dom
// The version of the game: always shown, explained once, changed with one click and back with another.
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../messages/messages.ts';
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

test('the first visit says once which version it shows', async () => {
  const { app, user } = await open();
  await screen.findByText(notice);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(notice)).toBeNull();
  expect(app.stores.user.getState()).toMatchObject({ edition: '2025-10', editionTold: true });
});

test('the notice is gone after a reload, without being dismissed', async () => {
  const device = createDevice();
  const first = await openPage(<EditionNotice />, { device });
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

test('the notice leads to the questions about the game', async () => {
  const { app, user } = await open();
  await user.click(await screen.findByRole('button', { name: t('edition.setUp') }));
  expect(app.stores.dialogs.getState().gameSetup).toBe(true);
});

test('a player who has chosen a version sees no notice', async () => {
  await open((app) => app.settings.setEdition('2026-08'));
  await chip('Aug 2026');
  expect(screen.queryByText(t('edition.notice', { month: 'August 2026' }))).toBeNull();
});
