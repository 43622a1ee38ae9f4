// Backups: nothing is lost within and across databases, and a bad file changes nothing.

import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '../src/backup/dump.ts';
import { checkBackup, hasRows, restore } from '../src/backup/load.ts';
import { askForBackup, offerBackups } from '../src/backup/on-request.ts';
import type { Store } from '../src/db/connect.ts';
import { type Migration, migrate, migrationsIn } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/places.ts';
import { fill, textsOf } from './backup-data.ts';
import { emptyStore, STORE_KINDS, type StoreKind } from './stores.ts';

const NOW = new Date('2025-11-15T10:00:00Z');
const migrations = migrationsIn(MIGRATIONS);

let folder = '';
let counter = 0;
const stores = new Map<StoreKind, Store>();

const newPath = () => {
  counter += 1;
  return join(folder, `${counter}.ndjson.gz`);
};

const storeOf = (kind: StoreKind): Store => {
  const store = stores.get(kind);
  if (!store) throw new Error(`no ${kind} store`);
  return store;
};

async function restoreFile(store: Store, path: string, known: readonly Migration[] = migrations): Promise<void> {
  await restore(store.client, path, await checkBackup(path, known), known);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-backup-'));
  for (const kind of STORE_KINDS) stores.set(kind, await emptyStore(kind));
  for (const store of stores.values()) await fill(store);
});

afterAll(async () => {
  for (const store of stores.values()) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a running server is asked for its backup, and one that is gone is not', async () => {
  const dataDir = join(folder, 'asked');
  expect(await askForBackup(dataDir, newPath())).toBeUndefined();
  const source = storeOf('embedded');
  const offer = await offerBackups(source.client, dataDir, () => NOW);
  const path = newPath();
  expect(await askForBackup(dataDir, path)).toEqual(await checkBackup(path, migrations));
  const target = await emptyStore('embedded');
  await restoreFile(target, path);
  expect(await textsOf(target)).toEqual(await textsOf(source));
  await target.close();
  await offer.close();
  expect(await askForBackup(dataDir, newPath())).toBeUndefined();
});

describe.each(STORE_KINDS)('a backup of %s', (from) => {
  test.each(STORE_KINDS)('is the same data in %s', async (to) => {
    const source = storeOf(from);
    const before = await textsOf(source);
    const path = newPath();
    const head = await backUp(source.client, path, NOW);
    expect(head.counts).toEqual(Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])));
    expect(Object.values(head.counts).every((count) => count > 0)).toBe(true);

    const target = await emptyStore(to);
    expect(await hasRows(target.client.run)).toBe(false);
    await restoreFile(target, path);
    expect(await textsOf(target)).toEqual(before);
    expect(await hasRows(target.client.run)).toBe(true);

    // Rows are numbered on from where they were, not from what is left.
    const add = "insert into users (external_id, friend_code) values (gen_random_uuid(), 'NEWONE') returning id";
    const [next] = await target.client.run(add);
    expect(Number(next?.id)).toBe(4);
    // And the next start finds nothing to do.
    expect(await migrate(target.client, migrations)).toEqual([]);
    await target.close();
  });

  test('can be repeated over what it made', async () => {
    const path = newPath();
    const store = storeOf(from);
    const before = await textsOf(store);
    await backUp(store.client, path, NOW);
    await restoreFile(store, path);
    await restoreFile(store, path);
    expect(await textsOf(store)).toEqual(before);
  });
});

