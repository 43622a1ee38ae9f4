// The real server and its commands as processes: what they refuse, how they end, and that data outlives all of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { buildTestProgram } from '../../../tools/build/server-build.mjs';
import { openStore, type Store } from '../src/db/connect.ts';
import { lockFolder } from '../src/db/folder-lock.ts';
import { fill, textsOf } from './backup-data.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { emptyDatabase, emptyFolder, STORE_KINDS, type StoreKind } from './stores.ts';

/** Processes take their time on a busy machine. */
const LONG = 600_000;

let folder = '';
let backup = '';
let restore = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-operations-'));
  const build = (name: string) => buildTestProgram(name, `src/commands/${name}.ts`);
  [backup, restore] = await Promise.all([build('backup'), build('restore')]);
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
  const child = spawn(process.execPath, ['--liftoff-only', file, ...args], {
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
  expect(stderr.trimEnd()).not.toContain('\n');
  for (const word of words) expect(stderr).toContain(word);
  expect(stderr).not.toMatch(/^ +at |Error:|hidden-value/m);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

/** Does not outlive a test that fails. */
async function startServer(env: Settings): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  onTestFinished(() => {
    server.child.kill('SIGKILL');
  });
  return server;
}

interface Settings {
  readonly [name: string]: string;
  readonly DATA_DIR: string;
}

async function settingsOf(kind: StoreKind, name: string): Promise<Settings> {
  const DATA_DIR = join(folder, name);
  return kind === 'embedded' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await emptyDatabase() };
}

