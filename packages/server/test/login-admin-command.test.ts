// `npm run admin` as a process, on both databases.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/db/connect.ts';
import { MIGRATIONS, migrate, migrationsIn } from '../src/db/migrate.ts';
import { auditLog, identities, patrons, users } from '../src/db/schema.ts';
import { emptyDatabase, STORE_KINDS } from './stores.ts';

const COMMAND = fileURLToPath(new URL('../src/commands/admin.ts', import.meta.url));
const EXTERNAL_ID = '5f0c1a3e-1111-4222-8333-444455556666';

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
  const run = (...args: readonly string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', COMMAND, ...args], {
        env: { PATH: process.env.PATH, ...env },
      });
      const output = { out: '', err: '' };
      child.stdout.on('data', (chunk) => (output.out += chunk));
      child.stderr.on('data', (chunk) => (output.err += chunk));
      child.on('close', (code) => resolve({ code, ...output }));
    });
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

  test('grants, lists and revokes, by friend code or id', async () => {
    expect(await run('list')).toEqual({ code: 0, out: 'There is no admin yet.\n', err: '' });
    expect(await run('grant', 'abc123')).toEqual({
      code: 0,
      out: `Nell (ABC123, ${EXTERNAL_ID}) is now an admin.\n`,
      err: '',
    });
    expect(await rowOf()).toEqual({ role: 'admin', roleSource: 'manual' });
    expect((await run('list')).out).toBe(`Nell (ABC123, ${EXTERNAL_ID})\n`);
    expect((await run('revoke', EXTERNAL_ID.toUpperCase())).out).toContain('is no longer an admin.');
    expect(await rowOf()).toEqual({ role: 'default', roleSource: 'none' });
    const entries = await withStore(({ db }) => db.select().from(auditLog));
    expect(entries.map(({ actor, action, target, meta }) => ({ actor, action, target, meta }))).toEqual([
      {
        actor: null,
        action: 'user.role',
        target: EXTERNAL_ID,
        meta: { from: 'default', to: 'admin', source: 'command' },
      },
      {
        actor: null,
        action: 'user.role',
        target: EXTERNAL_ID,
        meta: { from: 'admin', to: 'default', source: 'command' },
      },
    ]);
  });

  test('who supports the project is a supporter again afterwards', async () => {
    await withStore(({ db }) => db.insert(patrons).values({ patreonId: 'p1', status: 'active_patron' }));
    await run('grant', EXTERNAL_ID);
    await run('revoke', EXTERNAL_ID);
    expect(await rowOf()).toEqual({ role: 'supporter', roleSource: 'patreon' });
    // Taking away what is not there changes nothing.
    await run('revoke', EXTERNAL_ID);
    expect(await rowOf()).toEqual({ role: 'supporter', roleSource: 'patreon' });
  });

  test('a player who does not exist is named, and nothing is changed', async () => {
    const { code, out, err } = await run('grant', 'ZZZZZZ');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('There is no player with the friend code or id "ZZZZZZ"');
  });

  test.each([[], ['grant'], ['list', 'ABC123'], ['promote', 'ABC123'], ['grant', 'ABC123', 'ZZZZZZ']])(
    'explains itself after %s %s',
    async (...args) => {
      const { code, err } = await run(...args);
      expect(code).toBe(1);
      expect(err).toContain('npm run admin -- grant');
    },
  );

  test.runIf(kind === 'embedded')('explains that a running server has the data', async () => {
    const { code, err } = await withStore(() => run('list'));
    expect(code).toBe(1);
    expect(err).toContain(`in use by another Oversleep (process ${process.pid})`);
    expect(err).toContain('stop it, run this command, start it again');
  });

  test('wrong settings are named', async () => {
    const before = env;
    env = { ...env, LOG_LEVEL: 'loud' };
    const { code, err } = await run('list');
    env = before;
    expect(code).toBe(1);
    expect(err).toContain('LOG_LEVEL is "loud"');
  });
});
