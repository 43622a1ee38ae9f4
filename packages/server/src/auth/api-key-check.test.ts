// What is remembered of keys: their owners for a moment, but none that was ended while it was being looked up.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../db/connect.ts';
import { newApiKey } from './api-key.ts';
import { type ApiKeyCheck, createApiKeyCheck } from './api-key-check.ts';

const KEY = newApiKey().text;
const beforeLookUp = vi.fn(async () => {});

let stored: readonly { id: string; userId: number; lastUsedOn: string | null }[];
let reads: (() => void)[];
let notedDays: string[];
let noting: () => Promise<void>;
let check: ApiKeyCheck;

beforeEach(() => {
  stored = [{ id: 'a', userId: 7, lastUsedOn: '2026-11-17' }];
  [reads, notedDays] = [[], []];
  noting = async () => {};
  beforeLookUp.mockClear();
  // Answers with what was stored when it was asked, once it is let go.
  const rows = () => {
    const found = stored;
    return new Promise((resolve) => reads.push(() => resolve(found)));
  };
  const query = { from: () => query, where: rows };
  const update = {
    set: ({ lastUsedOn }: { lastUsedOn: string }) => {
      notedDays.push(lastUsedOn);
      return { where: () => noting() };
    },
  };
  const db = { select: () => query, update: () => update } as unknown as Db;
  check = createApiKeyCheck({ store: { db }, now: () => new Date('2026-11-18T23:59:00Z') });
});

const ask = (text = KEY) => check.ownerOf(text, beforeLookUp);

async function answered(): Promise<number | undefined> {
  const [count, asked] = [reads.length, ask()];
  while (reads.length === count) await new Promise((resolve) => setImmediate(resolve));
  reads.at(-1)?.();
  return asked;
}

test('a key is looked up once, and the day of its use is noted once', async () => {
  expect(await answered()).toBe(7);
  expect(await ask()).toBe(7);
  expect([reads.length, notedDays, beforeLookUp.mock.calls.length]).toEqual([1, ['2026-11-18'], 1]);
});

test('a day that is noted already is not written again', async () => {
  stored = [{ id: 'a', userId: 7, lastUsedOn: '2026-11-18' }];
  expect(await answered()).toBe(7);
  expect(notedDays).toEqual([]);
});

test('a key works while nothing can be written', async () => {
  noting = () => Promise.reject(new Error('No space left on device'));
  expect(await answered()).toBe(7);
});

test('an unknown key is asked for each time, and what is no key never', async () => {
  stored = [];
  expect([await answered(), await answered()]).toEqual([undefined, undefined]);
  expect(await ask('os_1')).toBeUndefined();
  expect([reads.length, beforeLookUp.mock.calls.length]).toEqual([2, 3]);
});

test('a key that is ended while it is looked up is not remembered', async () => {
  const first = ask();
  while (reads.length === 0) await new Promise((resolve) => setImmediate(resolve));
  stored = [];
  check.forget();
  reads[0]?.();
  await first;
  expect(await answered()).toBeUndefined();
});
