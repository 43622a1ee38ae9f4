import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaFactor, berryPower, favouriteFactor } from './berries.ts';
import { EDITIONS, gameOf } from './edition.ts';
import { rpOf } from './rating.ts';
import {
  type Build,
  berriesPerHelp,
  carrySize,
  helpInterval,
  ingredientChance,
  skillChance,
  skillChanceWithPity,
  storedProcs,
} from './stats.ts';
import type { Game } from './types.ts';

const game = gameOf('2025-10');

function build(
  pokemon: string,
  level: number,
  nature: string,
  ribbon: number,
  subskills: string[] = [],
  more: Partial<Build> = {},
): Build {
  const species = game.species.get(pokemon);
  return {
    species,
    level,
    nature: game.natures.get(nature),
    ribbon,
    skillLevel: 1,
    subskills: subskills.map(game.subskills.get),
    ingredients: [],
    ...more,
  };
}

const raichu = build('RAICHU', 60, 'Adamant', 0, ['Helping Speed M']);

describe('help interval', () => {
  it('of worked examples', () => {
    expect(helpInterval(game, raichu)).toBe(1501);
    const fast = build('RAICHU', 60, 'Adamant', 0, ['Helping Speed M', 'Helping Speed S', 'Helping Bonus']);
    expect(helpInterval(game, fast, { camp: true, otherHelpingBonus: 2 })).toBe(946);
    expect(helpInterval(game, build('PIKACHU', 25, 'Bashful', 2))).toBe(2441);
    expect(helpInterval(game, build('PICHU', 50, 'Bold', 4))).toBe(3126);
  });

  it('gains from a ribbon only where an evolution is left, from 500 hours on', () => {
    const ratio = (pokemon: string, ribbon: number) =>
      helpInterval(game, build(pokemon, 1, 'Bashful', ribbon)) / game.species.get(pokemon).frequency;
    expect([0, 1, 2, 3, 4].map((ribbon) => ratio('RAICHU', ribbon))).toEqual([1, 1, 1, 1, 1]);
    expect([0, 1, 2, 3, 4].map((ribbon) => ratio('PIKACHU', ribbon))).toEqual([1, 1, 0.95, 0.95, 0.88]);
    expect([0, 1, 2, 3, 4].map((ribbon) => ratio('PICHU', ribbon))).toEqual([1, 1, 0.89, 0.89, 0.75]);
  });

  it('counts at most five Helping Bonus', () => {
    const holder = build('RAICHU', 60, 'Bashful', 0, ['Helping Bonus']);
    expect(helpInterval(game, holder, { otherHelpingBonus: 5 })).toBe(
      helpInterval(game, holder, { otherHelpingBonus: 4 }),
    );
  });
});

describe('carry size', () => {
  it('of worked examples', () => {
    const bags = build('RAICHU', 60, 'Bashful', 2, ['Inventory Up M']);
    expect([carrySize(game, bags), carrySize(game, bags, true)]).toEqual([46, 56]);
    expect(carrySize(game, build('VENUSAUR', 60, 'Bashful', 4, ['Inventory Up L', 'Inventory Up S']), true)).toBe(71);
  });
});

describe('rating', () => {
  it('of worked examples', () => {
    const apple = game.ingredients.get('Apple');
    const pikachu = build('PIKACHU', 10, 'Bashful', 0, [], { ingredients: [{ ingredient: apple, amount: 1 }] });
    expect(rpOf(game, pikachu)).toBe(552);
    const strong = build('RAICHU', 60, 'Adamant', 0, ['Berry Finding S', 'Helping Speed M', 'Helping Bonus'], {
      skillLevel: 3,
      ingredients: [1, 2, 4].map((amount) => ({ ingredient: apple, amount })),
    });
    expect(rpOf(game, strong)).toBe(5239);
  });
});

