// What an address means, however it was written.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { listedLevel, readTierAddress, usualLevels, writeTierAddress } from './tier-address.ts';

test.each([
  [
    { level: 30, camp: true },
    { level: 30, camp: true, rotation: false, pokemon: null },
  ],
  [
    { level: '30', camp: 'true', pokemon: 'venusaur' },
    { level: 30, camp: true, rotation: false, pokemon: 'VENUSAUR' },
  ],
  [
    { level: 60, camp: 'yes' },
    { level: 60, camp: false, rotation: false, pokemon: null },
  ],
  [
    { level: 'ten', camp: false, pokemon: '../admin' },
    { level: 60, camp: false, rotation: false, pokemon: null },
  ],
  [{ pokemon: 25 }, { level: 60, camp: false, rotation: false, pokemon: null }],
])('%j', (search, meant) => {
  expect(readTierAddress(search)).toEqual(meant);
});

test('without open details the address names no Pokémon', () => {
  expect(writeTierAddress({ level: 60, camp: true, rotation: false, pokemon: null })).toEqual({
    level: 60,
    camp: true,
    pokemon: undefined,
  });
});

test.each([
  ['2025-10', 65],
  ['2026-08', 70],
] as const)('in %s there are lists up to level %i, and any other level is answered with 60', (edition, most) => {
  const levels = usualLevels(gameOf(edition));
  expect(levels).toEqual([30, 60, most]);
  expect([30, 60, most, 45, -1, 1e9].map((level) => listedLevel(level, levels))).toEqual([30, 60, most, 60, 60, 60]);
});

test('scoring by rotation is in the address only while it is on', () => {
  expect(readTierAddress({ rotation: 'true' }).rotation).toBe(true);
  expect(writeTierAddress({ level: 60, camp: true, rotation: true, pokemon: null })).toMatchObject({ rotation: true });
  expect(writeTierAddress({ level: 60, camp: true, rotation: false, pokemon: null }).rotation).toBeUndefined();
});
