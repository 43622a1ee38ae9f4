// Moving to a new version: data stays, a migration that fails changes nothing, and several processes may start at once.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildTestProgram } from '../../../tools/build/server-build.mjs';
import { until } from '../../../tools/machine/until.mjs';
import { openStore, type Store } from '../src/db/connect.ts';
import { isMigrated, migrate, migrationsIn } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/places.ts';
import { fill, textsOf } from './backup-data.ts';
import { runSql } from './postgres.ts';
import { emptyStore, STORE_KINDS } from './stores.ts';

const START = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));

const HELD_BY_TEST = 1;
/** Processes that wait for a lock of this database. */
const WAITING = `select pid from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-migrations-'));
  for (const name of START) copyFileSync(join(MIGRATIONS, name), join(folder, name));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The product's migrations and these after them. */
function withMore(files: Readonly<Record<string, string>>) {
  for (const name of readdirSync(folder)) if (!START.includes(name)) rmSync(join(folder, name));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return migrationsIn(folder);
}

describe.each(STORE_KINDS)('%s', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await emptyStore(kind);
    await fill(store);
  });
  afterAll(() => store.close());

  test.each([
    ['cannot be read', 'alter table users add colum motto text;'],
    ['fails on the data', 'alter table users add check (length(name) = 5);'],
    ['fails at its end', 'drop table news_dismissals; delete from users; select 1 / 0;'],
  ])('one that %s leaves everything as it was, also those before it', async (_what, sql) => {
    const before = await textsOf(store);
    const newer = withMore({ '9001_good.sql': 'create table notes (id bigint);', '9002_bad.sql': sql });
    await expect(migrate(store.client, newer)).rejects.toThrow(
      /^Migration 9002_bad\.sql failed \(.+\); nothing was changed\.$/,
    );
    expect(await textsOf(store)).toEqual(before);
    expect(await store.client.run("select 1 from schema_migrations where name like '9%'")).toEqual([]);
    // And the version that was there goes on.
    expect(await migrate(store.client, migrationsIn(MIGRATIONS))).toEqual([]);
  });

  test('a migration that was edited after it ran is noticed', async () => {
    const edited = withMore({}).map((migration) => ({ ...migration, hash: 'edited' }));
    await expect(migrate(store.client, edited)).rejects.toThrow(`${START[0]} is not the one that made this database`);
  });

  test('a newer version adds to the data and keeps the rest', async () => {
    const before = await textsOf(store);
    const newer = withMore({
      '9001_notes.sql': 'create table notes (id bigint primary key); insert into notes select id from users;',
      '9002_motto.sql': "alter table user_areas add column note text not null default 'none';",
    });
    expect(await isMigrated(store.client, newer)).toBe(false);
    expect(await migrate(store.client, newer)).toEqual(['9001_notes.sql', '9002_motto.sql']);
    expect(await isMigrated(store.client, newer)).toBe(true);
    expect(await migrate(store.client, newer)).toEqual([]);
    const { notes = [], user_areas: areas = [], ...after } = await textsOf(store);
    const { user_areas: oldAreas = [], ...rest } = before;
    expect(after).toEqual(rest);
    expect(notes).toHaveLength(2);
    expect(areas).toEqual(oldAreas.map((line) => String(line).replace(/\)$/, ',none)')));
  });

  test('accounts that never chose an edition keep the one that was the default when they began', async () => {
    const { run } = store.client;
    const edition = migrationsIn(MIGRATIONS).find(({ name }) => name === '0014_own_edition.sql');
    await run('delete from user_settings');
    await run("insert into user_settings (user_id, edition) select min(id), '2026-08' from users");
    await run(edition?.sql ?? '');
    const rows = await run('select edition from user_settings order by user_id');
    expect(rows.map((row) => row.edition)).toEqual(['2026-08', '2025-10']);
  });
});

test('processes that start at once on one PostgreSQL migrate it once, and all go on', {
  timeout: 120_000,
}, async () => {
  const url = inject('postgresUrl');
  await runSql(url.replace('NAME', 'postgres'), 'create database migrated_at_once');
  const databaseUrl = url.replace('NAME', 'migrated_at_once');
  // It waits for what this test holds until the others wait for it.
  const held = `select pg_advisory_xact_lock(${HELD_BY_TEST})`;
  withMore({ '9001_held.sql': `${held}; create table notes (id bigint); insert into notes values (1);` });
  const store = await openStore({ databaseUrl, dataDir: folder });
  const entry = await buildTestProgram('migrate-entry');
  const children = await store.client.exclusively(async (run) => {
    await run(held);
    const started = Array.from({ length: 3 }, () =>
      fork(entry, [databaseUrl, folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
    );
    await until(async () => (await run(WAITING)).length === started.length);
    return started;
  });
  const reports = children.map(async (child) => {
    const [applied] = await once(child, 'message');
    return Array.isArray(applied) ? applied : [];
  });
  const applied = await Promise.all(reports);
  const codes = await Promise.all(children.map(async (child) => child.exitCode ?? (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0]);
  expect(applied.flat().sort()).toEqual([...START, '9001_held.sql'].sort());
  expect(await store.client.run('select count(*)::integer as rows from notes')).toEqual([{ rows: 1 }]);
  await store.close();
});
