// @vitest-environment happy-dom
// Settings of the game as players use them: as a guest, with an account, and with a server that does not take them.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastingSession, openPage, Refusal } from '../../testing/page.tsx';
import { GameSettings } from './game-settings.tsx';

const bonus = () => screen.findByRole('spinbutton', { name: 'Bonus of Cyan Beach' });
const pot = () => screen.findByRole('spinbutton', { name: 'Pot size' });

test('a bonus beyond what the edition allows is refused in words, and the last good one comes back', async () => {
  const { app, user } = await openPage(<GameSettings />);
  await user.clear(await bonus());
  await user.type(await bonus(), '80');
  expect(screen.getByText('Value must be 75 or less')).toBeDefined();
  await user.tab();
  expect(await bonus()).toHaveProperty('value', '0');
  expect(app.stores.user.getState().islands).toEqual({});
});

test('a guest keeps the bonus on this device, and sees that it is kept', async () => {
  const { app, user } = await openPage(<GameSettings />);
  await user.clear(await bonus());
  await user.type(await bonus(), '40{Enter}');
  expect(app.stores.user.getState().islands.cyan).toEqual({ areaBonus: 40 });
  expect(await screen.findByText('Saved')).toBeDefined();
});

test('with an account the server is told', async () => {
  const { server, user } = await openPage(<GameSettings />, { session: lastingSession() });
  await user.clear(await bonus());
  await user.type(await bonus(), '40{Enter}');
  expect(await screen.findByText('Saving')).toBeDefined();
  await waitFor(() => expect(server.areas.cyan).toBe(40), { timeout: 3000 });
  expect(await screen.findByText('Saved')).toBeDefined();
});

test('what the server refuses is said, and can be tried again', async () => {
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
  expect(await screen.findByText('The owl does not like this number.', {}, { timeout: 3000 })).toBeDefined();
  expect(screen.getByText("Couldn't save")).toBeDefined();
  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText("Couldn't save")).toBeNull(), { timeout: 3000 });
});

test('the largest pot is assumed until one is set, and quick steps become one change', async () => {
  const { app } = await openPage(<GameSettings />);
  expect(await screen.findByText(/the largest is assumed: 69/)).toBeDefined();
  const changes: (number | null)[] = [];
  app.stores.user.subscribe(({ potSize }, before) => potSize !== before.potSize && changes.push(potSize));
  const smaller = screen.getByRole('button', { name: 'A size smaller' });
  // At once: on a busy machine more time may pass between two clicks of a hand than between quick steps.
  fireEvent.click(smaller);
  fireEvent.click(smaller);
  expect(changes).toEqual([]);
  expect(await pot()).toHaveProperty('value', '63');
  await waitFor(() => expect(changes).toEqual([63]));
});

test('a pot that was just chosen is kept when the page is left at once', async () => {
  const { app, user } = await openPage(<GameSettings />);
  await user.click(await screen.findByRole('button', { name: 'Min' }));
  expect(app.stores.user.getState().potSize).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(app.stores.user.getState().potSize).toBe(15);
});

test('the pot takes only sizes that exist', async () => {
  const { app, user } = await openPage(<GameSettings />);
  await user.clear(await pot());
  await user.type(await pot(), '34');
  expect(screen.getByText("There's no pot of size 34. Try 33 or 36.")).toBeDefined();
  await user.type(await pot(), '{Escape}');
  await user.click(screen.getByRole('button', { name: 'Min' }));
  await waitFor(() => expect(app.stores.user.getState().potSize).toBe(15));
});

test('another edition brings its own islands and bounds', async () => {
  const { user } = await openPage(<GameSettings />);
  const editions = within(await screen.findByRole('radiogroup', { name: 'Edition of the game data' }));
  expect(screen.queryByRole('spinbutton', { name: 'Bonus of Amber Canyon' })).toBeNull();
  await user.click(editions.getByRole('radio', { name: 'August 2026' }));
  const amber = screen.getByRole('spinbutton', { name: 'Bonus of Amber Canyon' });
  expect(amber.getAttribute('aria-valuemax')).toBe('85');
});