async function inStore<T>(settings: Settings, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

describe('a start that cannot succeed ends with one sentence', { timeout: LONG }, () => {
  const start = (env: NodeJS.ProcessEnv) =>
    runToEnd(inject('serverFile'), { PORT: '0', DATA_DIR: join(folder, 'refused'), ...env });

  test('a user that PostgreSQL does not know', async () => {
    const url = new URL(await emptyDatabase());
    url.username = 'stranger';
    url.password = 'hidden-value';
    expectSentence(await start({ DATABASE_URL: url.href }), '28000', 'user and password', 'DATABASE_URL');
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
    (await lockFolder(join(dataDir, 'pg'))).release();
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
    const dataDir = emptyFolder(join(folder, 'taken'));
    const ended = await start({ DATA_DIR: dataDir, METRICS_PORT: port });
    occupant.close();
    expectSentence(ended, 'METRICS_PORT', port, 'already in use');
    (await lockFolder(join(dataDir, 'pg'))).release();
  });
});

describe.each(STORE_KINDS)('%s', (kind) => {
  test('backup, restore and restart keep all data, and only one at a time works on it', { timeout: LONG }, async () => {
    const env = await settingsOf(kind, kind);
    const file = join(folder, `${kind}.ndjson.gz`);
    if (kind === 'embedded') {
      expectSentence(await runToEnd(backup, env, file), 'There is no data', env.DATA_DIR);
      // The very first start is part of container.test.ts.
      emptyFolder(env.DATA_DIR);
    }

    const first = await startServer(env);
    if (kind === 'embedded') {
      const pid = String(first.child.pid);
      const second = await runToEnd(inject('serverFile'), { ...env, PORT: '0' });
      expectSentence(second, env.DATA_DIR, 'in use by another Oversleep', pid);
      expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
      // The server that has the data is asked, through a door for its own user.
      expect(statSync(join(env.DATA_DIR, 'run')).mode & 0o777).toBe(0o700);
      const early = join(folder, 'early-embedded.ndjson.gz');
      const asked = await runToEnd(backup, env, early);
      expect(asked).toMatchObject({ code: 0, stderr: '' });
      expect(asked.stdout).toContain(`Backup written to ${early} (0 accounts,`);
      expect(statSync(early).mode & 0o777).toBe(0o600);
      expectSentence(await runToEnd(backup, env, early), 'exists already');
      expectSentence(await runToEnd(restore, env, early), 'in use by another Oversleep');
    } else {
      const early = join(folder, 'early.ndjson.gz');
      expect(await runToEnd(backup, env, early)).toMatchObject({ code: 0, stderr: '' });
      expectSentence(await runToEnd(restore, env, early, '--force'), 'is running on this database');
    }
    expect(await first.stop()).toBe(0);

    const before = await inStore(env, async (store) => {
      await fill(store);
      return textsOf(store);
    });
    const made = await runToEnd(backup, env, file);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain(`Backup written to ${file} (2 accounts,`);

    expectSentence(await runToEnd(restore, env, file), 'not empty', '--force');
    // Bad files are tried with either database by backup.test.ts.
    if (kind === 'embedded') {
      const damaged = join(folder, 'damaged.gz');
      writeFileSync(damaged, 'damaged');
      expectSentence(await runToEnd(restore, env, damaged, '--force'), damaged, 'nothing was changed');
      expect(existsSync(join(env.DATA_DIR, 'backups'))).toBe(false);
    }

    await inStore(env, (store) => store.client.run('delete from users'));
    const restored = await runToEnd(restore, env, file, '--force');
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const [safety = ''] = readdirSync(join(env.DATA_DIR, 'backups'));
    expect(safety).toMatch(/^before-restore-.+\.ndjson\.gz$/);
    expect(restored.stdout).toContain(safety);

    const second = await startServer(env);
    // Its parts have two seconds to answer, which on a busy machine they may need more than once.
    await expect.poll(async () => (await fetch(`${second.url}/api/health/ready`)).status).toBe(200);
    expect(await second.stop()).toBe(0);
    expect(await inStore(env, textsOf)).toEqual(before);
  });
});

test('only a backup that has worked removes old ones, and health knows how old it is', { timeout: LONG }, async () => {
  const BACKUP_DIR = join(folder, 'kept');
  mkdirSync(BACKUP_DIR);
  const old = Array.from({ length: 9 }, (_, days) => `old-${days}.ndjson.gz`);
  for (const [days, name] of old.entries()) {
    writeFileSync(join(BACKUP_DIR, name), '');
    const madeAt = new Date(Date.now() - (60 + days) * 86_400_000);
    utimesSync(join(BACKUP_DIR, name), madeAt, madeAt);
  }
  const env = { ...(await settingsOf('postgres', 'keeper')), BACKUP_DIR };
  const away = 'postgres://oversleep@127.0.0.1:1/sleep';
  expectSentence(await runToEnd(backup, { ...env, DATABASE_URL: away }, '--keep', '30'), 'ECONNREFUSED');
  expect(readdirSync(BACKUP_DIR).sort()).toEqual(old);

  const made = await runToEnd(backup, env, '--keep', '30');
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toContain('3 older than 30 days removed');
  const kept = readdirSync(BACKUP_DIR).sort();
  expect(kept.slice(0, 6)).toEqual(old.slice(0, 6));
  expect(kept.slice(6)).toEqual([expect.stringMatching(/^oversleep-.+\.ndjson\.gz$/)]);

  const server = await startServer(env);
  const { lastBackup } = await (await fetch(`${server.url}/api/health`)).json();
  expect(lastBackup.at).toBe(statSync(join(BACKUP_DIR, kept[6] ?? '')).mtime.toISOString());
  expect(lastBackup.ageSeconds).toBeLessThan(86_400);
  expect(await server.stop()).toBe(0);
});

test('commands say how they are used', { timeout: LONG }, async () => {
  const wrong: [string, string, string[]][] = [
    ['backup', backup, ['a', 'b']],
    ['backup', backup, ['--all']],
    ['backup', backup, ['--keep', 'some']],
    ['restore', restore, []],
    ['restore', restore, ['a', 'b']],
    ['restore', restore, ['--forced']],
  ];
  for (const [command, file, args] of wrong) {
    const ended = await runToEnd(file, { DATA_DIR: join(folder, 'unused') }, ...args);
    expectSentence(ended, `Usage: npm run ${command}`);
  }
  expect(existsSync(join(folder, 'unused'))).toBe(false);
});
