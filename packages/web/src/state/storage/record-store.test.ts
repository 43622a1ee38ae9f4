// A store that is full loses nothing: what did not fit is kept in memory, said, and written once there is room.
import { expect, test } from 'vitest';
import type { StorageTrouble } from '../../api/text-storage.ts';
import { troubleOf } from '../platform.ts';
import { guardedRecords, memoryRecords } from './record-store.ts';

function fullStore() {
  const disk = memoryRecords([['team:0', 'old']]);
  let isFull = true;
  const told: (StorageTrouble | null)[] = [];
  const waiting: (() => void)[] = [];
  const records = guardedRecords(
    {
      ...disk,
      write: (changes) => {
        const frees = [...changes.values()].every((value) => value === undefined);
        return isFull && !frees ? Promise.reject(new DOMException('', 'QuotaExceededError')) : disk.write(changes);
      },
    },
    (kind) => void told.push(kind),
    (again) => void waiting.push(again),
  );
  const write = (key: string, value: unknown) => records.write(new Map([[key, value]]));
  const onDisk = async () => Object.fromEntries(await disk.all());
  const makeRoom = () => {
    isFull = false;
  };
  return { records, write, onDisk, told, waiting, makeRoom };
}

test('what does not fit is said, still read, and written by the next try with room', async () => {
  const { records, write, onDisk, told, waiting, makeRoom } = fullStore();
  await write('team:0', 'new');
  expect(told).toEqual(['full']);
  expect((await records.get(['team:0'])).get('team:0')).toBe('new');
  expect(await onDisk()).toEqual({ 'team:0': 'old' });

  waiting.shift()?.();
  await expect.poll(() => waiting.length).toBe(1);
  makeRoom();
  waiting.shift()?.();
  await expect.poll(onDisk).toEqual({ 'team:0': 'new' });
  expect(told).toEqual(['full', null]);
  expect(waiting).toEqual([]);
});

test('deleting something tries the rest again at once', async () => {
  const { write, onDisk, told, makeRoom } = fullStore();
  await write('team:0', 'new');
  await write('team:1', 'another');
  makeRoom();
  await write('answer:1', undefined);
  expect(await onDisk()).toEqual({ 'team:0': 'new', 'team:1': 'another' });
  expect(told.at(-1)).toBeNull();
});

test('only one try waits, however much does not fit', async () => {
  const { write, waiting } = fullStore();
  await write('team:0', 'a');
  await write('team:1', 'b');
  expect(waiting).toHaveLength(1);
});

test('several storages have one answer: all is well when all are', () => {
  const told: (StorageTrouble | null)[] = [];
  const reporter = troubleOf((kind) => void told.push(kind));
  const [texts, records] = [reporter(), reporter()];
  texts('full');
  records('full');
  texts(null);
  records(null);
  expect(told).toEqual(['full', 'full', 'full', null]);
});
