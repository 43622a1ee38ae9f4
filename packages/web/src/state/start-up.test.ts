// Starting: stored data is restored, old data migrated, broken data set aside, and blocked storage is no obstacle.
import { NEWEST_EDITION } from '@oversleep/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryText, overlaid } from '../api/text-storage.ts';
import { ADA, openApp, openSignedIn, rest, sessionOf } from '../testing/app.ts';
import { creatureOf, idOf, teamOf } from '../testing/creatures.ts';
import { createDevice, START } from '../testing/fake-platform.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { REFERENCE_VERSIONS, referenceStorage } from '../testing/reference-storage.ts';
import { ANSWER_KINDS } from './data/answer-kinds.ts';
import { hasSessionEnded, isLoggedIn } from './data/user.ts';
import { dismissNotice } from './storage/notices.ts';
import { guardedRecords, memoryRecords, type RecordStore } from './storage/record-store.ts';
import { SITE_VERSION, STORAGE_VERSION } from './storage/versions.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

const record = (data: unknown, version = STORAGE_VERSION) => ({ version, savedAt: '2025-01-01T00:00:00.000Z', data });
const recordsOf = (entries: Record<string, unknown>) => memoryRecords(Object.entries(entries));

test(`a guest's changes survive a reload`, async () => {
  const { app, device } = await openApp();
  app.teams.putMember(3, 1, creatureOf(1));
  app.teams.renameTeam(3, 'Nap');
  app.teams.setCurrentTeam(3);
  app.teams.setTab('cooking');
  app.creatures.saveCreature(creatureOf(2, { saved: true, pokemon: 'ABSOL' }));
  app.creatures.compare(creatureOf(4));
  app.settings.setAreaBonus('cyan', 15);
  app.settings.set('potSize', 57);
  app.settings.setRecipeLevels({ SPORE_SALAD: 12 });
  app.settings.setSimulateOn('server');
  app.settings.setLanguage('ja');
  app.search.togglePokebox();
  app.search.hidePokeboxBadge();
  await rest();
  const { app: again } = await openApp(undefined, device);
  for (const name of ['teams', 'creatures', 'comparison', 'user', 'search', 'versions'] as const)
    expect(again.stores[name].getState()).toEqual(app.stores[name].getState());
  expect(again.stores.user.getState()).toMatchObject({ potSize: 57, simulateOn: 'server', language: 'ja' });
});

test('a new player begins with the newest version of the game', async () => {
  const { app } = await openApp();
  expect(app.stores.user.getState().edition).toBe(NEWEST_EDITION);
});

test('a device that never stored a version of the game keeps the one that it played', async () => {
  const kept = record(creatureOf(1, { saved: true }), 4);
  const device = createDevice({ records: recordsOf({ [`creature:${idOf(1)}`]: kept }) });
  const { app } = await openApp(undefined, device);
  expect(app.stores.user.getState().edition).toBe('2025-10');
  await rest();
  const { app: again } = await openApp(undefined, device);
  expect(again.stores.user.getState().edition).toBe('2025-10');
});

test('removed data is gone after a reload', async () => {
  const { app, device } = await openApp();
  app.teams.putMember(3, 1, creatureOf(1));
  await rest();
  app.teams.deleteTeam(3);
  await rest();
  const { app: again } = await openApp(undefined, device);
  expect(again.stores.creatures.getState().creatures).toEqual({});
  expect([...(await device.records.all()).keys()].filter((key) => /^(team|creature):/.test(key))).toEqual([]);
});

test('an account’s data, session and unsent changes survive a reload without network', async () => {
  const { app, server, device } = await openSignedIn();
  app.teams.renameTeam(0, 'Stored');
  await rest();
  server.mode = 'down';
  const { app: again } = await openApp(server, device);
  expect(again.stores.user.getState()).toMatchObject({ name: 'Ada', externalId: ADA, owner: ADA });
  expect(isLoggedIn(again.stores.user.getState())).toBe(true);
  expect(again.stores.teams.getState().teams[0]?.name).toBe('Stored');
});

test('an unknown species is kept as it is', async () => {
  const unknown = creatureOf(1, { saved: true });
  const device = createDevice({
    records: recordsOf({ [`creature:${idOf(1)}`]: record({ ...unknown, pokemon: 'MISSINGNO' }) }),
  });
  const { app } = await openApp(undefined, device);
  expect(app.stores.creatures.getState().creatures[idOf(1)]).toMatchObject({ pokemon: 'MISSINGNO', saved: true });
  expect(app.stores.notices.getState().unreadable).toBeNull();
});

