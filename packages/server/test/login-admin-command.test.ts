// Admins by the owner's hand: what it changes on both databases, and `npm run admin` as a program.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestProgram } from '../../../tools/build/server-build.mjs';
import { openStore, type Store } from '../src/db/connect.ts';
import { lockFolder } from '../src/db/folder-lock.ts';
import { auditLog, identities, patrons, users } from '../src/db/schema.ts';
import { grantAdmin, listAdmins, revokeAdmin } from '../src/repos/roles.ts';
import { emptyDatabase, emptyStore, STORE_KINDS } from './stores.ts';

const TOOL = fileURLToPath(new URL('../../../tools/admin.mjs', import.meta.url));
const EXTERNAL_ID = '5f0c1a3e-1111-4222-8333-444455556666';
const NELL = `Nell (ABC123, ${EXTERNAL_ID})`;
// Each call starts a process.
const PATIENCE = { timeout: 120_000 };

async function addNell({ db }: Store): Promise<number> {
  const [user] = await db
    .insert(users)
    .values({ externalId: EXTERNAL_ID, friendCode: 'ABC123', name: 'Nell' })
    .returning({ id: users.id });
  return user?.id ?? 0;
}

describe.each(STORE_KINDS)('%s', (kind) => {
  let store: Store;
  let userId = 0;
  const roleOf = async () => {
    const [row] = await store.db.select().from(users).where(eq(users.id, userId));
    return row && { role: row.role, roleSource: row.roleSource };
  };

  beforeAll(async () => {
    store = await emptyStore(kind);
    userId = await addNell(store);
    await store.db.insert(identities).values({ provider: 'patreon', subject: 'p1', userId });
  });
  afterAll(() => store.close());

  test('the role is given and taken by friend code or id, and each change is written down', async () => {
    expect(await grantAdmin(store.db, 'abc123')).toMatchObject({ externalId: EXTERNAL_ID, name: 'Nell' });
    expect(await roleOf()).toEqual({ role: 'admin', roleSource: 'manual' });
    // A second time changes nothing.
    await grantAdmin(store.db, EXTERNAL_ID);
    expect(await listAdmins(store.db)).toMatchObject([{ friendCode: 'ABC123' }]);
    await revokeAdmin(store.db, EXTERNAL_ID.toUpperCase(), new Date());
    expect(await roleOf()).toEqual({ role: 'default', roleSource: 'none' });
    expect(await listAdmins(store.db)).toEqual([]);
    const entries = await store.db.select().from(auditLog).orderBy(auditLog.id);
    const common = { actor: null, action: 'user.role', target: EXTERNAL_ID };
    expect(entries.map(({ actor, action, target, meta }) => ({ actor, action, target, meta }))).toEqual([
      { ...common, meta: { from: 'default', to: 'admin', source: 'command' } },
      { ...common, meta: { from: 'admin', to: 'default', source: 'command' } },
    ]);
  });

  test('who supports the project is a supporter afterwards, which is not for this command to take', async () => {
    await store.db.insert(patrons).values({ patreonId: 'p1', status: 'active_patron' });
    await grantAdmin(store.db, EXTERNAL_ID);
    await revokeAdmin(store.db, EXTERNAL_ID, new Date());
    await revokeAdmin(store.db, EXTERNAL_ID, new Date());
    expect(await roleOf()).toEqual({ role: 'supporter', roleSource: 'patreon' });
  });

  test.each(['ZZZZZZ', '5f0c1a3e-1111-4222-8333-444455556667', '', "' or 1=1"])(
    'no player is called %j',
    async (player) => {
      expect(await grantAdmin(store.db, player)).toBeUndefined();
      expect(await revokeAdmin(store.db, player, new Date())).toBeUndefined();
      expect(await listAdmins(store.db)).toEqual([]);
    },
  );
});

describe('as a program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-admin-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let program = '';
  beforeAll(async () => {
    program = await buildTestProgram('admin', 'src/commands/admin.ts');
  });

  const run = (env: Readonly<Record<string, string>>, ...args: readonly string[]) => runFile(program, env, args);
  const runFile = (file: string, env: Readonly<Record<string, string>>, args: readonly string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn(process.execPath, [file, ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
      });
      const output = { out: '', err: '' };
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        output.out += chunk;
      });
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        output.err += chunk;
      });
      child.on('close', (code) => resolve({ code, ...output }));
    });

  test('it says what it did, and what it cannot do', PATIENCE, async () => {
    const databaseUrl = await emptyDatabase();
    const store = await openStore({ databaseUrl, dataDir: folder });
    await addNell(store);
    await store.close();
    const env = { DATABASE_URL: databaseUrl };
    // As `npm run admin` starts it, which builds it first.
    expect(await runFile(TOOL, env, ['list'])).toEqual({ code: 0, out: 'There is no admin yet.\n', err: '' });
    expect(await run(env, 'grant', 'ABC123')).toEqual({ code: 0, out: `${NELL} is now an admin.\n`, err: '' });
    expect(await run(env, 'list')).toEqual({ code: 0, out: `${NELL}\n`, err: '' });
    expect(await run(env, 'revoke', 'ABC123')).toEqual({ code: 0, out: `${NELL} is no longer an admin.\n`, err: '' });
    const unknown = await run(env, 'grant', 'ZZZZZZ');
    expect(unknown).toMatchObject({ code: 1, out: '' });
    expect(unknown.err).toMatch(/^There is no player with the friend code or id "ZZZZZZ".*\.\n$/);
  });

  test('a running server that has the embedded data is named', PATIENCE, async () => {
    expect((await run({}, 'list')).err).toContain(`There is no data of Oversleep in ${folder}`);
    mkdirSync(join(folder, 'pg'));
    const lock = await lockFolder(join(folder, 'pg'));
    const { code, err } = await run({}, 'grant', 'ABC123');
    lock.release();
    expect(code).toBe(1);
    expect(err).toContain(`in use by another Oversleep (process ${process.pid} on ${hostname()}): please stop it`);
  });

  test.each([['grant'], ['list', 'ABC123'], ['promote', 'ABC123'], ['grant', 'ABC123', 'ZZZZZZ']])(
    'it explains itself after %s %s',
    PATIENCE,
    async (...args) => {
      const { code, err } = await run({}, ...args);
      expect(code).toBe(1);
      expect(err).toContain('npm run admin -- grant');
    },
  );
});
