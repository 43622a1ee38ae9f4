// Planned weeks on several devices: all meals are kept, plans are merged, and old data becomes rows.
import { type PlayerWeek, USUAL_POLICY, type WeekLogEntry } from '@oversleep/game';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logged, undone, withoutEntry } from '../../features/week/week-log.ts';
import { type OpenApp, openApp, openSignedIn, rest, sessionOf } from '../../testing/app.ts';
import { game } from '../../testing/creatures.ts';
import { createDevice, START } from '../../testing/fake-platform.ts';
import { createFakeServer, type FakeServer } from '../../testing/fake-server.ts';
import { freshWeek, weekAt } from '../week/week-start.ts';
// Loaded in advance: loading takes real time, which these tests do not wait for.
import './send-rows.ts';
import './old-server.ts';
import './first-sync.ts';
import './restore.ts';
import { plannedWeek, withWeek } from '../data/week-changes.ts';
import type { AppState } from '../start-up.ts';
import { memoryRecords } from '../storage/record-store.ts';
import { STORAGE_VERSION } from '../storage/versions.ts';
import { entriesOf } from './outbox.ts';
import { syncStatus } from './sync-status.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

const SITUATION = { island: 'cyan', team: 0, habits: USUAL_POLICY };
const MONDAY = '2025-11-10';
const begun = freshWeek({ monday: MONDAY, day: 'tue', time: '12:00' }, SITUATION);
const lunch: WeekLogEntry = { day: 'tue', time: '13:59', meal: 'lunch', dish: 'mixed', strength: 300_000 };
const dinner: WeekLogEntry = { day: 'tue', time: '21:59', meal: 'dinner', dish: 'mixed', strength: 350_000 };
const forecast = { p10: 1, p50: 2, p90: 3 };

const weekOf = ({ stores }: AppState) => plannedWeek(stores.weeks.getState().rows);
const change = (app: AppState, to: (week: PlayerWeek) => PlayerWeek) =>
  app.settings.setRows(withWeek(app.stores.weeks.getState().rows, to(weekOf(app) ?? begun)));
const log = (app: AppState, entry: WeekLogEntry) => change(app, (week) => logged(game, week, entry, forecast));
const statusOf = ({ stores }: AppState) =>
  syncStatus(stores.user.getState(), stores.outbox.getState(), stores.sync.getState());
/** The app is shown again, long enough after the last time. */
const look = async (...devices: readonly OpenApp[]) => {
  await rest(10_000);
  for (const { tab } of devices) tab.happen('focus');
  await rest();
};

async function twoDevices(server: FakeServer = createFakeServer()) {
  const phone = await openSignedIn(server);
  change(phone.app, (week) => week);
  await rest();
  const desktop = await openSignedIn(server, createDevice());
  return { phone, desktop, server };
}

async function offline(server: FakeServer, work: () => void) {
  server.mode = 'down';
  work();
  await rest();
  server.mode = 'up';
}