describe('the file', () => {
  test('is for its owner only, complete, and never in the place of another', async () => {
    const path = newPath();
    await backUp(storeOf('embedded').client, path, NOW);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const before = readFileSync(path);
    await expect(backUp(storeOf('embedded').client, path, NOW)).rejects.toThrow(`${path} exists already`);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('says in its first line what it is', async () => {
    const path = newPath();
    await backUp(storeOf('embedded').client, path, NOW);
    const [first = ''] = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
    expect(JSON.parse(first)).toMatchObject({
      format: 'oversleep-backup',
      version: 1,
      createdAt: '2025-11-15T10:00:00.000Z',
      migrations: migrations.map(({ name, hash }) => ({ name, hash })),
    });
  });

  test('is not left behind half written', async () => {
    const path = newPath();
    const { client } = storeOf('embedded');
    const failing = {
      ...client,
      exclusively: <T>(work: Parameters<typeof client.exclusively<T>>[0]) =>
        client.exclusively<T>((run) =>
          work((sql, parameters) =>
            sql.startsWith('fetch') ? Promise.reject(new Error('gone')) : run(sql, parameters),
          ),
        ),
    };
    await expect(backUp(failing, path, NOW)).rejects.toThrow('gone');
    expect(readdirSync(folder).filter((name) => name.startsWith(`${counter}.`))).toEqual([]);
  });
});

describe.each(STORE_KINDS)('a bad file for %s', (kind) => {
  let good: Buffer;
  let lines: string[];
  let before: Awaited<ReturnType<typeof textsOf>>;

  beforeAll(async () => {
    const path = newPath();
    await backUp(storeOf(kind).client, path, NOW);
    good = readFileSync(path);
    lines = gunzipSync(good).toString('utf8').trimEnd().split('\n');
    before = await textsOf(storeOf(kind));
  });

  const pack = (some: readonly string[]) => gzipSync(`${some.join('\n')}\n`);
  /** As if it had been written so. */
  const signed = (some: readonly string[]) => {
    const sha256 = createHash('sha256')
      .update(`${some.join('\n')}\n`)
      .digest('hex');
    return pack([...some, JSON.stringify({ sha256 })]);
  };
  const flipped = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const withHead = (changes: object) =>
    signed([JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...changes }), ...lines.slice(1, -1)]);

  test.each<[string, () => Buffer]>([
    ['that is cut off', () => good.subarray(0, good.length / 2)],
    ['without its last byte', () => good.subarray(0, -1)],
    ['with another byte in it', () => flipped(good, Math.floor(good.length / 2))],
    ['that is empty', () => Buffer.alloc(0)],
    ['that is something else', () => Buffer.from('PGDMP not ours')],
    ['of something else, packed', () => pack(['{"format":"cake"}'])],
    ['without its checksum', () => pack(lines.slice(0, -1))],
    ['with a row changed', () => pack(lines.map((line) => line.replace('PIKACHU', 'RAICHU')))],
    ['with a row missing', () => signed(lines.slice(0, -2))],
    ['that counts wrong', () => withHead({ counts: { users: 1 } })],
    ['with what is no row', () => signed([...lines.slice(0, -1), '"?"'])],
    ['without a head', () => signed(lines.slice(1, -1))],
  ])('%s is refused and changes nothing', async (_what, content) => {
    const path = newPath();
    writeFileSync(path, content());
    await expect(restoreFile(storeOf(kind), path)).rejects.toThrow(`${path} is damaged or no backup of Oversleep`);
    expect(await textsOf(storeOf(kind))).toEqual(before);
  });

  test('that does not exist is named', async () => {
    await expect(restoreFile(storeOf(kind), '/nowhere/file')).rejects.toThrow('There is no file /nowhere/file.');
  });

  test.each<[string, () => Buffer]>([
    ['newer shape', () => withHead({ migrations: [...migrations, { name: '9999_future.sql', hash: 'x' }] })],
    ['different shape', () => withHead({ migrations: [{ name: migrations[0]?.name, hash: 'x' }] })],
    ['newer kind', () => withHead({ version: 2 })],
  ])('of a %s is refused and changes nothing', async (_what, content) => {
    const path = newPath();
    writeFileSync(path, content());
    await expect(restoreFile(storeOf(kind), path)).rejects.toThrow(/newer version.+nothing was changed/);
    expect(await textsOf(storeOf(kind))).toEqual(before);
  });

  test('whose rows the database refuses changes nothing', async () => {
    const path = newPath();
    writeFileSync(path, signed(lines.slice(0, -1).map((line) => line.replace('"PIKACHU"', '""'))));
    await expect(restoreFile(storeOf(kind), path)).rejects.toThrow('creatures_pokemon_check');
    expect(await textsOf(storeOf(kind))).toEqual(before);
  });

  test('that names a table or column of its own changes nothing', async () => {
    for (const [found, other] of [
      ['"table":"users"', '"table":"pg_authid"'],
      ['"friend_code"', '"friend_code) values (1); --"'],
    ] as const) {
      const path = newPath();
      const head = lines[0]?.replace('"users":', found.includes('table') ? '"pg_authid":' : '"users":') ?? '';
      writeFileSync(path, signed([head, ...lines.slice(1, -1).map((line) => line.replace(found, other))]));
      await expect(restoreFile(storeOf(kind), path)).rejects.toThrow('is damaged');
      expect(await textsOf(storeOf(kind))).toEqual(before);
    }
  });

  test('with something after its end is refused', async () => {
    const path = newPath();
    writeFileSync(path, good);
    appendFileSync(path, gzipSync('[]\n'));
    await expect(restoreFile(storeOf(kind), path)).rejects.toThrow('is damaged');
  });
});

