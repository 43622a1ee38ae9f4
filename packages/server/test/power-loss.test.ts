// The embedded store has on the disk what it says that it has: the log is synced before a change is acknowledged.
import { execFileSync } from 'node:child_process';
import fs, { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { openStore, type Store } from '../src/db/connect.ts';
import { syncFile } from '../src/db/synced-folder.ts';

let folder = '';
let store: Store;
const synced: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-power-'));
  // As a server left it; making a new one takes seconds.
  mkdirSync(join(folder, 'pg'), { mode: 0o700 });
  execFileSync('tar', ['-xf', inject('snapshot'), '-C', join(folder, 'pg')]);
  store = await openStore({ dataDir: folder });
  const sync = fs.fsyncSync;
  vi.spyOn(fs, 'fsyncSync').mockImplementation((fd) => {
    synced.push(readlinkSync(`/proc/self/fd/${fd}`));
    sync(fd);
  });
});
afterEach(() => {
  synced.length = 0;
});
afterAll(async () => {
  await store.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const insert = "insert into server_secrets (name, value) values (gen_random_uuid()::text, 'x')";

test('a change is on the disk when it is acknowledged', async () => {
  await store.client.run(insert);
  expect(synced).toEqual([expect.stringContaining(join(folder, 'pg', 'pg_wal'))]);
});

test('the changes of a transaction go to the disk together', async () => {
  await store.client.exclusively(async (run) => {
    for (let count = 0; count < 20; count += 1) await run(insert);
    expect(synced).toEqual([]);
  });
  expect(synced).toHaveLength(1);
});

test('reading waits for no disk', async () => {
  await store.client.run('select * from server_secrets');
  expect(synced).toEqual([]);
});

// Without the database, which would try again for ever: only the real end of the process stops it.
test('a disk that fails ends the process instead of an answer; a folder that cannot be synced does not', () => {
  const failWith = (code: string) =>
    vi.mocked(fs.fsyncSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('no'), { code });
    });
  const words = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  failWith('EIO');
  expect(() => syncFile({ nfd: 1 })).toThrow('ended with 1');
  expect(words).toHaveBeenCalledWith(expect.stringContaining('(EIO): Oversleep ends'));
  failWith('EINVAL');
  // The number by which PostgreSQL knows EINVAL.
  expect(syncFile({ nfd: 1 })).toBe(28);
  for (const spy of [words, exit]) spy.mockRestore();
});
