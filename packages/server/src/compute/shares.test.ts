// What parties have used of something they share.
import { expect, test } from 'vitest';
import { createShares, MOST_SAVED } from './shares.ts';

test('a turn counts from its beginning, and what it took less is given back', () => {
  const shares = createShares();
  const before = shares.begin('me', 50);
  expect(shares.usedBy('me')).toBe(before + 50);
  shares.correct('me', -20);
  expect(shares.usedBy('me')).toBe(before + 30);
});

test('a party that was away has saved up a second and not more', () => {
  const shares = createShares();
  const start = shares.usedBy('me');
  for (let turn = 0; turn < 100; turn += 1) shares.begin('me', 50);
  const last = start + 99 * 50;
  expect(shares.usedBy('other')).toBe(last - MOST_SAVED);
  expect(shares.begin('other', 10)).toBe(last - MOST_SAVED);
  // A caller that had less than a second has not used up its savings either.
  shares.forget();
  shares.begin('me', 50);
  expect(shares.usedBy('other')).toBe(shares.usedBy('me') - 50);
});

test('the use of a caller is forgotten only after very many others', () => {
  const shares = createShares();
  const before = shares.begin('debtor', 500);
  for (let n = 0; n < 900; n += 1) shares.begin(`party ${n}`, 1);
  expect(shares.usedBy('debtor')).toBe(before + 500);
  for (let n = 0; n < 2000; n += 1) shares.begin(`another ${n}`, 1);
  expect(shares.usedBy('debtor')).toBe(before);
});
