// The redirect rule of the tier list.
import { expect, test } from 'vitest';
import { completeTierListSearch, readTierListSearch } from './tier-list-search.ts';

test.each([
  [{}, { level: 60, camp: true }],
  [{ level: 30 }, { level: 60, camp: true }],
  [{ camp: 'false' }, { level: 60, camp: true }],
  [
    { camp: 'true', from: 'a friend' },
    { level: 60, camp: true, from: 'a friend' },
  ],
])('%j is completed to %j', (search, complete) => {
  expect(completeTierListSearch(readTierListSearch(search))).toEqual(complete);
});

test.each([
  [{ level: 30, camp: true }, true],
  [{ level: '30', camp: 'true' }, true],
  [{ level: '30', camp: '1' }, false],
  [{ level: 30, camp: 'yes' }, false],
])('%j stays, with camp %s', (search, camp) => {
  const read = readTierListSearch(search);
  expect(read).toMatchObject({ level: 30, camp });
  expect(completeTierListSearch(read)).toBeUndefined();
});