test('a broken record goes to a snapshot and is reported; the rest is restored', async () => {
  const device = createDevice({
    records: recordsOf({
      [`creature:${idOf(1)}`]: record(creatureOf(1)),
      [`creature:${idOf(2)}`]: record({ pokemon: 'PIKACHU', level: 'sixty' }),
      'team:0': record(teamOf(0, [creatureOf(1), creatureOf(2)])),
      'team:1': 'scrambled',
      'result:0': 'scrambled',
    }),
  });
  const { app, tab } = await openApp(undefined, device);
  expect(app.stores.teams.getState().teams[0]?.members).toEqual([idOf(1), null, null, null, null]);
  expect(tab.logged).toContain(`Missing creature in store: ${idOf(2)}`);
  const { unreadable } = app.stores.notices.getState();
  expect(unreadable?.count).toBe(2);
  const file = await app.snapshots.file(unreadable?.snapshotId ?? '');
  expect(file?.text).toContain('"sixty"');
  expect(file?.text).toContain('scrambled');

  const { app: again } = await openApp(undefined, device);
  // The notice stays until it is read, and the record is set aside once.
  expect(again.stores.notices.getState().unreadable).toMatchObject({ count: 2 });
  await again.snapshots.load();
  expect(again.snapshots.list.getState().snapshots).toMatchObject([{ reason: 'unreadable' }]);
});

test('answers of another engine are dropped without a word', async () => {
  const keys = Object.values(ANSWER_KINDS).map(({ name }) => `${name}:0.0.1 2025-10/23 some-question`);
  const device = createDevice({
    records: recordsOf({
      ...Object.fromEntries(keys.map((key) => [key, record({})])),
      [`${ANSWER_KINDS.weeks.name}:scrambled`]: 'scrambled',
    }),
  });
  const { app } = await openApp(undefined, device);
  expect(app.stores.notices.getState().unreadable).toBeNull();
  expect([...(await device.records.all()).keys()].filter((key) => key.includes('0.0.1'))).toEqual([]);
});

test('an unreadable record that becomes readable later is restored beside the present data', async () => {
  const device = createDevice({ records: recordsOf({ [`creature:${idOf(2)}`]: 'scrambled' }) });
  const { app } = await openApp(undefined, device);
  app.teams.putMember(0, 0, creatureOf(1));
  const id = app.stores.notices.getState().unreadable?.snapshotId ?? '';
  const stored = (await device.snapshots.get([id])).get(id) as { broken: object[] };
  const value = { ...creatureOf(2), saved: true };
  await device.snapshots.write(new Map([[id, { ...stored, broken: [{ ...stored.broken[0], value }] }]]));
  expect(await app.restore.snapshot(id)).toEqual({ ok: true, unreadable: 0 });
  expect(Object.keys(app.stores.creatures.getState().creatures).sort()).toEqual([idOf(1), idOf(2)]);
});

// ── Versions ─────────────────────────────────────────────────────────────────────────────────────────────────────────

test('a new release loads its list of avatars, the same release does not again', async () => {
  const server = createFakeServer();
  const isCatalogue = (asked: string) => asked.endsWith('/images/avatar/avatars.json');
  const withFiles = {
    ...server,
    fetch: async (url: string, init: RequestInit) => {
      if (!isCatalogue(url)) return server.fetch(url, init);
      server.asked.push(url);
      return new Response('{"RAICHU":"portrait/raichu.png"}');
    },
  };
  const { app, device } = await openApp(withFiles);
  expect(app.stores.avatars.getState().avatars).toEqual({ RAICHU: 'portrait/raichu.png' });
  expect(app.stores.versions.getState()).toEqual({
    siteVersion: SITE_VERSION,
    storageVersion: STORAGE_VERSION,
  });
  await openApp(withFiles, device);
  expect(server.asked.filter(isCatalogue)).toHaveLength(1);
  device.local.set('oversleep:data:versions', JSON.stringify(record({ siteVersion: '0.0.1', storageVersion: 3 })));
  await openApp(withFiles, device);
  expect(server.asked.filter(isCatalogue)).toHaveLength(2);
});

