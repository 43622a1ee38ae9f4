// Ranks of Snorlax, drowsy power and the number of Pokémon: the tables of the facts, for every island.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameOf } from './edition.ts';
import { drowsyPower, RANK_NAMES, rankAt, rankNamed, ranksOf, visitorsFor } from './ranks.ts';

interface IslandFact {
  readonly shortName: string;
  readonly snorlaxRankStrength: readonly number[];
  readonly drowsyPowerForSpawns: readonly number[];
}
const facts: readonly IslandFact[] = JSON.parse(
  readFileSync(new URL('../../../facts/islands.json', import.meta.url), 'utf8'),
);

it('ranks have names, the same everywhere', () => {
  expect(RANK_NAMES).toHaveLength(35);
  expect([0, 4, 5, 14, 15, 34].map((i) => RANK_NAMES[i])).toEqual([
    'Basic 1',
    'Basic 5',
    'Great 1',
    'Ultra 5',
    'Master 1',
    'Master 20',
  ]);
  expect(['Master 12', ' master  12', 'Great 1', 'Master 21', ''].map(rankNamed)).toEqual([
    26,
    26,
    5,
    undefined,
    undefined,
  ]);
});

it('every island of the newest edition has its table', () => {
  expect(facts.map(({ shortName }) => shortName)).toEqual(
    gameOf('2026-10').islands.rows.map(({ shortName }) => shortName),
  );
});

describe.each(facts)('$shortName', ({ shortName, snorlaxRankStrength, drowsyPowerForSpawns }) => {
  const ranks = ranksOf('2026-10', shortName);

  it('a rank is reached with its strength, not a point earlier', () => {
    const reached = ranks.snorlaxRankStrength ?? [];
    expect(reached).toHaveLength(35);
    for (const [rank, strength] of snorlaxRankStrength.entries()) {
      expect(rankAt(reached, strength)).toBe(rank);
      if (rank > 0) expect(rankAt(reached, strength - 1)).toBe(rank - 1);
    }
  });

  it('drowsy power brings three to eight Pokémon, one more with a camp ticket', () => {
    const powers = ranks.drowsyPowerForSpawns ?? [];
    const visitors = (power: number, camp = false) => visitorsFor('2026-10', powers, power, { camp });
    expect(drowsyPowerForSpawns).toHaveLength(6);
    for (const [more, power] of drowsyPowerForSpawns.entries()) {
      expect(visitors(power)).toBe(3 + more);
      expect(visitors(power, true)).toBe(4 + more);
      if (more > 0) expect(visitors(power - 1)).toBe(2 + more);
    }
    // Out of strength, score and events: what 80 points with a bonus of half again take.
    const [, , five = 0] = drowsyPowerForSpawns;
    const strength = Math.ceil(five / 120);
    expect(visitors(drowsyPower(strength, 80, 1.5))).toBe(5);
    expect(visitors(drowsyPower(strength - 1, 80, 1.5))).toBe(4);
  });
});