describe.each(STORE_KINDS)('a backup of before doubts were codes on %s', (kind) => {
  test('is restored with codes where a message says a sentence, and with the sentence where none does', async () => {
    const from = { format: 'nerolis-lab', at: '2026-11-16T08:00:00.000Z', raw: 'x' };
    const flags = ["Level 300 doesn't exist; read as 65.", 'Odd'];
    const doubts = [
      { code: 'levelImpossible', values: { given: 300, level: 65 } },
      { code: 'asWritten', values: { text: 'Odd' } },
    ];
    const source = await emptyStore(kind);
    await fill(source);
    const { run } = source.client;
    await run('update creatures set origin = $1', [JSON.stringify({ ...from, flags })]);
    await run('update creatures set origin = $1 where level = 7', [JSON.stringify(from)]);
    await run("delete from schema_migrations where name like '0015%'");
    const path = newPath();
    await backUp(source.client, path, NOW);
    await source.close();

    const target = await emptyStore(kind);
    await restoreFile(target, path);
    const rows = await target.client.run('select distinct origin from creatures');
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining([{ origin: from }, { origin: { ...from, doubts } }]));
    expect(await migrate(target.client, migrations)).toEqual([]);
    await target.close();
  });
});

describe.each(STORE_KINDS)('an older backup on %s', (kind) => {
  const NEXT: Migration = {
    name: '0002_next.sql',
    sql: "alter table users add column motto text not null default 'Sleep well'; create table extra (id bigint primary key);",
    hash: 'next',
  };

  test('is brought to the present shape', async () => {
    const path = newPath();
    const before = await textsOf(storeOf(kind));
    await backUp(storeOf(kind).client, path, NOW);
    const target = await emptyStore(kind);
    await migrate(target.client, [...migrations, NEXT]);
    await restoreFile(target, path, [...migrations, NEXT]);
    expect(await target.client.run('select distinct motto from users')).toEqual([{ motto: 'Sleep well' }]);
    const { users = [], extra = [], ...after } = await textsOf(target);
    const { users: oldUsers = [], ...rest } = before;
    expect(after).toEqual(rest);
    expect(extra).toEqual([]);
    expect(users).toEqual(oldUsers.map((line) => String(line).replace(/\)$/, ',"Sleep well")')));
    expect(await migrate(target.client, [...migrations, NEXT])).toEqual([]);

    // Its own backup is too new for the older version.
    const newer = newPath();
    await backUp(target.client, newer, NOW);
    await target.close();
    await expect(checkBackup(newer, migrations)).rejects.toThrow('0002_next.sql');
  });
});

test('is one moment of the data while others write', async () => {
  const store = await emptyStore('postgres');
  let isWriting = true;
  const writer = (async () => {
    for (let count = 0; isWriting; count += 1) {
      await store.client.exclusively(async (run) => {
        const code = count.toString(36).toUpperCase().padStart(6, '0');
        await run('insert into users (external_id, friend_code) values (gen_random_uuid(), $1)', [code]);
        await run('insert into user_settings (user_id) select max(id) from users');
      });
    }
  })();
  try {
    for (let round = 0; round < 5; round += 1) {
      await expect.poll(async () => (await store.client.run('select 1 from users limit 1')).length).toBe(1);
      const path = newPath();
      const { counts } = await backUp(store.client, path, NOW);
      expect(counts.users).toBe(counts.user_settings);
      const rows = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
      expect(rows.filter((line) => line.startsWith('["')).length).toBe((counts.users ?? 0) * 2);
    }
  } finally {
    isWriting = false;
    await writer;
    await store.close();
  }
});

test('other tables in the same database are left alone', async () => {
  const path = newPath();
  await backUp(storeOf('embedded').client, path, NOW);
  const target = await emptyStore('postgres');
  await target.client.run('create schema others; create table others.diary (line text)');
  await target.client.run("insert into others.diary values ('mine')");
  await restoreFile(target, path);
  expect(await target.client.run('select line from others.diary')).toEqual([{ line: 'mine' }]);
  await target.close();
});