test('without the list there is only the default avatar, and the app still starts', async () => {
  const server = createFakeServer();
  server.mode = 'down';
  const { app, tab } = await openApp(server);
  expect(app.stores.avatars.getState().avatars).toEqual({});
  expect(tab.logged).toContain('Could not load the list of avatars');
});

test('data of an older release is migrated, with a snapshot of its old state', async () => {
  const { version: _, saved: __, ...bare } = creatureOf(1);
  const device = createDevice({
    local: memoryText({
      'oversleep:data:settings': JSON.stringify(record({ areaBonus: { cyan: 25 }, owner: ADA }, 1)),
      'oversleep:data:search': JSON.stringify(record({ showPokebox: true }, 1)),
    }),
    records: recordsOf({
      [`creature:${idOf(1)}`]: record(bare, 1),
      'team:2': record({ name: 'Old', members: [idOf(1)] }, 1),
    }),
  });
  const { app } = await openApp(undefined, device);
  expect(app.stores.user.getState()).toMatchObject({ islands: { cyan: { areaBonus: 25 } }, owner: ADA });
  expect(app.stores.search.getState().showPokebox).toBe(true);
  expect(app.stores.teams.getState().teams[2]).toMatchObject({
    name: 'Old',
    members: [idOf(1), null, null, null, null],
  });
  expect(app.snapshots.list.getState().snapshots).toMatchObject([{ reason: 'migration' }]);
  const { app: again } = await openApp(undefined, device);
  expect(again.stores.teams.getState().teams).toEqual(app.stores.teams.getState().teams);
  await again.snapshots.load();
  expect(again.snapshots.list.getState().snapshots).toHaveLength(1);
});

test('data that an older tool left on this site is taken over once', async () => {
  const device = createDevice({ local: memoryText(referenceStorage()) });
  const server = createFakeServer();
  server.mode = 'down';
  const { app } = await openApp(server, device);
  expect(app.stores.teams.getState().teams[0]).toMatchObject({ name: 'Team 1', camp: true });
  expect(app.stores.search.getState()).toMatchObject({ showPokebox: true, showPokeboxBadge: false });
  expect(app.stores.user.getState()).toMatchObject({
    name: 'Ada',
    potSize: 57,
    auth: { activeProvider: 'google', linkedProviders: { google: { linked: true, identifier: 'ada@example.org' } } },
  });
  expect(device.local.get('team')).toBeNull();
  expect(device.local.get('user')).toBeNull();
  const [snapshot] = app.snapshots.list.getState().snapshots;
  expect(snapshot?.reason).toBe('migration');
  expect((await app.snapshots.file(snapshot?.id ?? ''))?.text).not.toContain('secret');
  const { app: again } = await openApp(server, device);
  expect(again.stores.teams.getState().teams[0]?.name).toBe('Team 1');
});

test.each(REFERENCE_VERSIONS)('older data of storage version %i comes to the same', async (version) => {
  const server = createFakeServer();
  server.mode = 'down';
  const { app } = await openApp(server, createDevice({ local: memoryText(referenceStorage(version)) }));
  const { creatures } = app.stores.creatures.getState();
  const [sparky] = Object.values(creatures);
  expect(sparky).toMatchObject({ name: 'Sparky', level: 60, ribbon: 3, nature: 'Adamant', saved: true, shiny: false });
  expect(app.stores.teams.getState().teams[0]?.members[0]).toBe(sparky?.externalId);
  expect(app.stores.user.getState()).toMatchObject({
    name: 'Ada',
    potSize: 57,
    randomizeNicknames: true,
    islands: { cyan: { areaBonus: 20 } },
    auth: {
      activeProvider: 'google',
      linkedProviders: {
        google: { linked: true, identifier: 'ada@example.org' },
        discord: { linked: false },
        patreon: { linked: false },
      },
    },
  });
});

