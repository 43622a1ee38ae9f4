// Whether a server that cannot start says so in one sentence with the value and a way out.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  describeListenError,
  describeStoreError,
  findDataDirProblem,
  findStartProblem,
  type StartConfig,
} from './preflight.ts';

let folder = '';
let occupant: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-preflight-'));
});

afterEach(() => {
  occupant?.close();
  occupant = undefined;
  rmSync(folder, { recursive: true });
});

function configWith(changes: Partial<StartConfig>): StartConfig {
  return { port: 0, host: 'localhost', dataDir: join(folder, 'data'), ...changes };
}

function occupy(host: string): Promise<number> {
  const server = createServer();
  occupant = server;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : Number.NaN);
    });
  });
}

describe('the data folder', () => {
  test('is made with its parents and left empty', async () => {
    const dataDir = join(folder, 'a/b');
    expect(await findDataDirProblem(dataDir)).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual([]);
    // Other users of the computer read nothing in it.
    if (process.platform !== 'win32') expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  test('keeps what is already there', async () => {
    writeFileSync(join(folder, 'mine'), 'kept');
    expect(await findDataDirProblem(folder)).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['mine']);
  });

  test.each([
    ['a file', 'file'],
    ['below a file', 'file/data'],
  ])('that is %s is a problem', async (_what, path) => {
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, path);
    expect(await findDataDirProblem(dataDir)).toMatch(/^The data folder .+ cannot be written to .+ DATA_DIR .+\.$/);
    expect(await findDataDirProblem(dataDir)).toContain(dataDir);
  });

  // Not even root may write there.
  test.runIf(process.platform === 'linux')('on a system that refuses writing is a problem', async () => {
    expect(await findDataDirProblem('/proc/oversleep')).toContain('/proc/oversleep');
  });
});

describe('the port', () => {
  test('that is free is no problem, and is free afterwards', async () => {
    const port = await occupy('127.0.0.1');
    await new Promise((resolve) => occupant?.close(resolve));
    expect(await findStartProblem(configWith({ port }))).toBeUndefined();
    expect(await findStartProblem(configWith({ port }))).toBeUndefined();
  });

  test.each(['127.0.0.1', '0.0.0.0'])('that is taken on %s is named, with another one to use', async (host) => {
    const port = await occupy(host);
    const problem = await findStartProblem(configWith({ port }));
    expect(problem).toContain(`Port ${port} on localhost is already in use`);
    expect(problem).toContain(`PORT=${port + 1}`);
  });

  test('is not looked at when any will do', async () => {
    expect(await findStartProblem(configWith({ port: 0, host: 'nowhere.invalid' }))).toBeUndefined();
  });

  test('on a strange host blames the host', async () => {
    // An address of the block that is reserved for documentation, so no computer has it.
    const problem = await findStartProblem(configWith({ port: 3000, host: '192.0.2.1' }));
    expect(problem).toContain('HOST is "192.0.2.1"');
  });
});

describe('describeListenError', () => {
  test.each([
    ['EACCES', 'Port 80 may not be opened by this user'],
    ['ENOTFOUND', 'HOST is "example"'],
    ['EWEIRD', 'cannot listen on example port 80 (EWEIRD)'],
  ])('%s', (code, sentence) => {
    const error = Object.assign(new Error('listen failed'), { code });
    expect(describeListenError(error, { host: 'example', port: 80 })).toContain(sentence);
  });
});

describe('describeStoreError', () => {
  const onPostgres = { databaseUrl: 'postgres://oversleep:hidden-value@db.example:5433/sleep', dataDir: '/srv/data' };
  const embedded = { databaseUrl: undefined, dataDir: '/srv/data' };

  test.each([
    ['ECONNREFUSED', 'PostgreSQL is running'],
    ['ENOTFOUND', 'DATABASE_URL'],
    ['28P01', 'user and password'],
    ['3D000', 'create the database'],
    ['42501', 'create tables'],
    ['53300', 'max_connections'],
  ])('%s names the database, the reason and a way out, and no password', (code, advice) => {
    const error = Object.assign(new Error('connect to hidden-value failed'), { code });
    const sentence = describeStoreError(error, onPostgres);
    expect(sentence).toContain(`The database sleep at db.example:5433 cannot be used (${code})`);
    expect(sentence).toContain(advice);
    expect(sentence).not.toContain('hidden-value');
  });

  test('an embedded store that cannot be opened', () => {
    expect(describeStoreError(new Error('unreachable executed'), embedded)).toMatch(
      /^The data in \/srv\/data cannot be opened \(unreachable executed\): .+ backup.+\.$/,
    );
  });

  test('what is a sentence already stays as it is', () => {
    const sentence = 'Migration 0002_more.sql failed (syntax error); nothing was changed.';
    expect(describeStoreError(new Error(sentence), embedded)).toBe(sentence);
    expect(describeStoreError(new Error(sentence), onPostgres)).toBe(sentence);
  });
});