describe('two devices', () => {
  test('log a meal each while offline, and both meals reach the server and both devices', async () => {
    const { phone, desktop, server } = await twoDevices();
    await offline(server, () => {
      log(phone.app, lunch);
      log(desktop.app, dinner);
    });
    await look(phone, desktop);
    await look(phone, desktop);
    for (const { app } of [phone, desktop]) {
      expect(weekOf(app)?.log).toEqual([lunch, dinner]);
      expect(weekOf(app)).toMatchObject({ day: 'tue', time: '22:00', strength: 350_000 });
      expect(weekOf(app)?.dishes.tue).toEqual([null, 'mixed', 'mixed']);
      expect(statusOf(app)).toBe('saved');
    }
    expect([...server.rows.keys()].filter((name) => name.startsWith('log:'))).toHaveLength(2);
  });

  test('log a meal each while offline, and the ingredients of both leave the bag', async () => {
    const { phone, desktop, server } = await twoDevices();
    change(phone.app, (week) => ({ ...week, bag: { Apple: 40 } }));
    await look(phone, desktop);
    const dish = 'FANCY_APPLE_CURRY';
    await offline(server, () => {
      log(phone.app, { ...lunch, dish });
      log(desktop.app, { ...dinner, dish });
    });
    expect([phone, desktop].map(({ app }) => weekOf(app)?.bag)).toEqual([{ Apple: 33 }, { Apple: 33 }]);
    await look(phone, desktop);
    await look(phone, desktop);
    for (const { app } of [phone, desktop])
      expect(weekOf(app)).toMatchObject({ bag: { Apple: 26 }, time: '22:00', strength: 350_000 });
    const before = weekOf(phone.app) ?? begun;
    change(phone.app, (week) => withoutEntry(game, week, 0));
    await look(phone, desktop);
    expect(weekOf(desktop.app)?.log).toHaveLength(1);
    change(phone.app, (week) => undone(week, before, weekOf(phone.app) ?? begun));
    await look(phone, desktop);
    expect(weekOf(desktop.app)).toEqual(before);
  });

  test('log the same meal, and it is there once with the data of both', async () => {
    const { phone, desktop, server } = await twoDevices();
    await offline(server, () => {
      log(phone.app, { ...lunch, strength: null });
      log(desktop.app, { ...lunch, dish: 'nothing' });
    });
    await look(desktop, phone);
    await look(desktop, phone);
    for (const { app } of [phone, desktop]) expect(weekOf(app)?.log).toMatchObject([{ strength: 300_000 }]);
    expect(weekOf(phone.app)).toEqual(weekOf(desktop.app));
  });

  test('change different parts of one plan, which are merged without a question', async () => {
    const { phone, desktop, server } = await twoDevices();
    await offline(server, () => {
      change(phone.app, (week) => ({
        ...week,
        rank: 'Master 12',
        teams: { ...week.teams, fri: { day: 3, night: 3 } },
      }));
      change(desktop.app, (week) => ({ ...week, sunday: false, teams: { ...week.teams, sat: { day: 4, night: 4 } } }));
    });
    await look(phone, desktop);
    await look(phone, desktop);
    for (const { app } of [phone, desktop])
      expect(weekOf(app)).toMatchObject({
        rank: 'Master 12',
        sunday: false,
        teams: { fri: { day: 3, night: 3 }, sat: { day: 4, night: 4 } },
      });
    expect(statusOf(desktop.app)).toBe('saved');
  });

  test('both advance to the next Monday, and the week before keeps its forecasts and its result', async () => {
    const { phone, desktop, server } = await twoDevices();
    log(phone.app, { ...dinner, day: 'sun' });
    await rest();
    await look(desktop);
    const next = { monday: '2025-11-17', day: 'mon', time: '08:00' } as const;
    await offline(server, () => {
      for (const { app } of [phone, desktop]) change(app, (week) => weekAt(week, next, SITUATION));
      log(desktop.app, { ...lunch, day: 'mon' });
    });
    await look(phone, desktop);
    await look(phone, desktop);
    for (const { app } of [phone, desktop]) {
      expect(weekOf(app)).toMatchObject({ monday: '2025-11-17', log: [{ day: 'mon' }] });
      expect(weekOf(app)?.past).toMatchObject([{ monday: MONDAY, strength: 350_000, forecasts: [{ p50: 2 }] }]);
    }
  });

  test('delete an entry: it disappears on the other with its forecast, and other entries stay', async () => {
    const { phone, desktop } = await twoDevices();
    const before = weekOf(phone.app) ?? begun;
    log(phone.app, lunch);
    const after = weekOf(phone.app) ?? begun;
    await rest();
    await look(desktop);
    log(desktop.app, dinner);
    await look(phone);
    expect(weekOf(phone.app)?.log).toEqual([lunch, dinner]);
    change(phone.app, (now) => undone(now, before, after));
    await look(phone, desktop);
    for (const { app } of [phone, desktop]) {
      expect(weekOf(app)?.log).toEqual([dinner]);
      expect(weekOf(app)?.forecasts).toHaveLength(1);
    }
  });

  test('an entry changed here while it is deleted there comes back: nothing that was entered is lost', async () => {
    const { phone, desktop, server } = await twoDevices();
    log(phone.app, lunch);
    await look(phone, desktop);
    await offline(server, () => {
      change(phone.app, (week) => ({ ...week, log: [] }));
      change(desktop.app, (week) => ({ ...week, log: [{ ...lunch, strength: 310_000 }] }));
    });
    await look(phone);
    await look(desktop, phone);
    await look(phone, desktop);
    for (const { app } of [phone, desktop]) expect(weekOf(app)?.log).toMatchObject([{ strength: 310_000 }]);
  });
});

test('a server of an older release gets and sends the week as one value', async () => {
  const server = createFakeServer();
  server.isOld = true;
  const { phone, desktop } = await twoDevices(server);
  log(phone.app, lunch);
  await look(phone, desktop);
  expect(weekOf(desktop.app)).toEqual(weekOf(phone.app));
  expect(statusOf(phone.app)).toBe('saved');
});

test('meals logged as a guest join those of the account at the first sign-in', async () => {
  const server = createFakeServer();
  const phone = await openSignedIn(server);
  log(phone.app, lunch);
  await rest();
  const { app, tab } = await openApp(server, createDevice());
  log(app, dinner);
  await app.account.signedIn(sessionOf());
  await rest();
  tab.happen('focus');
  await look(phone);
  for (const one of [app, phone.app]) expect(weekOf(one)?.log).toEqual([lunch, dinner]);
});

test('a week survives a restart, and is cleared with its account', async () => {
  const { app, device, server } = await openSignedIn();
  log(app, lunch);
  await rest();
  const again = await openApp(server, device);
  expect(again.app.stores.weeks.getState()).toEqual(app.stores.weeks.getState());
  await again.app.account.logout();
  expect(weekOf(again.app)).toBeNull();
});

