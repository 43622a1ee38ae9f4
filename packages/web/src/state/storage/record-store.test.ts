// A full store loses nothing: what does not fit is kept in memory, reported, and written once there is room.
import { expect, test } from 'vitest';
import type { StorageTrouble } from '../../api/text-storage.ts';
import { troubleOf } from '../platform.ts';
import { guardedRecords, memoryRecords } from './record-store.ts';

function fullStore() {
  const disk = memoryRecords([['team:0', 'old']]);
  let isFull = true;
  const reports: (StorageTrouble | null)[] = [];
  const waiting: (() => void)[] = [];
  const records = guardedRecords(
    {
      ...disk,
      write: (changes) => {
        const frees = [...changes.values()].every((value) => value === undefined);
        return isFull && !frees ? Promise.reject(new DOMException('', 'QuotaExceededError')) : disk.write(changes);
      },
    },
    (kind) => void reports.push(kind),
    (again) => void waiting.push(again),
  );
  const write = (key: string, value: unknown) => records.write(new Map([[key, value]]));
  const onDisk = async () => Object.fromEntries(await disk.all());
  const makeRoom = () => {
    isFull = false;
  };
  return { records, write, onDisk, reports, waiting, makeRoom };
}

test('a value that does not fit is reported, can be read, and is written by the next attempt with room', async () => {
  const { records, write, onDisk, reports, waiting, makeRoom } = fullStore();
  await write('team:0', 'new');
  expect(reports).toEqual(['full']);
  expect((await records.get(['team:0'])).get('team:0')).toBe('new');
  expect(await onDisk()).toEqual({ 'team:0': 'old' });

  waiting.shift()?.();
  await expect.poll(() => waiting.length).toBe(1);
  makeRoom();
  waiting.shift()?.();
  await expect.poll(onDisk).toEqual({ 'team:0': 'new' });
  expect(reports).toEqual(['full', null]);
  expect(waiting).toEqual([]);
});

test('deleting something retries the rest at once', async () => {
  const { write, onDisk, reports, makeRoom } = fullStore();
  await write('team:0', 'new');
  await write('team:1', 'another');
  makeRoom();
  await write('answer:1', undefined);
  expect(await onDisk()).toEqual({ 'team:0': 'new', 'team:1': 'another' });
  expect(reports.at(-1)).toBeNull();
});

test('only one retry is scheduled, however much does not fit', async () => {
  const { write, waiting } = fullStore();
  await write('team:0', 'a');
  await write('team:1', 'b');
  expect(waiting).toHaveLength(1);
});

test('several storages report together: all is well when all are', () => {
  const reports: (StorageTrouble | null)[] = [];
  const reporter = troubleOf((kind) => void reports.push(kind));
  const [texts, records] = [reporter(), reporter()];
  texts('full');
  records('full');
  texts(null);
  records(null);
  expect(reports).toEqual(['full', 'full', 'full', null]);
});
