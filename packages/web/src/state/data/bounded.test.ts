// What stays in a cache of limited size, and what is dropped.
import { expect, test } from 'vitest';
import { type BoundedCache, cut, withKept, withUsed } from './bounded.ts';

const MOST = 3;
const keep = (cache: BoundedCache<number>, key: string, inSight: readonly string[] = []) =>
  withKept(cache, key, 1, MOST, inSight);
const keysOf = (cache: BoundedCache<number>) => [...cache.keys()].join('');
const full = ['a', 'b', 'c'].reduce((cache, key) => keep(cache, key), new Map() as BoundedCache<number>);

test('the entry unused for longest is dropped first', () => {
  expect(keysOf(keep(full, 'd'))).toBe('bcd');
  expect(keysOf(keep(withUsed(full, 'a'), 'd'))).toBe('cad');
});

test('the same key takes no more room, and its newest value counts', () => {
  const again = withKept(full, 'b', 2, MOST, []);
  expect(keysOf(again)).toBe('acb');
  expect(again.get('b')).toBe(2);
});

test('entries on the screen are dropped last', () => {
  expect(keysOf(keep(full, 'd', ['a', 'd']))).toBe('acd');
  expect(keysOf(cut(new Map([...full, ['d', 1]]), 2, ['a', 'b', 'c', 'd']))).toBe('cd');
});

test('using a missing entry, or the one used last, changes nothing', () => {
  expect(withUsed(full, 'x')).toBe(full);
  expect(withUsed(full, 'c')).toBe(full);
});
