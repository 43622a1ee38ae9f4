// @vitest-environment happy-dom
// Game settings as a guest, with an account, and with a server that rejects them.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { lastingSession, openPage, Refusal } from '../../testing/page.tsx';
import { GameSettings } from './game-settings.tsx';

const t = messages('settings');

const bonus = () => screen.findByRole('spinbutton', { name: t('area.bonusOf', { island: 'Cyan Beach' }) });
const pot = () => screen.findByRole('spinbutton', { name: t('pot.title') });

test('a bonus above the limit shows an error, and the last valid one comes back', async () => {
  const { app, user } = await openPage(<GameSettings />);
  await user.clear(await bonus());
  await user.type(await bonus(), '80');
  expect(screen.getByText('Value must be 75 or less')).toBeDefined();
  await user.tab();
  expect(await bonus()).toHaveProperty('value', '0');
  expect(app.stores.user.getState().islands).toEqual({});
});

test('the bonus of a guest is saved on this device', async () => {
  const { app, user } = await openPage(<GameSettings />);
  await user.clear(await bonus());
  await user.type(await bonus(), '40{Enter}');
  expect(app.stores.user.getState().islands.cyan).toEqual({ areaBonus: 40 });
  expect(await screen.findByText(t('saving.saved'))).toBeDefined();
});

test('bonuses of several islands are saved as one', async () => {
  const { app, user } = await openPage(<GameSettings />);
  const taupe = await screen.findByRole('spinbutton', { name: t('area.bonusOf', { island: 'Taupe Hollow' }) });
  for (const field of [await bonus(), taupe]) {
    await user.clear(field);
    await user.type(field, '35{Enter}');
  }
  expect(app.stores.user.getState().islands).toMatchObject({ cyan: { areaBonus: 35 }, taupe: { areaBonus: 35 } });
  expect(await screen.findAllByText(t('saving.saved'))).toHaveLength(1);
});

test('the questions about the game are the first thing on the page', async () => {
  const { app, user } = await openPage(<GameSettings />);
  const [first] = await screen.findAllByRole('button');
  expect(first?.textContent).toBe(t('game.setUp'));
  await user.click(await screen.findByRole('button', { name: t('game.setUp') }));
  expect(app.stores.dialogs.getState().gameSetup).toBeTruthy();
});

test('the bonus of an account is sent to the server', async () => {
  const { server, user } = await openPage(<GameSettings />, { session: lastingSession() });
  await user.clear(await bonus());
  await user.type(await bonus(), '40{Enter}');
  expect(await screen.findByText(t('saving.saving'))).toBeDefined();
  await waitFor(() => expect(server.areas.cyan).toBe(40));
  expect(await screen.findByText(t('saving.saved'))).toBeDefined();
});

test('a rejection by the server is shown with its reason and can be retried', async () => {
  let refuses = true;
  const { user } = await openPage(<GameSettings />, {
    session: lastingSession(),
    answers: {
      'PUT /api/user/area': () => {
        if (refuses) throw new Refusal(400, 'OWL_SAYS_NO', 'The owl does not like this number.');
      },
    },
  });
  await user.clear(await bonus());
  await user.type(await bonus(), '40{Enter}');
  expect(await screen.findByText('The owl does not like this number.')).toBeDefined();
  expect(screen.getByText("Couldn't save")).toBeDefined();
  refuses = false;
  await user.click(screen.getByRole('button', { name: t('retry') }));
  await waitFor(() => expect(screen.queryByText("Couldn't save")).toBeNull());
});

test('the largest pot is the default, and quick steps become one change', async () => {
  const { app } = await openPage(<GameSettings />);
  expect(await screen.findByText(t('pot.assumed', { size: 69 }))).toBeDefined();
  const changes: (number | null)[] = [];
  app.stores.user.subscribe(({ potSize }, before) => potSize !== before.potSize && changes.push(potSize));
  const smaller = screen.getByRole('button', { name: t('pot.smaller') });
  // Not by `user.click`: on a slow machine more time may pass between two of its clicks than the pause.
  fireEvent.click(smaller);
  fireEvent.click(smaller);
  expect(changes).toEqual([]);
  expect(await pot()).toHaveProperty('value', '63');
  await waitFor(() => expect(changes).toEqual([63]));
});

test('a pot size is saved even if the page is left at once', async () => {
  const { app, user } = await openPage(<GameSettings />);
  await user.click(await screen.findByRole('button', { name: t('pot.min') }));
  expect(app.stores.user.getState().potSize).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(app.stores.user.getState().potSize).toBe(15);
});

test('the pot only accepts sizes that exist in the game', async () => {
  const { app, user } = await openPage(<GameSettings />);
  await user.clear(await pot());
  await user.type(await pot(), '34');
  expect(screen.getByText("There's no pot of size 34. Try 33 or 36.")).toBeDefined();
  await user.type(await pot(), '{Escape}');
  await user.click(screen.getByRole('button', { name: t('pot.min') }));
  await waitFor(() => expect(app.stores.user.getState().potSize).toBe(15));
});

test('another game version has its own islands and limits', async () => {
  const { user } = await openPage(<GameSettings />);
  const editions = within(await screen.findByRole('radiogroup', { name: t('edition.title') }));
  expect(screen.queryByRole('spinbutton', { name: t('area.bonusOf', { island: 'Amber Canyon' }) })).toBeNull();
  await user.click(editions.getByRole('radio', { name: 'August 2026' }));
  const amber = screen.getByRole('spinbutton', { name: t('area.bonusOf', { island: 'Amber Canyon' }) });
  expect(amber.getAttribute('aria-valuemax')).toBe('85');
});
