// @vitest-environment happy-dom
// Two devices have changed the same creature: the player sees both and decides, with a way back.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { creatureBody } from '../../state/data/wire.ts';
import type { AppState } from '../../state/start-up.ts';
import { byId, creatureOf, game } from '../../testing/creatures.ts';
import { lastingSession, openPage } from '../../testing/page.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const t = messages('account');

const mine = creatureOf(1, { name: 'Sparky', level: 50, saved: true, version: 3 });
const theirs = { ...mine, level: 60, version: 4 };
const target = `creature:${mine.externalId}` as const;

function inConflict(app: AppState): void {
  app.stores.creatures.setState({ creatures: byId(mine) });
  app.stores.outbox.setState({
    entries: {
      [target]: {
        target,
        order: 1,
        stamp: 's',
        state: 'conflict',
        reason: 'It was changed elsewhere.',
        details: [],
        theirs: { ...creatureBody(game, theirs), version: 4 },
        force: false,
        base: null,
      },
    },
  });
}

/** The message says it, and its button opens the choice. */
async function conflictPage() {
  const page = await openPage(<ConflictDialog />, { session: lastingSession(), prepare: inConflict });
  await page.user.click(await screen.findByRole('button', { name: t('conflict.choose') }));
  return page;
}
const level = (app: AppState) => app.stores.creatures.getState().creatures[mine.externalId]?.level;

test('a message says what was changed on two devices, and nothing opens by itself', async () => {
  await openPage(<ConflictDialog />, { session: lastingSession(), prepare: inConflict });
  await screen.findByText(t('conflict.news', { name: 'Sparky', more: 0 }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('both versions are shown with what differs', async () => {
  await conflictPage();
  const here = within(await screen.findByRole('region', { name: t('conflict.mine') }));
  const there = within(screen.getByRole('region', { name: t('conflict.theirs') }));
  expect(here.getByText('50')).toBeDefined();
  expect(there.getByText('60')).toBeDefined();
  expect(here.queryByText(t('facts.nature'))).toBeNull();
});

test("the account's version is taken over, and can be given back", async () => {
  const { app, user } = await conflictPage();
  await user.click(await screen.findByRole('button', { name: t('conflict.keepTheirs') }));
  expect(level(app)).toBe(60);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('button', { name: t('undo') }));
  expect(level(app)).toBe(50);
});

test("this device's version goes out again", async () => {
  const { app, user, server } = await conflictPage();
  server.creatures.set(mine.externalId, { ...creatureBody(game, theirs), version: 4 });
  await user.click(await screen.findByRole('button', { name: t('conflict.keepMine') }));
  expect(level(app)).toBe(50);
  await waitFor(() => expect(server.creatures.get(mine.externalId)?.level).toBe(50));
});

test('deciding later leaves everything as it is', async () => {
  const { app, user } = await conflictPage();
  await user.click(await screen.findByRole('button', { name: t('later') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.stores.outbox.getState().entries[target]?.state).toBe('conflict');
  await screen.findByText(t('conflict.news', { name: 'Sparky', more: 0 }));
});
