// EXP, candies and shards: every level step against the facts, the rest by hand.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameOf } from './edition.ts';
import { climbCost, expPerCandy, handyCandies, seededSubskill, totalExp } from './growth.ts';
import { growthOf } from './growth-facts.ts';

const game = gameOf('2026-10');
const growth = growthOf('2026-10');
const neutral = game.natures.get('Bashful');
const up = game.natures.get('Timid');
const down = game.natures.get('Brave');

/** One species of each curve. */
const CURVES = [
  ['BULBASAUR', 'totalExp600'],
  ['DRATINI', 'totalExp900'],
  ['RAIKOU', 'totalExp1080'],
  ['DARKRAI', 'totalExp1320'],
] as const;

const [head = '', ...lines] = readFileSync(new URL('../../../facts/levels.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const columns = head.split(',');
const facts = lines.map((line) =>
  Object.fromEntries(line.split(',').map((cell, i) => [columns[i] ?? '', Number(cell)])),
);

describe('EXP of a level', () => {
  it.each(CURVES)('%s, every step of its curve', (name, column) => {
    const species = game.species.get(name);
    for (const [i, fact] of facts.entries()) {
      expect(totalExp(species, i + 1)).toBe(fact[column]);
      const next = facts[i + 1];
      if (!next) continue;
      const exp = (next[column] ?? 0) - (fact[column] ?? 0);
      const base = i + 1 < 25 ? 40 : i + 1 < 30 ? 35 : 25;
      const candies = Math.ceil(exp / base);
      expect(climbCost(game, { species, nature: neutral, from: i + 1, to: i + 2 })).toEqual({
        exp,
        candies,
        boosted: 0,
        shards: candies * (next.dreamShardsPerCandyToReach ?? 0),
        surplus: candies * base - exp,
      });
    }
  });

  it('is missing where it is unknown', () => {
    const cost = (pokemon: string, from: number, to: number, on = game) =>
      climbCost(on, { species: on.species.get(pokemon), nature: neutral, from, to });
    expect(cost('PIKACHU', 69, 71)).toBeUndefined();
    expect(cost('PIKACHU', 64, 66, gameOf('2025-10'))).toBeUndefined();
    expect(cost('PIKACHU', 30, 30)).toMatchObject({ candies: 0, shards: 0 });
  });
});

describe('from level 24 to 25: 600 EXP, 92 shards a candy', () => {
  const step = { species: game.species.get('PIKACHU'), from: 24, to: 25 };

  it.each([
    ['a neutral nature', { nature: neutral }, { candies: 15, boosted: 0, shards: 1380, surplus: 0 }],
    ['more EXP by nature', { nature: up }, { candies: 13, boosted: 0, shards: 1196, surplus: 11 }],
    ['less EXP by nature', { nature: down }, { candies: 19, boosted: 0, shards: 1748, surplus: 27 }],
    ['a mint takes it back', { nature: { exp: 1 } }, { candies: 15, shards: 1380 }],
    ['a mini boost', { nature: neutral, boost: 'mini' }, { candies: 8, boosted: 8, shards: 2944, surplus: 40 }],
    ['a full boost', { nature: neutral, boost: 'full' }, { candies: 8, boosted: 8, shards: 3680, surplus: 40 }],
    ['a boost and nature', { nature: up, boost: 'mini' }, { candies: 7, boosted: 7, shards: 2576, surplus: 58 }],
    [
      'three boosted candies',
      { nature: neutral, boost: 'mini', boosted: 3 },
      { candies: 12, boosted: 3, shards: 1932 },
    ],
    ['EXP that is there already', { nature: neutral, gained: 250 }, { exp: 350, candies: 9, shards: 828, surplus: 10 }],
  ] as const)('%s', (_, choice, cost) => {
    expect(climbCost(game, { ...step, ...choice })).toMatchObject(cost);
  });

  it('a candy brought less before June 2026', () => {
    expect(climbCost(gameOf('2025-10'), { ...step, nature: neutral })).toMatchObject({ candies: 18, surplus: 30 });
  });

  it('all nine amounts of a candy', () => {
    const amounts = [24, 25, 30].map((level) =>
      [neutral, up, down].map((nature) => expPerCandy(growth, level, nature)),
    );
    expect(amounts).toEqual([
      [40, 47, 33],
      [35, 41, 29],
      [25, 30, 21],
    ]);
  });
});

it('surplus EXP counts for the next level', () => {
  // 54 EXP: 2 candies, 26 left; 71 EXP: 45 missing, 2 candies, 35 left.
  expect(climbCost(game, { species: { name: 'PIKACHU' }, nature: neutral, from: 1, to: 3 })).toEqual({
    exp: 125,
    candies: 4,
    boosted: 0,
    shards: 2 * 14 + 2 * 18,
    surplus: 35,
  });
});

describe('handy candies', () => {
  it.each([
    [247, undefined, { used: { S: 3, M: 2, L: 2 }, candies: 249 }],
    [247, { S: 0, M: 99, L: 99 }, { used: { S: 0, M: 3, L: 2 }, candies: 260 }],
    [30, { S: 1, M: 10, L: 0 }, { used: { S: 0, M: 2, L: 0 }, candies: 40 }],
    [500, { S: 1, M: 2, L: 3 }, { used: { S: 1, M: 2, L: 3 }, candies: 343 }],
    [0, undefined, { used: { S: 0, M: 0, L: 0 }, candies: 0 }],
  ] as const)('%i candies out of %j', (wanted, stock, expected) => {
    expect(handyCandies(growth, wanted, stock)).toEqual(expected);
  });
});

it('a Sub Skill Seed raises a subskill by one step, and the highest not at all', () => {
  expect(
    ['INVENTORY_S', 'INVENTORY_M', 'INVENTORY_L', 'BERRY_FINDING_S'].map((key) => seededSubskill(growth, key)),
  ).toEqual(['INVENTORY_M', 'INVENTORY_L', undefined, undefined]);
});
