// When the last backup was made, and which are removed.
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLastBackup, removeOldBackups } from './folder.ts';

const NOW = new Date('2026-11-17T03:15:00Z');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oversleep-backups-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function make(name: string, daysOld: number): void {
  writeFileSync(join(folder, name), '');
  const madeAt = new Date(NOW.getTime() - daysOld * 86_400_000);
  utimesSync(join(folder, name), madeAt, madeAt);
}

test('the last backup is the newest complete one', async () => {
  make('old.ndjson.gz', 3);
  make('new.ndjson.gz', 1);
  make('before-restore-2026-11-17.ndjson.gz', 0);
  make('next.ndjson.gz.123.part', 0);
  make('notes.txt', 0);
  expect(await createLastBackup(folder, () => NOW)()).toEqual(new Date('2026-11-16T03:15:00Z'));
});

test('without a folder there is no last backup', async () => {
  expect(await createLastBackup(join(folder, 'missing'), () => NOW)()).toBeUndefined();
});

test('a new backup is noticed within ten seconds', async () => {
  let time = NOW.getTime();
  const last = createLastBackup(folder, () => new Date(time));
  expect(await last()).toBeUndefined();
  make('new.ndjson.gz', 0);
  expect(await last()).toBeUndefined();
  time += 10_001;
  expect(await last()).toEqual(NOW);
});

test('backups are removed when they are old, but never the newest seven', async () => {
  for (let days = 25; days < 40; days += 1) make(`${days}.ndjson.gz`, days);
  make('before-restore-x.ndjson.gz', 400);
  make('notes.txt', 400);
  expect(await removeOldBackups(folder, 30, NOW)).toBe(8);
  expect(readdirSync(folder).sort()).toEqual([
    ...[25, 26, 27, 28, 29, 30, 31].map((days) => `${days}.ndjson.gz`),
    'before-restore-x.ndjson.gz',
    'notes.txt',
  ]);
  expect(await removeOldBackups(folder, 30, NOW)).toBe(0);
});
