// What the checker of the facts finds, and the history of a row.
import { describe, expect, it } from 'vitest';
import { problemsIn } from '../facts/check.mjs';
import { readFacts, stateIn, versioned } from './tables/facts.mjs';

describe('facts', () => {
  /** The problems after one row was changed. */
  const after = (table: string, key: string, change: object) => {
    const facts = readFacts();
    const rows: Record<string, unknown>[] = facts[table];
    const index = rows.findIndex((row) => row.name === key || row.key === key);
    rows[index] = { ...rows[index], ...change };
    return problemsIn(facts);
  };

  it('hold together', () => {
    expect(problemsIn(readFacts())).toEqual([]);
  });

  it.each([
    ['species', 'RAICHU', { berry: 'DURIAN' }, 'species RAICHU: no such berry as DURIAN'],
    ['species', 'RAICHU', { evolvesFrom: 'EVE' }, 'species RAICHU: no such species as EVE'],
    ['species', 'PICHU', { evolvesFrom: 'RAICHU' }, 'species PICHU: a family has three stages at most, and no circle'],
    [
      'species',
      'RAICHU',
      { ingredient0: [{ ingredient: 'FANCY_APPLE', amount: 2 }] },
      "species RAICHU: ingredient0 has 2 of FANCY_APPLE, by the game's rule it is 1",
    ],
    ['species', 'RAICHU', { since: '2030-01' }, 'species RAICHU: 2030-01 is not in editions.json'],
    ['skills', 'BERRY_BURST', { maxLevel: 7 }, 'skill BERRY_BURST: rp needs 7 rising values'],
    [
      'recipes',
      'FANCY_APPLE_CURRY',
      { bonusPercent: 25 },
      'recipe FANCY_APPLE_CURRY: ingredients and bonus give 788 at level 1, not 748',
    ],
    ['growth', 'snorlaxRanks', { value: [{ title: 'Basic', count: 5 }] }, 'growth snorlaxRanks: 35 ranks in all'],
    ['species', 'IVYSAUR', { evolvesFrom: null }, 'evolution into IVYSAUR: does not come from BULBASAUR'],
    ['recipes', 'FANCY_APPLE_CURRY', { key: 'APPLE_CURRY' }, 'names: recipes APPLE_CURRY has no English name'],
  ])('a slip in %s %s is named: %j', (table, key, change, problem) => {
    expect(after(table, key, change)).toContain(problem);
  });
});

describe('the history of a row', () => {
  const editions = ['2025-10', '2026-08', '2026-10'];
  const states = (row: object) => editions.map((edition) => stateIn(row, edition));

  it('goes from today backwards', () => {
    const row = {
      speed: 3,
      carry: 9,
      since: '2025-10',
      before: { '2026-08': { speed: 1 }, '2026-10': { speed: 2, carry: 8 } },
    };
    expect(states(row)).toEqual([
      { speed: 1, carry: 8 },
      { speed: 2, carry: 8 },
      { speed: 3, carry: 9 },
    ]);
    expect(versioned(editions, states(row))).toEqual({
      since: '2025-10',
      row: { speed: 1, carry: 8 },
      // biome-ignore lint/suspicious/noThenProperty: what a row was changed to is called so in the tables
      then: { '2026-08': { speed: 2 }, '2026-10': { speed: 3, carry: 9 } },
    });
  });

  it('may begin late and end', () => {
    const row = { speed: 1, since: '2026-08', until: '2026-10' };
    expect(states(row)).toEqual([null, { speed: 1 }, null]);
    expect(versioned(editions, states(row))).toEqual({ since: '2026-08', row: { speed: 1 }, until: '2026-10' });
  });
});
