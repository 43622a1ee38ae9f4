// Tiers, ranks and putting a list together.
import { EDITIONS, gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import {
  datasetOf,
  rankingOf,
  tierBorders,
  tierChoices,
  tierLevels,
  tierListOf,
  tierOf,
  tierProduction,
} from './list.ts';
import type { TierChoice, TierSpecies } from './types.ts';
import { tierParts } from './work.ts';

const lettersOf = (scores: readonly number[]) => {
  const borders = tierBorders(scores);
  return scores.map((score) => tierOf(borders, score)).join('');
};

describe('tiers', () => {
  it('open where a score falls below a fifth of the way from the top of a tier to the bottom of the list', () => {
    // 0.8 · 100 + 0.2 · 10 = 82; then 81 is on top: 66.8; then 60: 50.
    expect(lettersOf([100, 83, 82, 81, 67, 66.9, 60, 50, 49, 10])).toBe('SSSAAABBCD');
  });

  it('open one at a time, and everything after E is F', () => {
    expect(lettersOf([1000, 500, 250, 125, 60, 30, 15, 8, 7.9, 1])).toBe('SABCDEFFFF');
    expect(tierBorders([1000, 500, 250, 125, 60, 30, 15, 8, 1]).at(-1)).toEqual({ tier: 'F', from: 1 });
  });

  it('are one for equal scores, and none for no scores', () => {
    expect(lettersOf([5, 5, 5])).toBe('SSS');
    expect(tierBorders([])).toEqual([]);
  });
});

function species(pokemon: string, ...scores: number[]): TierSpecies {
  return {
    pokemon,
    nature: 'Quiet',
    subskills: [],
    skillLevel: 6,
    carrySize: 30,
    ribbon: 4,
    supports: false,
    skill: [],
    tastyFactor: 1,
    potSize: 104,
    boosts: [],
    variants: scores.map((score) => ({ ingredients: [[0, 2]], helps: [3], score, dishes: [] })),
  };
}

describe('the ranking', () => {
  it('is by the best variant of each species, equal ones in the order of the list', () => {
    const { ranked } = rankingOf({ species: [species('A', 10, 90), species('B', 95), species('C', 90, 20)] });
    expect(ranked.map(({ rank, species: { pokemon }, tier }) => [rank, pokemon, tier])).toEqual([
      [1, 'B', 'S'],
      [2, 'A', 'S'],
      [3, 'C', 'S'],
    ]);
    expect(ranked[2]?.variants.map(({ tier, variant }) => [tier, variant.score])).toEqual([
      ['S', 90],
      ['A', 20],
    ]);
  });
});

describe('a list', () => {
  const choice: TierChoice = { edition: '2025-10', level: 60, camp: true, scoring: 'fixed' };

  it('is the same text whatever the order of its parts and of their fields', () => {
    const parts = tierParts(choice);
    const resultOf = (name: string) => species(name, name.length);
    const straight = new Map(parts.map((part) => [part.name, resultOf(part.species)]));
    const shuffled = new Map(
      parts.toReversed().map((part): [string, TierSpecies] => {
        const fields = Object.entries(resultOf(part.species)).toReversed();
        return [part.name, JSON.parse(JSON.stringify(Object.fromEntries(fields)))];
      }),
    );
    expect(JSON.stringify(tierListOf(choice, shuffled))).toBe(JSON.stringify(tierListOf(choice, straight)));
  });

  it('has each species once, those with many variants in several parts', () => {
    const parts = tierParts(choice);
    const list = tierListOf(choice, new Map(parts.map((part) => [part.name, species(part.species, part.from)])));
    const names = list.species.map(({ pokemon }) => pokemon);
    expect(names).toEqual([...new Set(names)]);
    const darkrai = parts.filter((part) => part.species === 'DARKRAI');
    expect(darkrai.length).toBeGreaterThan(4);
    expect(list.species.find(({ pokemon }) => pokemon === 'DARKRAI')?.variants.map(({ score }) => score)).toEqual(
      darkrai.map(({ from }) => from),
    );
  });

  it('refuses to be made without one of its parts', () => {
    expect(() => tierListOf(choice, new Map())).toThrow('VENUSAUR is missing');
  });

  it('is offered for levels 30, 60 and the highest of each edition, in a rotation for 60, with and without camp', () => {
    expect((['2025-10', '2026-08'] as const).map((edition) => tierLevels(gameOf(edition)))).toEqual([
      [30, 60, 65],
      [30, 60, 70],
    ]);
    expect(tierLevels(gameOf('2025-10'), 'rotation')).toEqual([60]);
    expect(tierChoices()).toHaveLength(8 * EDITIONS.length);
  });

  it('is of another dataset when a table changes', () => {
    const game = gameOf('2025-10');
    const rules = { ...game.rules, maxHelpingBonus: game.rules.maxHelpingBonus + 1 };
    expect(datasetOf({ ...game, rules })).not.toBe(datasetOf(game));
    expect(datasetOf(gameOf('2026-08'))).not.toBe(datasetOf(game));
  });
});

describe('production', () => {
  it('is what helps and skill bring, more of it beside a helpful teammate', () => {
    const variant = {
      ingredients: [
        [2, 2],
        [0, 5],
        [2, 7],
      ] as const,
      helps: [6, 4],
    };
    const skill = [0.5, 0.5, 0.5, 0.5];
    expect(tierProduction({ skill }, variant, 4)).toEqual([4.5, 0.5, 6.5, 0.5]);
    expect(tierProduction({ skill }, variant, 4, [1.5, 2])).toEqual([7, 1, 10, 1]);
    expect(tierProduction({ skill: [] }, variant, 4)).toEqual([4, 0, 6, 0]);
  });
});