test('after a failed migration the player is logged out and the data can be restored or downloaded', async () => {
  const broken = { ...referenceStorage(), team: '{"domainVersion":22,"teams":[{"name":"Lost' };
  const session = JSON.stringify(sessionOf().auth);
  const device = createDevice({ local: memoryText({ ...broken, 'oversleep:session': session }) });
  const { app, tab } = await openApp(undefined, device);
  expect(tab.logged).toContain('Migration failed during startup. Application might be in an inconsistent state.');
  expect(isLoggedIn(app.stores.user.getState())).toBe(false);
  expect(device.local.get('oversleep:session')).toBeNull();
  const fresh = (await openApp()).app.stores;
  expect(app.stores.creatures.getState()).toEqual(fresh.creatures.getState());
  expect(app.stores.teams.getState()).toEqual(fresh.teams.getState());
  expect(app.stores.comparison.getState()).toEqual(fresh.comparison.getState());
  expect(app.stores.user.getState()).toMatchObject({ name: 'Guest', auth: null, owner: null });
  const id = app.stores.notices.getState().migrationFailed?.snapshotId ?? '';
  const file = await app.snapshots.file(id);
  expect(file?.name).toBe('oversleep-2025-11-15.json');
  expect(file?.text).toContain('Lost');
  expect(file?.text).toContain('Sparky');
  // As much of it as is readable.
  expect(await app.restore.snapshot(id)).toEqual({ ok: true, unreadable: 1 });
  expect(Object.values(app.stores.creatures.getState().creatures).map(({ name }) => name)).toEqual(['Sparky']);
  expect(app.stores.teams.getState().teams[0]?.members[0]).toBeNull();

  // It may have been repaired.
  const stored = (await device.snapshots.get([id])).get(id) as { reference: object };
  const reference = { ...stored.reference, team: referenceStorage().team };
  await device.snapshots.write(new Map([[id, { ...stored, reference }]]));
  expect(await app.restore.snapshot(id)).toEqual({ ok: true, unreadable: 0 });
  expect(app.stores.teams.getState().teams[0]?.name).toBe('Team 1');

  // The notice stays until it is read.
  const { app: again } = await openApp(undefined, device);
  expect(again.stores.notices.getState().migrationFailed).toEqual({ snapshotId: id });
  dismissNotice(again.stores.notices, 'migrationFailed');
  await rest();
  const { app: later } = await openApp(undefined, device);
  expect(later.stores.notices.getState().migrationFailed).toBeNull();
});

test('older data does not replace what was made here', async () => {
  const { app, device } = await openApp();
  app.teams.putMember(0, 0, creatureOf(1));
  await rest();
  for (const [key, text] of Object.entries(referenceStorage())) device.local.set(key, text);
  const { app: again } = await openApp(undefined, device);
  expect(again.stores.teams.getState().teams[0]?.members[0]).toBe(idOf(1));
  expect(hasSessionEnded(again.stores.user.getState())).toBe(false);
  await again.snapshots.load();
  expect(again.snapshots.list.getState().snapshots).toMatchObject([{ reason: 'migration' }]);
});

// ── Storage that does not work ───────────────────────────────────────────────────────────────────────────────────────

const refusing = (): RecordStore => {
  const no = () => Promise.reject(new Error('SecurityError'));
  return { get: no, all: no, write: no, removeIf: no, clear: no };
};

test('blocked storage: everything works in memory and the player is informed', async () => {
  const reports: (string | null)[] = [];
  const device = createDevice({ records: guardedRecords(refusing(), (kind) => void reports.push(kind)) });
  const { app, tab } = await openApp(undefined, device);
  tab.trouble('blocked');
  app.teams.putMember(0, 0, creatureOf(1));
  await rest();
  expect(app.stores.teams.getState().teams[0]?.members[0]).toBe(idOf(1));
  expect(app.stores.notices.getState().storage).toBe('blocked');
  expect(reports).toEqual(['blocked']);
});

test('full storage: new data is kept in memory, old data stays', async () => {
  const reports: (string | null)[] = [];
  const inner = recordsOf({ 'team:1': record(teamOf(1, [], { name: 'Old' })) });
  const full: RecordStore = { ...inner, write: () => Promise.reject(new Error('QuotaExceededError')) };
  const device = createDevice({
    records: guardedRecords(full, (kind) => void reports.push(kind)),
    local: overlaid(memoryText(), () => undefined),
  });
  const { app } = await openApp(undefined, device);
  expect(app.stores.teams.getState().teams[1]?.name).toBe('Old');
  app.teams.renameTeam(2, 'New');
  await rest();
  expect(reports).toContain('full');
  expect((await device.records.get(['team:2'])).get('team:2')).toMatchObject({ data: { name: 'New' } });
  expect((await device.records.all()).has('team:1')).toBe(true);
});
