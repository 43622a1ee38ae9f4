// @vitest-environment happy-dom
// The question of the first sign-in: each answer has to reach the right action, and putting it off has to change nothing.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { messages } from '../../messages/messages.ts';
import type { AppState } from '../../state/start-up.ts';
import type { SyncChoice } from '../../state/sync/first-sync.ts';
import { teamOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { SyncBadge } from './sync-badge.tsx';

const tSync = messages('sync');
const tShell = messages('shell');

const t = messages('account');

const question = {
  mine: { teams: 2, saved: 1, recipes: 0 },
  theirs: { teams: 3, saved: 0, recipes: 0 },
  leftOver: 0,
};

const ask = (app: AppState) => app.stores.sync.setState({ question });

const NAMES: Readonly<Record<SyncChoice, string>> = {
  merge: t('merge.both'),
  mine: t('merge.mine'),
  theirs: t('merge.theirs'),
};

test.each(['merge', 'mine', 'theirs'] as const)('%s is passed on to the app', async (choice) => {
  const answer = vi.fn<AppState['sync']['answer']>(async () => ({ ok: true, leftOver: [] }));
  const { user } = await openPage(<MergeDialog />, {
    prepare: (app) => {
      ask(app);
      Object.assign(app.sync, { answer });
    },
  });
  await user.click(await screen.findByRole('radio', { name: NAMES[choice] }));
  await user.click(screen.getByRole('button', { name: t('continue') }));
  expect(answer).toHaveBeenCalledExactlyOnceWith(choice);
});

test('each answer says what it means in numbers', async () => {
  await openPage(<MergeDialog />, { prepare: ask });
  const mine = await screen.findByRole('radio', { name: NAMES.mine });
  const text = document.getElementById(mine.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(text).toContain('2 teams and 1 Pokémon in the Pokébox');
  expect(text).toContain("Replaces your account's data: 3 teams");
});

test('a failure is shown with Retry, and the question stays', async () => {
  const answer = vi.fn<AppState['sync']['answer']>(async () => ({ ok: false, failure: new ApiFailure('offline') }));
  const { user } = await openPage(<MergeDialog />, {
    prepare: (app) => {
      ask(app);
      Object.assign(app.sync, { answer });
    },
  });
  await user.click(await screen.findByRole('button', { name: t('continue') }));
  expect(await screen.findByText(tShell('failure.offline'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: tShell('tryNow') }));
  expect(answer).toHaveBeenCalledTimes(2);
});

test('teams without room are named afterwards', async () => {
  const { user } = await openPage(<MergeDialog />, {
    prepare: (app) => {
      ask(app);
      Object.assign(app.sync, {
        answer: async () => ({ ok: true, leftOver: [teamOf(3, [], { name: 'Late birds' })] }),
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: t('continue') }));
  expect(await screen.findByText(new RegExp(t('merge.moved', { teams: 'Late birds' })))).toBeDefined();
});

test('it can be put off and comes back by the badge', async () => {
  const { app, user } = await openPage(
    <>
      <SyncBadge />
      <MergeDialog />
    </>,
    {
      prepare: (app) => {
        ask(app);
        app.stores.user.setState({
          auth: {
            tokens: { accessToken: 'a', refreshToken: 'r', expiryDate: Date.now() + 1e8 },
            activeProvider: 'google',
            linkedProviders: { google: { linked: true }, discord: { linked: false }, patreon: { linked: false } },
          },
        });
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: t('later') }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(app.stores.sync.getState().question).toBe(question);
  await user.click(screen.getByRole('button', { name: tSync('words.choosing') }));
  await user.click(await screen.findByRole('button', { name: tSync('decide') }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3));
});
