// Which requests the service worker answers, and which it must leave alone.
import { expect, test } from 'vitest';
import { batchOf, cacheName, handlingOf, isOldCache, READER_CACHE, severalAtOnce } from './plan.ts';

const ORIGIN = 'https://oversleep.example';

test.each([
  ['GET', 'navigate', '/calculator?team=1', 'page'],
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/s/v1.AAAA', 'page'],
  ['GET', 'navigate', '/card/v1.AAAA.png', 'network'],
  ['GET', 'navigate', '/docs', 'network'],
  ['GET', 'navigate', '/THIRD_PARTY.txt', 'network'],
  ['GET', 'navigate', '/dev-idp/google/authorize', 'network'],
  ['GET', 'cors', '/api/team', 'network'],
  ['PUT', 'cors', '/api/team/meta/0', 'network'],
  ['POST', 'navigate', '/calculator', 'network'],
  ['GET', 'no-cors', '/assets/index-abc.js', 'file'],
  ['GET', 'no-cors', '/images/pokemon/pikachu.png', 'file'],
  ['GET', 'cors', '/readers/eng.traineddata-abc.gz', 'reader'],
  ['GET', 'cors', '/service-worker.js', 'network'],
  // Not an address of the server, although it begins like one.
  ['GET', 'navigate', '/apiary', 'page'],
])('%s %s %s: %s', (method, mode, path, handling) => {
  expect(handlingOf({ method, mode, url: `${ORIGIN}${path}` }, ORIGIN)).toBe(handling);
});

test('other origins are left alone', () => {
  expect(handlingOf({ method: 'GET', mode: 'no-cors', url: 'https://other.example/assets/a.js' }, ORIGIN)).toBe(
    'network',
  );
});

test('only caches of older versions are thrown away', () => {
  expect(isOldCache(cacheName('1'), '2')).toBe(true);
  expect(isOldCache(cacheName('2'), '2')).toBe(false);
  expect(isOldCache('other-site', '2')).toBe(false);
  expect(isOldCache(READER_CACHE, '2')).toBe(false);
});

test('one file that fails does not block the others, and its failure is reported', async () => {
  const kept: number[] = [];
  const keep = async (file: number) => {
    if (file === 3) throw new Error('3 is gone');
    kept.push(file);
  };
  const files = Array.from({ length: 30 }, (_, file) => file);
  await expect(severalAtOnce(files, keep)).rejects.toThrow('3 is gone');
  expect(kept.toSorted((a, b) => a - b)).toEqual(files.filter((file) => file !== 3));
});

test('files that are missing come in batches, each once, those that are stored never', () => {
  const files = Array.from({ length: 100 }, (_, i) => `/images/${i}.png`);
  const stored = new Set(files.slice(10, 40));
  const got: string[] = [];
  let batches = 0;
  for (let from: number | null = 0; from !== null; batches += 1) {
    const batch = batchOf(files, stored, from);
    expect(batch.files.length).toBeLessThanOrEqual(24);
    got.push(...batch.files);
    from = batch.next;
  }
  expect(got).toEqual(files.filter((file) => !stored.has(file)));
  expect(batches).toBe(3);
});

test('where all is stored, one look is enough', () => {
  expect(batchOf(['/a', '/b'], new Set(['/a', '/b']), 0)).toEqual({ files: [], next: null });
});
