// The real server and its commands as processes: what they refuse, how they end, and that data outlives all of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/db/connect.ts';
import { fill, textsOf } from './backup-data.ts';
import { startServerProcess } from './server-process.ts';
import { emptyDatabase, STORE_KINDS, type StoreKind } from './stores.ts';

const SRC = new URL('../src/', import.meta.url);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-operations-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function runToEnd(file: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(file, SRC)), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  await once(child, 'close');
  return { code: child.exitCode, stdout, stderr };
}

/** One sentence, no trace of the program. */
function expectSentence({ code, stdout, stderr }: Ended, ...words: string[]): void {
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  for (const word of words) expect(stderr).toContain(word);
  expect(stderr).not.toMatch(/\bat .+:\d+|Error:|hidden-value/);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

async function settingsOf(kind: StoreKind, name: string): Promise<{ DATA_DIR: string; DATABASE_URL?: string }> {
  const DATA_DIR = join(folder, name);
  return kind === 'embedded' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await emptyDatabase() };
}

const openAs = ({ DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string }) =>
  openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });

describe('a start that cannot succeed ends with one sentence', () => {
  const start = (env: NodeJS.ProcessEnv) =>
    runToEnd('server.ts', { PORT: '0', DATA_DIR: join(folder, 'refused'), ...env });

  test('PostgreSQL that is not there', async () => {
    const url = 'postgres://oversleep:hidden-value@127.0.0.1:1/sleep';
    expectSentence(await start({ DATABASE_URL: url }), 'sleep at 127.0.0.1:1', 'ECONNREFUSED', 'DATABASE_URL');
  });

  test('a database that does not exist', async () => {
    const url = new URL(await emptyDatabase());
    url.pathname = '/no_such_database';
    expectSentence(await start({ DATABASE_URL: url.href }), 'no_such_database', 'create the database');
  });

  test('a database of a newer version', async () => {
    const databaseUrl = await emptyDatabase();
    const store = await openStore({ databaseUrl, dataDir: folder });
    await store.client.run("insert into schema_migrations (name, hash) values ('9999_future.sql', 'x')");
    await store.close();
    expectSentence(await start({ DATABASE_URL: databaseUrl }), 'newer version', '9999_future.sql');
  });

  test('data that is no database', async () => {
    const dataDir = join(folder, 'broken');
    mkdirSync(join(dataDir, 'pg'), { recursive: true });
    writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '9.6\n');
    expectSentence(await start({ DATA_DIR: dataDir }), dataDir, 'cannot be opened', 'backup');
    expect(existsSync(join(dataDir, 'pg.lock'))).toBe(false);
  });

  test('production without a secret', async () => {
    expectSentence(
      await start({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://a.example' }),
      'AUTH_SECRET is missing',
    );
  });

  test('a port for figures that is taken, with the store closed again', async () => {
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
    const bound = occupant.address();
    const port = String(typeof bound === 'object' ? bound?.port : bound);
    const ended = await start({ METRICS_PORT: port });
    occupant.close();
    expectSentence(ended, 'METRICS_PORT', port, 'already in use');
    expect(existsSync(join(folder, 'refused', 'pg.lock'))).toBe(false);
  });
});

describe.each(STORE_KINDS)('%s', (kind) => {
  test('backup and restore by command, and only while nobody else is at work', async () => {
    const env = await settingsOf(kind, `commands-${kind}`);
    const file = join(folder, `${kind}.ndjson.gz`);
    if (kind === 'embedded')
      expectSentence(await runToEnd('commands/backup.ts', env, file), 'There is no data', env.DATA_DIR);

    const server = await startServerProcess(env);
    if (kind === 'embedded')
      expectSentence(await runToEnd('commands/backup.ts', env, file), 'in use by another Oversleep');
    else expect(await runToEnd('commands/backup.ts', env, file)).toMatchObject({ code: 0, stderr: '' });
    const early = await runToEnd('commands/restore.ts', env, file, '--force');
    if (kind === 'postgres') expectSentence(early, 'is running on this database', 'stop');
    else expectSentence(early, 'in use by another Oversleep');
    expect(await server.stop()).toBe(0);

    const store = await openAs(env);
    await fill(store);
    const before = await textsOf(store);
    await store.close();

    const whole = join(folder, `${kind}-whole.ndjson.gz`);
    const made = await runToEnd('commands/backup.ts', env, whole);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain(`Backup written to ${whole} (2 accounts,`);

    expectSentence(await runToEnd('commands/restore.ts', env, whole), 'not empty', '--force');
    const damaged = join(folder, `${kind}-damaged.gz`);
    writeFileSync(damaged, 'damaged');
    expectSentence(await runToEnd('commands/restore.ts', env, damaged, '--force'), damaged, 'nothing was changed');
    expect(existsSync(join(env.DATA_DIR, 'backups'))).toBe(false);

    const again = await openAs(env);
    await again.client.run('delete from users');
    await again.close();
    // The queue of a server that ran before stays behind in the database.
    const restored = await runToEnd('commands/restore.ts', env, whole, '--force');
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const [safety = ''] = readdirSync(join(env.DATA_DIR, 'backups'));
    expect(safety).toMatch(/^before-restore-.+\.ndjson\.gz$/);
    expect(restored.stdout).toContain(safety);

    const other = await settingsOf(kind, `other-${kind}`);
    expect(await runToEnd('commands/restore.ts', other, whole)).toMatchObject({ code: 0, stderr: '' });
    for (const place of [env, other]) {
      const reopened = await openAs(place);
      expect(await textsOf(reopened)).toEqual(before);
      await reopened.close();
    }
    // And the server starts on it.
    const after = await startServerProcess(other);
    expect((await fetch(`${after.url}/api/health/ready`)).status).toBe(200);
    expect(await after.stop()).toBe(0);
  });

  test('a server that is told to end leaves a store that the next one finds complete', async () => {
    const env = await settingsOf(kind, `restart-${kind}`);
    const first = await startServerProcess(env);
    expect(existsSync(join(env.DATA_DIR, 'pg.lock'))).toBe(kind === 'embedded');
    expect(await first.stop()).toBe(0);
    expect(existsSync(join(env.DATA_DIR, 'pg.lock'))).toBe(false);
    const store = await openAs(env);
    await fill(store);
    const before = await textsOf(store);
    await store.close();
    const second = await startServerProcess(env);
    expect(await second.stop()).toBe(0);
    const reopened = await openAs(env);
    expect(await textsOf(reopened)).toEqual(before);
    await reopened.close();
  });
});

test('a second server on the same folder is refused with one sentence', async () => {
  const env = { DATA_DIR: join(folder, 'twice'), PORT: '0' };
  const first = await startServerProcess(env);
  expectSentence(
    await runToEnd('server.ts', env),
    env.DATA_DIR,
    'in use by another Oversleep',
    String(first.child.pid),
  );
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

test.each([
  ['backup', ['a', 'b']],
  ['backup', ['--all']],
  ['restore', []],
  ['restore', ['a', 'b']],
  ['restore', ['--forced']],
])('%s %j says how it is used', async (command, args) => {
  expectSentence(
    await runToEnd(`commands/${command}.ts`, { DATA_DIR: join(folder, 'unused') }, ...args),
    'Usage: npm run',
  );
  expect(existsSync(join(folder, 'unused'))).toBe(false);
});
