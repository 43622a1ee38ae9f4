// @vitest-environment happy-dom
// Components read every store by its hook and render again when what they picked has changed.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createDevice, createTab } from '../testing/fake-platform.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import {
  StateContext,
  useAvatars,
  useComparison,
  useCreatures,
  useDialogs,
  useFriends,
  useNotices,
  useNotifications,
  useOutbox,
  useResults,
  useSearch,
  useSnapshots,
  useSync,
  useSyncStatus,
  useTeams,
  useUser,
} from './context.ts';
import { startUp } from './start-up.ts';

afterEach(cleanup);

function Everything() {
  const shown = [
    useUser(({ name }) => name),
    useTeams(({ teams }) => teams[0]?.name),
    useCreatures(({ creatures }) => Object.keys(creatures).length),
    useComparison(({ timeWindow }) => timeWindow),
    useResults(({ answers }) => answers.size),
    useNotifications(({ notifications }) => notifications.length),
    useFriends(({ loading }) => String(loading)),
    useAvatars(({ avatars }) => Object.keys(avatars).length),
    useDialogs(({ search }) => String(search)),
    useSearch(({ pokeboxSort }) => pokeboxSort),
    useOutbox(({ entries }) => Object.keys(entries).length),
    useSync(({ offline }) => String(offline)),
    useNotices(({ storage }) => String(storage)),
    useSyncStatus(),
    useSnapshots().length,
  ];
  return <p>{shown.join(' ')}</p>;
}

test('every store has a hook', async () => {
  const server = createFakeServer();
  const app = await startUp(createTab(createDevice(), server.fetch).make);
  render(
    <StateContext value={app}>
      <Everything />
    </StateContext>,
  );
  expect(screen.getByText('Guest Helper team 1 0 24H 0 0 false 0 null rp 0 false null local 0')).toBeDefined();
  act(() => void app.teams.renameTeam(0, 'Drawn again'));
  expect(screen.getByText(/^Guest Drawn again 0/)).toBeDefined();
});

test('outside of the app a component fails with a clear error', () => {
  expect(() => render(<Everything />)).toThrow('StateContext');
});
