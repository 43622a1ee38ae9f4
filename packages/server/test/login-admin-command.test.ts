// `npm run admin`: what it changes on both databases, and what it says where it cannot.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCommand } from '../src/commands/admin.ts';
import { openStore, type Store } from '../src/db/connect.ts';
import { lockFolder } from '../src/db/folder-lock.ts';
import { MIGRATIONS, migrate, migrationsIn } from '../src/db/migrate.ts';
import { auditLog, identities, patrons, users } from '../src/db/schema.ts';
import { emptyDatabase, STORE_KINDS } from './stores.ts';

const TOOL = fileURLToPath(new URL('../../../tools/admin.mjs', import.meta.url));
const EXTERNAL_ID = '5f0c1a3e-1111-4222-8333-444455556666';
const NELL = `Nell (ABC123, ${EXTERNAL_ID})`;

describe.each(STORE_KINDS)('%s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-admin-'));
  let env: Record<string, string>;

  const withStore = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: folder });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const run = (...args: readonly string[]) => adminCommand(args, env, folder);
  const rowOf = () =>
    withStore(async ({ db }) => {
      const [row] = await db.select().from(users).where(eq(users.externalId, EXTERNAL_ID));
      return row && { role: row.role, roleSource: row.roleSource };
    });

  beforeAll(async () => {
    env = { DATA_DIR: folder, ...(kind === 'postgres' ? { DATABASE_URL: await emptyDatabase() } : {}) };
    await withStore(async ({ client, db }) => {
      await migrate(client, migrationsIn(MIGRATIONS));
      const [user] = await db
        .insert(users)
        .values({ externalId: EXTERNAL_ID, friendCode: 'ABC123', name: 'Nell' })
        .returning({ id: users.id });
      await db.insert(identities).values({ provider: 'patreon', subject: 'p1', userId: user?.id ?? 0 });
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('grants, lists and revokes, by friend code or id', { timeout: 90_000 }, async () => {
    expect(await run('list')).toEqual({ ok: true, text: 'There is no admin yet.' });
    expect(await run('grant', 'abc123')).toEqual({ ok: true, text: `${NELL} is now an admin.` });
    expect(await rowOf()).toEqual({ role: 'admin', roleSource: 'manual' });
    expect(await run('list')).toEqual({ ok: true, text: NELL });
    expect(await run('revoke', EXTERNAL_ID.toUpperCase())).toEqual({
      ok: true,
      text: `${NELL} is no longer an admin.`,
    });
    expect(await rowOf()).toEqual({ role: 'default', roleSource: 'none' });
    const entries = await withStore(({ db }) => db.select().from(auditLog));
    const common = { actor: null, action: 'user.role', target: EXTERNAL_ID };
    expect(entries.map(({ actor, action, target, meta }) => ({ actor, action, target, meta }))).toEqual([
      { ...common, meta: { from: 'default', to: 'admin', source: 'command' } },
      { ...common, meta: { from: 'admin', to: 'default', source: 'command' } },
    ]);
  });

  test('who supports the project is a supporter again afterwards', { timeout: 90_000 }, async () => {
    await withStore(({ db }) => db.insert(patrons).values({ patreonId: 'p1', status: 'active_patron' }));
    await run('grant', EXTERNAL_ID);
    await run('revoke', EXTERNAL_ID);
    // Taking away what is not there changes nothing.
    await run('revoke', EXTERNAL_ID);
    expect(await rowOf()).toEqual({ role: 'supporter', roleSource: 'patreon' });
  });

  test('a player who does not exist is named', async () => {
    const { ok, text } = await run('grant', 'ZZZZZZ');
    expect(ok).toBe(false);
    expect(text).toContain('There is no player with the friend code or id "ZZZZZZ"');
  });
});

test('a running server that has the data is named, with what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-admin-'));
  const lock = await lockFolder(join(folder, 'pg'));
  try {
    const { ok, text } = await adminCommand(['list'], { DATA_DIR: folder }, folder);
    expect(ok).toBe(false);
    expect(text).toContain(`in use by another Oversleep (process ${process.pid})`);
    expect(text).toContain('stop it, run this command, start it again');
  } finally {
    await lock.release();
    rmSync(folder, { recursive: true });
  }
});

test.each([[], ['grant'], ['list', 'ABC123'], ['promote', 'ABC123'], ['grant', 'ABC123', 'ZZZZZZ']])(
  'explains itself after %s %s',
  async (...args) => {
    const { ok, text } = await adminCommand(args, {}, tmpdir());
    expect(ok).toBe(false);
    expect(text).toContain('npm run admin -- grant');
  },
);

test('wrong settings are named', async () => {
  const { ok, text } = await adminCommand(['list'], { LOG_LEVEL: 'loud' }, tmpdir());
  expect(ok).toBe(false);
  expect(text).toContain('LOG_LEVEL is "loud"');
});

test('as a program: a failure goes to standard error and into the exit code, an answer to standard output', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: tmpdir(), DATABASE_URL: await emptyDatabase() };
  const run = (...args: readonly string[]) => spawnSync(process.execPath, [TOOL, ...args], { env, encoding: 'utf8' });
  expect(run('list')).toMatchObject({ status: 0, stdout: 'There is no admin yet.\n', stderr: '' });
  expect(run('grant', 'ABC123')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('no player') });
});
