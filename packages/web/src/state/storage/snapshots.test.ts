// Snapshots before risky steps: the last ten, to be restored, downloaded or deleted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp, openSignedIn, rest } from '../../testing/app.ts';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { START } from '../../testing/fake-platform.ts';
import { MAX_SNAPSHOTS } from './snapshots.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

async function withTeam() {
  const opened = await openApp();
  opened.app.teams.putMember(0, 0, creatureOf(1, { saved: true }));
  opened.app.teams.renameTeam(0, 'Precious');
  opened.app.settings.set('potSize', 57);
  opened.app.creatures.compare(creatureOf(4));
  await rest();
  const list = () => opened.app.snapshots.list.getState().snapshots;
  return { ...opened, list };
}

test('clearing the cache makes a snapshot that restores everything', async () => {
  const { app, list } = await withTeam();
  const before = { teams: app.stores.teams.getState().teams, creatures: app.stores.creatures.getState().creatures };
  const id = await app.account.clearCache();
  expect(app.stores.creatures.getState().creatures).toEqual({});
  expect(app.stores.teams.getState().teams[0]?.name).toBe('Helper team 1');
  expect(list()).toMatchObject([{ id, reason: 'clearCache', at: '2025-11-15T10:00:02.000Z', teams: 1, creatures: 2 }]);
  expect(await app.restore.snapshot(id ?? '')).toEqual({ ok: true, unreadable: 0 });
  expect(app.stores.teams.getState().teams).toEqual(before.teams);
  expect(app.stores.creatures.getState().creatures).toEqual(before.creatures);
  expect(app.stores.comparison.getState().members).toMatchObject([{ externalId: idOf(4) }]);
  expect(app.stores.user.getState().potSize).toBe(57);
});

test('clearing the cache of an account deletes nothing on the server, and everything comes back', async () => {
  const { app, server } = await openSignedIn();
  app.teams.putMember(0, 0, creatureOf(1));
  await rest();
  server.mode = 'down';
  app.teams.renameTeam(0, 'Unsent');
  await rest();
  server.mode = 'up';
  const sent = server.asked.length;
  await app.account.clearCache();
  await rest(10_000);
  expect(server.asked.slice(sent).filter((asked) => !asked.startsWith('GET'))).toEqual([]);
  expect(app.stores.teams.getState().teams[0]?.members[0]).toBe(idOf(1));
});

test('restoring makes a snapshot first, so it can be undone', async () => {
  const { app, list } = await withTeam();
  const id = (await app.account.clearCache()) ?? '';
  app.teams.renameTeam(5, 'Made since');
  await app.restore.snapshot(id);
  expect(app.stores.teams.getState().teams[5]?.name).toBe('Helper team 6');
  const [newest] = list();
  expect(newest?.reason).toBe('restore');
  await app.restore.snapshot(newest?.id ?? '');
  expect(app.stores.teams.getState().teams[5]?.name).toBe('Made since');
});

test('ten are kept, the oldest is dropped first, and each can be deleted', async () => {
  const { app, list } = await withTeam();
  for (let i = 0; i < MAX_SNAPSHOTS + 3; i += 1) {
    await rest(60_000);
    app.teams.renameTeam(0, `Number ${i}`);
    await app.account.clearCache();
  }
  expect(list()).toHaveLength(10);
  expect(list()[0]?.at).toBe('2025-11-15T10:13:02.000Z');
  expect(list().at(-1)?.at).toBe('2025-11-15T10:04:02.000Z');
  await app.snapshots.remove(list()[0]?.id ?? '');
  expect(list()).toHaveLength(9);
});

test('without data no snapshot is made', async () => {
  const { app } = await openApp();
  expect(await app.account.clearCache()).toBeNull();
  expect(app.snapshots.list.getState().snapshots).toEqual([]);
});

test('a downloaded file can be restored, here or elsewhere', async () => {
  const { app } = await withTeam();
  const id = (await app.account.clearCache()) ?? '';
  const file = await app.snapshots.file(id);
  const { app: other } = await openApp();
  other.teams.renameTeam(9, 'Was here');
  expect(await other.restore.file(file?.text ?? '')).toEqual({ ok: true, unreadable: 0 });
  expect(other.stores.teams.getState().teams[0]?.name).toBe('Precious');
  expect(other.stores.creatures.getState().creatures[idOf(1)]).toMatchObject({ saved: true });
  expect(other.snapshots.list.getState().snapshots).toMatchObject([{ reason: 'import' }]);
});

test.each(['', 'hello', '[]', '{"format":"something-else"}', '{"format":"oversleep-data"}'])(
  'a file with %j is refused and nothing changes',
  async (text) => {
    const { app, list } = await withTeam();
    expect(await app.restore.file(text)).toMatchObject({ ok: false, message: expect.any(String) });
    expect(app.stores.teams.getState().teams[0]?.name).toBe('Precious');
    expect(list()).toEqual([]);
  },
);

test('a partly broken file restores the rest and says so', async () => {
  const { app } = await withTeam();
  const file = await app.snapshots.file((await app.account.clearCache()) ?? '');
  const bundle = JSON.parse(file?.text ?? '{}');
  bundle.creatures.push({ pokemon: 'PIKACHU' });
  expect(await app.restore.file(JSON.stringify(bundle))).toEqual({ ok: true, unreadable: 1 });
});

test('snapshots contain no session', async () => {
  const { app } = await openSignedIn();
  app.teams.renameTeam(0, 'Mine');
  await rest();
  await app.account.logout();
  const [snapshot] = app.snapshots.list.getState().snapshots;
  expect(snapshot?.reason).toBe('logout');
  expect((await app.snapshots.file(snapshot?.id ?? ''))?.text).not.toMatch(/access|refresh|A1B2C3/);
});
