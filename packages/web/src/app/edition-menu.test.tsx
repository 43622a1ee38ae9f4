// @vitest-environment happy-dom
// Which game the figures are for: always said, once explained, changed by one click and back by another.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NEWEST, NEWEST_NAME } from '../testing/newest.ts';
import { openPage } from '../testing/page.tsx';
import { EditionMenu } from './edition-menu.tsx';
import { EditionNotice } from './edition-notice.tsx';

const open = (prepare?: NonNullable<Parameters<typeof openPage>[1]>['prepare']) =>
  openPage(
    <>
      <EditionMenu />
      <EditionNotice />
    </>,
    prepare ? { prepare } : {},
  );
const chip = (month: string) => screen.findByRole('button', { name: `Game of ${month}, change` });

test('the chip names the game, its menu says what differs, and a choice can be taken back', async () => {
  const { app, user } = await open();
  const edition = () => app.stores.user.getState().edition;
  await user.click(await chip('Oct 2025'));
  const menu = within(screen.getByRole('menu', { name: 'Game of the figures' }));
  expect(menu.getByRole('menuitemradio', { checked: true }).textContent).toContain('Game of October 2025');
  const other = menu.getByRole('menuitemradio', { name: /Game of August 2026/ });
  expect(other.textContent).toMatch(/49 more Pokémon/);
  await user.click(other);
  expect(edition()).toBe('2026-08');
  await chip('Aug 2026');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(edition()).toBe('2025-10');
});

test('the first visit says once which game it is', async () => {
  const { app, user } = await open();
  await screen.findByText(/figures are for the game of October 2025/);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/figures are for the game of/)).toBeNull();
  expect(app.stores.user.getState()).toMatchObject({ edition: '2025-10', editionTold: true });
});

test('it can be changed right there', async () => {
  const { app, user } = await open();
  await user.click(await screen.findByRole('button', { name: `Switch to ${NEWEST_NAME}` }));
  expect(app.stores.user.getState().edition).toBe(NEWEST);
  expect(screen.queryByText(/figures are for the game of/)).toBeNull();
  await user.click(screen.getByText('Undo'));
});

test('whoever has chosen a game is not told', async () => {
  await open((app) => app.settings.setEdition('2026-08'));
  await chip('Aug 2026');
  expect(screen.queryByText(/figures are for the game of/)).toBeNull();
});