describe('a week of an older release', () => {
  const old = logged(game, begun, lunch, forecast);
  const record = (data: unknown) => ({ version: 3, savedAt: '2025-11-11T00:00:00.000Z', data });
  const deviceWith = (entries: Record<string, unknown>) => {
    const device = createDevice({ records: memoryRecords(Object.entries(entries)) });
    device.local.set('oversleep:data:settings', JSON.stringify(record({ potSize: 57, week: old, owner: null })));
    return device;
  };

  test('becomes rows', async () => {
    const { app, device } = await openApp(undefined, deviceWith({}));
    expect(weekOf(app)).toEqual(old);
    expect([...(await device.records.all()).keys()].filter((key) => /^(week|log|forecast):/.test(key)).sort()).toEqual([
      `forecast:${MONDAY}/tue/12:00`,
      `log:${MONDAY}/tue/lunch`,
      `week:${MONDAY}`,
    ]);
    expect(JSON.parse(device.local.get('oversleep:data:settings') ?? '')).toMatchObject({ version: STORAGE_VERSION });
    expect(device.local.get('oversleep:data:settings')).not.toContain('monday');
    const again = await openApp(undefined, device);
    expect(weekOf(again.app)).toEqual(old);
  });

  test('adds to the rows when a tab of that release writes it again', async () => {
    const { app, device } = await openApp(undefined, deviceWith({}));
    log(app, dinner);
    await rest();
    const look3 = { ...lunch, meal: null, dish: null, time: '16:00' };
    const older = { ...old, log: [lunch, look3] };
    device.local.set('oversleep:data:settings', JSON.stringify(record({ week: older, owner: null })));
    const again = await openApp(undefined, device);
    expect(weekOf(again.app)?.log).toEqual([lunch, look3, dinner]);
  });

  test('is sent in rows if it was waiting to be sent', async () => {
    const server = createFakeServer();
    const signedIn = await openSignedIn(server, createDevice());
    log(signedIn.app, dinner);
    await rest();
    const entry = { target: 'setting:week', order: 4, stamp: 'x', state: 'waiting' };
    const device = deviceWith({ 'outbox:setting:week': record(entry) });
    const { owner } = signedIn.app.stores.user.getState();
    device.local.set('oversleep:data:settings', JSON.stringify(record({ week: old, owner })));
    const { app } = await openApp(server, device);
    expect(entriesOf(app.stores.outbox.getState()).map(({ target }) => target)).toContain(`log:${MONDAY}/tue/lunch`);
    expect(app.stores.notices.getState().unreadable).toBeNull();
    await app.account.signedIn(sessionOf());
    await rest();
    expect(weekOf(app)?.log).toEqual([lunch, dinner]);
    expect([...server.rows.keys()].filter((name) => name.startsWith('log:'))).toHaveLength(2);
  });
});

describe('copies', () => {
  test('have the week as one value, which all releases can read, and restore it', async () => {
    const { app } = await openSignedIn();
    log(app, lunch);
    const copied = weekOf(app);
    await app.restore.file(
      JSON.stringify({ format: 'oversleep-data', storageVersion: 3, user: { week: copied }, teams: [], creatures: [] }),
    );
    expect(weekOf(app)).toEqual(copied);
    log(app, dinner);
    const [snapshot] = app.snapshots.list.getState().snapshots;
    const file = await app.snapshots.file(snapshot?.id ?? '');
    expect(JSON.parse(file?.text ?? '{}').user.week).toMatchObject({ monday: MONDAY, log: [lunch] });
  });
});

describe('news', () => {
  const pulls = ({ server }: OpenApp) => server.asked.filter((asked) => asked.startsWith('GET /api/user/changes'));

  test('are requested about every 25 seconds while the page is visible', async () => {
    const opened = await openSignedIn();
    const before = pulls(opened).length;
    await rest(100_000);
    expect(pulls(opened).length - before).toBe(4);
    opened.tab.visible = false;
    await rest(100_000);
    expect(pulls(opened).length - before).toBe(4);
    opened.tab.visible = true;
    opened.tab.happen('focus');
    await rest();
    expect(pulls(opened).length - before).toBe(5);
  });

  test('are requested by one of several tabs', async () => {
    const first = await openSignedIn();
    const second = await openApp(first.server, first.device);
    second.tab.luck = 0.9;
    second.tab.happen('focus');
    await rest(30_000);
    const before = pulls(first).length;
    await rest(100_000);
    expect(pulls(first).length - before).toBe(4);
  });

  test('without changes keep every object the same', async () => {
    const opened = await openSignedIn();
    log(opened.app, lunch);
    await look(opened);
    const states = () => [
      opened.app.stores.teams.getState().teams,
      opened.app.stores.creatures.getState().creatures,
      opened.app.stores.weeks.getState().rows,
    ];
    const before = states();
    await look(opened);
    expect(states().every((state, i) => state === before[i])).toBe(true);
  });

  test('are requested since the last time, also after a restart', async () => {
    const { server, device } = await openSignedIn();
    await openApp(server, device);
    expect(server.asked.at(-1)).not.toContain('since=0');
  });
});
