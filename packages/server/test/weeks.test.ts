// Planned weeks in rows: two devices both keep what they logged, also where one of them knows nothing of rows.
import { PGlite } from '@electric-sql/pglite';
import { routes } from '@oversleep/contract';
import { type PlayerWeek, rowName, type WeekRow, weekOfRows, weekRowsOf } from '@oversleep/game';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openStore, type Store, storeOfPglite } from '../src/db/connect.ts';
import { migrate, migrationsIn } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/places.ts';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { runSql } from './postgres.ts';
import { STORE_KINDS, type StoreKind } from './stores.ts';

const MONDAY = '2026-11-16';
const lunch = { day: 'tue', time: '13:59', meal: 'lunch', dish: 'mixed', strength: 300_000 } as const;
const dinner = { day: 'tue', time: '21:59', meal: 'dinner', dish: 'FANCY_APPLE_CURRY', strength: 350_000 } as const;
const forecast = { day: 'tue', time: '12:04', p10: 1, p50: 2, p90: 3 } as const;
const week: PlayerWeek = {
  monday: MONDAY,
  island: 'cyan',
  day: 'tue',
  time: '12:04',
  strength: 250_000,
  bag: { Apple: 12 },
  tasty: 0,
  pot: 0,
  energy: {},
  lookIn: 'always',
  naps: {},
  rank: null,
  filler: 'surplus',
  sunday: true,
  dishes: {},
  teams: { mon: { day: 0, night: 0 } },
  log: [],
  forecasts: [],
  past: [],
};
const lunchKey = `${MONDAY}/tue/lunch`;

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let player: Player;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    player = await server.player();
  });

  const storedWeek = async (): Promise<PlayerWeek | null> =>
    (await server.call(routes.settings, { as: player })).json().week;
  /** As an app that knows nothing of rows saves: the whole week in one. */
  const save = (value: unknown) => server.call(routes.putSettings, { as: player, body: { week: value } });
  const put = (rows: readonly unknown[], deleted: readonly unknown[] = []) =>
    server.call(routes.putRows, { as: player, body: { rows, deleted } });
  const log = (data: object, version?: number, key = lunchKey) => ({ kind: 'log', key, data, version });
  const rows = async (): Promise<readonly (WeekRow & { readonly version: number })[]> =>
    (await server.store.client.run(
      'select kind, key, version, data from player_rows where user_id = $1 order by kind, key',
      [player.userId],
    )) as never;

  describe('an app that sends whole weeks', () => {
    test('and another one both keep the meals that they logged offline', async () => {
      await save(week);
      expect((await save({ ...week, log: [lunch], forecasts: [forecast] })).statusCode).toBe(204);
      expect((await save({ ...week, log: [dinner] })).statusCode).toBe(204);
      expect(await storedWeek()).toMatchObject({ log: [lunch, dinner], forecasts: [forecast] });
    });

    test('and one that sends rows both log a meal, and the ingredients of both leave the bag', async () => {
      const dish = 'FANCY_APPLE_CURRY';
      await save({ ...week, bag: { Apple: 40 } });
      await put([log({ ...lunch, dish }, 0)]);
      await save({ ...week, bag: { Apple: 33 }, time: '22:00', strength: 350_000, log: [dinner] });
      expect(await storedWeek()).toMatchObject({ time: '22:00', strength: 350_000, bag: { Apple: 26 } });
      // It then sends back what it was answered.
      await save({ ...(await storedWeek()), rank: 'Master 12' });
      expect(await storedWeek()).toMatchObject({ rank: 'Master 12', bag: { Apple: 26 } });
    });

    test('changes the plan as before: the last one wins', async () => {
      await save({ ...week, rank: 'Master 12', bag: { Milk: 3 } });
      await save({ ...week, time: '11:00', bag: { Apple: 1 } });
      expect(await storedWeek()).toMatchObject({ rank: null, time: '11:00', bag: { Apple: 1 } });
    });

    test('leaves the rotation of a newer app in the plan, until that app takes it out', async () => {
      const lineups = [['a'], ['b']];
      const rotation = {
        lineups,
        changes: [
          { lineup: 1, at: 'before:dinner' },
          { lineup: 0, at: 'wakeup' },
        ],
      };
      await save({ ...week, rotation });
      await save({ ...week, rank: 'Master 12' });
      expect(await storedWeek()).toMatchObject({ rank: 'Master 12', rotation });
      const [row] = (await rows()).filter(({ kind }) => kind === 'week');
      const { rotation: _, ...older } = (row?.data.plan ?? {}) as Record<string, unknown>;
      const write = (plan: object) =>
        put([{ kind: 'week', key: week.monday, data: { island: 'cyan', end: null, plan } }]);
      await write({ ...older, rank: 'Master 11' });
      expect(await storedWeek()).toMatchObject({ rank: 'Master 11', rotation });
      await write({ ...older, rotation: null });
      expect(await storedWeek()).not.toHaveProperty('rotation');
    });

    test('and was left on an old Monday cannot roll the week back', async () => {
      await save({ ...week, monday: '2026-11-09', rank: 'Basic 1', forecasts: [forecast] });
      await save({ ...week, log: [lunch] });
      await save({ ...week, monday: '2026-11-09', rank: 'Basic 2', log: [{ ...dinner, day: 'sun' }] });
      expect(await storedWeek()).toEqual({
        ...week,
        log: [lunch],
        past: [{ monday: '2026-11-09', island: 'cyan', forecasts: [forecast], strength: 350_000 }],
      });
    });

    test('does not empty a strength that another device has entered', async () => {
      await save({ ...week, log: [lunch] });
      await save({ ...week, log: [{ ...lunch, strength: null }] });
      expect(await storedWeek()).toMatchObject({ log: [lunch] });
    });

    test('changes only the rows that differ', async () => {
      const later = { ...week, time: '22:00', forecasts: [forecast] };
      await save({ ...later, log: [lunch] });
      const before = await rows();
      await save({ ...later, log: [lunch, dinner] });
      const after = await rows();
      expect(after.filter((row) => before.some((known) => known.key === row.key)).map(rowName)).toHaveLength(3);
      expect(after.filter((row) => !before.some((known) => known.version === row.version)).map(rowName)).toEqual([
        `log:${MONDAY}/tue/dinner`,
      ]);
    });

    test('that gives up its week deletes all of it', async () => {
      await save({ ...week, log: [lunch], forecasts: [forecast] });
      await save(null);
      expect(await storedWeek()).toBeNull();
      expect(await rows()).toEqual([]);
      const gone = await server.store.client.run('select kind, key from deletions where user_id = $1 order by 1', [
        player.userId,
      ]);
      expect(gone).toEqual([
        { kind: 'forecast', key: `${MONDAY}/tue/12:04` },
        { kind: 'log', key: lunchKey },
        { kind: 'week', key: MONDAY },
      ]);
    });
  });

  describe('an app that sends rows', () => {
    test('adds, changes and deletes one at a time', async () => {
      await save(week);
      const added = await put([log(lunch, 0), log(dinner, 0, `${MONDAY}/tue/dinner`)]);
      expect(added.statusCode).toBe(200);
      const [{ version }] = added.json().stored;
      expect(await storedWeek()).toMatchObject({ log: [lunch, dinner] });
      const changed = await put(
        [log({ ...lunch, strength: null }, version)],
        [{ kind: 'log', key: `${MONDAY}/tue/dinner` }],
      );
      expect(changed.json()).toMatchObject({ stored: [{ kind: 'log', key: lunchKey }], refused: [] });
      expect(await storedWeek()).toMatchObject({ log: [{ ...lunch, strength: null }] });
    });

    test('is answered with what is stored when another device was faster, and the others of the write are kept', async () => {
      const [{ version }] = (await put([log(lunch, 0)])).json().stored;
      const late = await put([log({ ...lunch, dish: 'nothing' }, 0), log(dinner, 0, `${MONDAY}/tue/dinner`)]);
      expect(late.statusCode).toBe(200);
      expect(late.json()).toMatchObject({
        stored: [{ key: `${MONDAY}/tue/dinner` }],
        refused: [
          { kind: 'log', key: lunchKey, problem: { code: 'VERSION_CONFLICT', current: { version, data: lunch } } },
        ],
      });
      expect((await put([log({ ...lunch, dish: 'nothing' }, version)])).json().refused).toEqual([]);
    });

    test('is refused when the row was deleted on another device', async () => {
      const [{ version }] = (await put([log(lunch, 0)])).json().stored;
      await put([], [{ kind: 'log', key: lunchKey }]);
      const late = await put([log({ ...lunch, dish: 'nothing' }, version)]);
      expect(late.json().refused).toMatchObject([{ problem: { code: 'VERSION_CONFLICT', current: null } }]);
    });

    test('two at once make one row, and the other one knows', async () => {
      const answers = await Promise.all([1, 2, 3].map((strength) => put([log({ ...lunch, strength }, 0)])));
      expect(answers.map((answer) => answer.json().stored.length).sort()).toEqual([0, 0, 1]);
      expect(await rows()).toHaveLength(1);
    });

    test.each([
      ['a key that is another’s', log(lunch, 0, `${MONDAY}/wed/lunch`), [`key: It must be ${lunchKey}`]],
      ['a week that begins on a Tuesday', log(lunch, 0, '2026-11-17/tue/lunch'), ['key: 2026-11-17 is not a Monday']],
      ['a dish that there is not', log({ ...lunch, dish: 'STONE_SOUP' }, 0), ['dish: There is no recipe STONE_SOUP']],
      [
        'an island that there is not',
        { kind: 'week', key: MONDAY, data: { island: 'Atlantis', end: null, plan: null } },
        ['island: There is no island Atlantis'],
      ],
    ])('%s is refused by itself', async (_what, row, details) => {
      const answer = await put([row]);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ stored: [], refused: [{ problem: { code: 'BAD_INPUT', details } }] });
    });

    test.each([
      ['an unknown kind', [{ ...log(lunch), kind: 'setting' }]],
      ['an unknown day', [log({ ...lunch, day: 'someday' })]],
      ['an unknown field', [log({ ...lunch, more: 1 })]],
      ['a negative end', [{ kind: 'week', key: MONDAY, data: { island: 'cyan', end: -1, plan: null } }]],
      ['a long key', [log(lunch, undefined, 'x'.repeat(65))]],
      ['too many rows', Array.from({ length: 201 }, () => log(lunch))],
    ])('%s is refused with the whole request', async (_what, bad) => {
      expect((await put(bad)).statusCode).toBe(400);
      expect(await rows()).toEqual([]);
    });

    test('needs a session', async () => {
      const answer = await server.call(routes.putRows, { body: { rows: [], deleted: [] } });
      expect(answer.statusCode).toBe(401);
    });
  });

  test('the oldest weeks give way, and half a year stays', async () => {
    const mondayAt = (n: number) => new Date(Date.UTC(2026, 0, 5 + 7 * n)).toISOString().slice(0, 10);
    for (let n = 0; n < 28; n += 1) await save({ ...week, monday: mondayAt(n), log: [lunch] });
    const kept = (await rows()).filter((row) => row.kind === 'week').map(({ key }) => key);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([27, mondayAt(1), mondayAt(27)]);
  });

  test('an export has the week in one, and an import adds it to what is there or replaces all', async () => {
    await save({ ...week, log: [lunch], forecasts: [forecast] });
    const exported = (await server.call(routes.exportUser, { as: player })).json();
    expect(exported.settings.week).toEqual({ ...week, log: [lunch], forecasts: [forecast] });
    await put([log(dinner, 0, `${MONDAY}/tue/dinner`)]);
    const bring = (mode: string) =>
      server.call(routes.importUser, { as: player, body: { ...exported, teams: [], mode } });
    expect((await bring('merge')).statusCode).toBe(200);
    expect(await storedWeek()).toMatchObject({ log: [lunch, dinner] });
    expect((await bring('replace')).statusCode).toBe(200);
    expect(await storedWeek()).toEqual(exported.settings.week);
  });

  test('a week of an older release becomes rows', async () => {
    const store = await blankStore(kind);
    const all = migrationsIn(MIGRATIONS);
    await migrate(
      store.client,
      all.filter(({ name }) => name < '0009'),
    );
    const old = {
      ...week,
      log: [lunch, { ...lunch, strength: 310_000 }, { ...lunch, meal: null, dish: null, time: '15:00' }],
      forecasts: [forecast, { ...forecast, p50: 7 }],
      past: [
        { monday: '2026-11-02', island: 'lapis', forecasts: [forecast], strength: 900_000 },
        { monday: '2026-11-09', island: 'cyan', forecasts: [], strength: null },
      ],
    };
    await store.client.run(`insert into users (external_id, friend_code)
      values (gen_random_uuid(), 'AAAAAA'), (gen_random_uuid(), 'BBBBBB'), (gen_random_uuid(), 'CCCCCC')`);
    await store.client.run(
      `insert into user_settings (user_id, version, week)
       select id, 7, case friend_code when 'AAAAAA' then $1::jsonb when 'BBBBBB' then 'null'::jsonb end from users`,
      [JSON.stringify(old)],
    );
    await migrate(store.client, all);
    const made = await store.client.run(
      'select u.friend_code, r.kind, r.key, r.version, r.data from player_rows r join users u on u.id = r.user_id',
    );
    const expected = weekRowsOf(old).map((row) => ({ friend_code: 'AAAAAA', version: 7, ...row }));
    // What the plan of an earlier release includes is not written down: it is everything.
    expect(byKey(made)).toEqual(
      byKey(JSON.parse(JSON.stringify(expected), (name, value) => (name === 'counted' ? undefined : value))),
    );
    expect(weekOfRows(made as never)).toEqual({ ...old, log: weekOfRows(weekRowsOf(old))?.log, forecasts: [forecast] });
    await store.close();
  });
});

const byKey = (rows: readonly object[]) => new Map(rows.map((row) => [rowName(row as WeekRow), row]));

/** Without any tables. */
async function blankStore(kind: StoreKind): Promise<Store> {
  if (kind === 'embedded') return storeOfPglite(await PGlite.create());
  const name = `weeks_${Date.now()}`;
  await runSql(inject('postgresUrl').replace('NAME', 'postgres'), `create database ${name}`);
  return openStore({ databaseUrl: inject('postgresUrl').replace('NAME', name), dataDir: '.' });
}