describe('berries', () => {
  it('grow by one a level at first and by a factor later', () => {
    const grepa = game.berries.get('GREPA');
    expect([1, 10, 30, 60].map((level) => berryPower(game, grepa, level))).toEqual([25, 34, 54, 107]);
  });

  it('count double as favourites', () => {
    const grepa = game.berries.get('GREPA');
    expect([favouriteFactor(game, grepa, ['GREPA']), favouriteFactor(game, grepa, ['ORAN'])]).toEqual([2, 1]);
    expect(areaFactor(75)).toBe(1.75);
  });

  it('per help depend on the specialty and Berry Finding S', () => {
    expect(
      ['RAICHU', 'DARKRAI', 'VENUSAUR'].map((name) => berriesPerHelp(game, build(name, 60, 'Bashful', 0))),
    ).toEqual([2, 2, 1]);
    expect(berriesPerHelp(game, build('VENUSAUR', 60, 'Bashful', 0, ['Berry Finding S']))).toBe(2);
  });
});

describe('skill chance', () => {
  it('grows with pity: the help after the longest wait is certain', () => {
    expect([game.species.get('WIGGLYTUFF').pityHelps, game.species.get('RAICHU').pityHelps]).toEqual([49, 78]);
    const never = build('RAICHU', 60, 'Bashful', 0, [], {
      species: { ...game.species.get('RAICHU'), skillPercentage: 0 },
    });
    expect(skillChanceWithPity(never)).toBeCloseTo(1 / 79, 12);
  });

  it('keeps two procs over night for skill and all-round specialists, one for the rest', () => {
    expect(
      ['WIGGLYTUFF', 'DARKRAI', 'RAICHU', 'VENUSAUR'].map((name) => storedProcs(game, game.species.get(name))),
    ).toEqual([2, 2, 1, 1]);
  });
});

// ── For every build of both editions ─────────────────────────────────────────────────────────────────────────────────

const anyGame = fc.constantFrom(...EDITIONS).map(gameOf);
const anyBuild = (world: Game): fc.Arbitrary<Build> =>
  fc.record({
    species: fc.constantFrom(...world.species.rows),
    level: fc.integer({ min: 1, max: 100 }),
    nature: fc.constantFrom(...world.natures.rows),
    ribbon: fc.integer({ min: 0, max: 4 }),
    skillLevel: fc.integer({ min: 1, max: 8 }),
    subskills: fc.uniqueArray(fc.constantFrom(...world.subskills.rows), { maxLength: 5 }),
    ingredients: fc.constant([]),
  });
const anyCase = anyGame.chain((world) =>
  fc.record({
    world: fc.constant(world),
    one: anyBuild(world),
    others: fc.integer({ min: 0, max: 9 }),
    camp: fc.boolean(),
  }),
);

describe('properties', () => {
  it('a level up never lowers the strength of a berry', () => {
    for (const edition of EDITIONS) {
      const world = gameOf(edition);
      for (const berry of world.berries.rows) {
        for (let level = 1; level < 100; level += 1) {
          expect(berryPower(world, berry, level + 1)).toBeGreaterThanOrEqual(berryPower(world, berry, level));
        }
      }
    }
  });

  it('chances stay between 0 and 1, pity never lowers them', () => {
    fc.assert(
      fc.property(anyCase, ({ one }) => {
        const chances = [ingredientChance(one), skillChance(one), skillChanceWithPity(one)];
        expect(chances.every((p) => p >= 0 && p <= 1)).toBe(true);
        expect(skillChanceWithPity(one)).toBeGreaterThanOrEqual(skillChance(one));
      }),
    );
  });

  it('the interval never falls below the floor of its bonuses and never rises with a level', () => {
    fc.assert(
      fc.property(anyCase, ({ world, one, others, camp }) => {
        const interval = helpInterval(world, one, { camp, otherHelpingBonus: others });
        const slowest = { ...one, subskills: [] };
        // Without any speed bonus, times the floor, less what rounding can take.
        const least = helpInterval(world, slowest, { camp }) * world.rules.speedFloor * 0.999 - 2;
        expect(interval).toBeGreaterThanOrEqual(least);
        if (one.level < 100)
          expect(
            helpInterval(world, { ...one, level: one.level + 1 }, { camp, otherHelpingBonus: others }),
          ).toBeLessThanOrEqual(interval);
      }),
    );
  });

  it('RP is a whole number above zero', () => {
    fc.assert(
      fc.property(anyCase, ({ world, one }) => {
        const rp = rpOf(world, one);
        expect(Number.isInteger(rp) && rp > 0).toBe(true);
      }),
    );
  });
});
