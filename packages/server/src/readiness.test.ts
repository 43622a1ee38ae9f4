// The server reports which of its parts work, without checking them too often.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness, hasRoom } from './readiness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const now = () => new Date();

test('names each part', async () => {
  const readiness = createReadiness(
    { database: async () => true, migrations: async () => false, queue: () => Promise.reject(new Error('gone')) },
    now,
  );
  expect(await readiness()).toEqual({ database: true, migrations: false, queue: false });
});

test('a part that does not answer does not work', async () => {
  const readiness = createReadiness({ database: () => new Promise(() => {}) }, now);
  const answer = readiness();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toEqual({ database: false });
});

test('asks at most once a second', async () => {
  const check = vi.fn(async () => true);
  const readiness = createReadiness({ database: check }, now);
  await Promise.all([readiness(), readiness(), readiness()]);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1001);
  await readiness();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a folder has room when a file can be written, of which nothing stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-room-'));
  expect(await hasRoom(join(folder, 'data'))).toBe(true);
  expect(readdirSync(join(folder, 'data'))).toEqual([]);
  writeFileSync(join(folder, 'file'), '');
  await expect(hasRoom(join(folder, 'file', 'below'))).rejects.toThrow();
  rmSync(folder, { recursive: true });
});
