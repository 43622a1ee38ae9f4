// Ranks of rolls against plain enumeration: every nature, every order of subskills, every choice of ingredients, one by one with its chance.
import { describe, expect, test } from 'vitest';
import { buildOf, ingredientChoices, newCreature, unlockedIngredients, unlockedSlots, withMint } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { gameOf } from './edition.ts';
import { AIMS, createRolls, isAsGood, paceOf } from './rolls.ts';
import type { SubskillSlots } from './slots.ts';
import type { Build } from './stats.ts';
import type { Subskill } from './types.ts';

const game = gameOf('2026-10');
const all = game.subskills.rows;

const creatureOf = (
  species: string,
  nature: string,
  subskills: SubskillSlots,
  choice: readonly [number, number, number],
) => {
  const kind = game.species.get(species);
  const born = newCreature(game, kind, { id: species, random: () => 0.5, randomNickname: false });
  const slot = (place: 0 | 1 | 2) => {
    const set = ingredientChoices(kind)[place][choice[place]];
    return { name: set?.ingredient.name ?? '', amount: set?.amount ?? 0 };
  };
  return { ...born, nature, subskills, ingredients: [slot(0), slot(1), slot(2)] } satisfies Creature;
};

/** A berry, an ingredient and a skill specialist, one with fewer choices of ingredients, one of all-rounders; rolls good, middling and bad. */
const FIVE: readonly Creature[] = [
  creatureOf(
    'RAICHU',
    'Adamant',
    ['Berry Finding S', 'Helping Speed M', 'Skill Trigger M', 'Helping Bonus', 'Inventory Up L'],
    [0, 0, 0],
  ),
  creatureOf(
    'VENUSAUR',
    'Quiet',
    ['Ingredient Finder M', 'Inventory Up S', 'Helping Speed S', 'Skill Trigger S', 'Sleep EXP Bonus'],
    [0, 1, 2],
  ),
  creatureOf(
    'WIGGLYTUFF',
    'Lax',
    ['Inventory Up M', 'Skill Trigger S', 'Ingredient Finder S', 'Helping Speed M', 'Skill Level Up M'],
    [0, 1, 1],
  ),
  creatureOf(
    'PERSIAN',
    'Hardy',
    ['Dream Shard Bonus', 'Research EXP Bonus', 'Berry Finding S', 'Skill Level Up S', 'Inventory Up L'],
    [0, 0, 1],
  ),
  creatureOf(
    'BLASTOISE',
    'Modest',
    ['Helping Bonus', 'Ingredient Finder S', 'Ingredient Finder M', 'Inventory Up L', 'Helping Speed S'],
    [0, 0, 2],
  ),
];

/** The rule in plain steps: a rarity that is not used up, then one of that rarity that is not there yet. */
const RARITY = { gold: 0.14, silver: 0.36, white: 0.5 };
function chanceOfOrder(subskills: readonly Subskill[]): number {
  let chance = 1;
  for (const [slot, one] of subskills.entries()) {
    const left = all.filter((other) => !subskills.slice(0, slot).includes(other));
    const rarities = new Set(left.map(({ rarity }) => rarity));
    const sum = [...rarities].reduce((total, rarity) => total + RARITY[rarity], 0);
    chance *= RARITY[one.rarity] / sum / left.filter(({ rarity }) => rarity === one.rarity).length;
  }
  return chance;
}

/** All orders of some. */
function* orders(some: readonly Subskill[]): Generator<readonly Subskill[]> {
  if (some.length === 0) yield [];
  for (const one of some) for (const rest of orders(some.filter((other) => other !== one))) yield [one, ...rest];
}

const chanceOfSet = (some: readonly Subskill[]): number =>
  [...orders(some)].reduce((sum, order) => sum + chanceOfOrder(order), 0);

/** All sets of so many subskills. */
function* sets(length: number, from = 0, used: readonly Subskill[] = []): Generator<readonly Subskill[]> {
  if (length === 0) yield used;
  else for (let i = from; i < all.length; i += 1) yield* sets(length - 1, i + 1, [...used, ...all.slice(i, i + 1)]);
}

const INGREDIENTS = [[], [1], [1 / 3, 2 / 3], [1 / 3, 1 / 3, 1 / 3]];

/** The shares that are at least as good, roll by roll. */
function shares(creature: Creature, level: number): readonly number[] {
  const own: Build = buildOf(game, { ...creature, level });
  const paces = AIMS.map((aim) => paceOf(game, own, aim));
  const atLeast = AIMS.map(() => 0);
  const choices = ingredientChoices(own.species).map((sets) =>
    sets.map((set, place) => ({ set, chance: INGREDIENTS[sets.length]?.[place] ?? 0 })),
  );
  const [first = [], second = [], third = []] = choices;
  for (const subskills of sets(unlockedSlots(game, level))) {
    const chance = chanceOfSet(subskills) / 25;
    for (const nature of game.natures.rows)
      for (const a of first)
        for (const b of second)
          for (const c of third) {
            const ingredients = unlockedIngredients(game, level, [a.set, b.set, c.set]);
            const build = { ...own, nature, subskills, ingredients };
            for (const [i, aim] of AIMS.entries())
              if (isAsGood(paceOf(game, build, aim), paces[i] ?? 0))
                atLeast[i] = (atLeast[i] ?? 0) + chance * a.chance * b.chance * c.chance;
          }
  }
  return atLeast;
}

function expectShares(creature: Creature, level: number): void {
  const ranks = createRolls(game).ranksOf(creature, level);
  for (const [i, share] of shares(creature, level).entries())
    expect(ranks[AIMS[i] ?? 'skill'].share).toBeCloseTo(share, 12);
}

describe.each(FIVE)('$pokemon', (creature) => {
  test('with two subskills and two ingredients open, one roll after the other', () => {
    expectShares(creature, 30);
  });

  test.runIf(process.env.FULL)('with everything open', () => expectShares(creature, 100), 120_000);
});

test('with three subskills and all ingredients open', () => {
  for (const creature of FIVE.slice(0, 1)) expectShares(creature, 60);
});

describe('a rank', () => {
  const rolls = createRolls(game);
  const [raichu] = FIVE;
  if (!raichu) throw new Error('No RAICHU');

  test('depends only on the nature before any subskill is open', () => {
    // Faster at the expense of ingredients is the best of 25 for berries.
    expect(rolls.ranksOf(raichu, 1).berries.share).toBeCloseTo(1 / 25, 12);
  });

  test('is the probability for the best roll, and 1 for the worst one', () => {
    const best = creatureOf(
      'RAICHU',
      'Adamant',
      ['Berry Finding S', 'Helping Speed M', 'Helping Speed S', 'Helping Bonus', 'Inventory Up L'],
      [0, 0, 0],
    );
    // The fifth may be any but the two that bring ingredients instead.
    const four = all.filter(({ name }) => best.subskills.slice(0, 4).includes(name));
    const fifths = all.filter(
      ({ name, unit }) => !best.subskills.slice(0, 4).includes(name) && unit !== 'ingredientChanceShare',
    );
    expect(fifths).toHaveLength(11);
    const chance = fifths.reduce((sum, fifth) => sum + chanceOfSet([...four, fifth]), 0);
    expect(rolls.ranksOf(best, 100).berries.share).toBeCloseTo(chance / 25, 15);
    const worst = creatureOf(
      'RAICHU',
      'Modest',
      ['Ingredient Finder M', 'Ingredient Finder S', 'Inventory Up S', 'Inventory Up M', 'Inventory Up L'],
      [0, 0, 0],
    );
    expect(rolls.ranksOf(worst, 100).berries.share).toBe(1);
  });

  test('ignores mint and ribbon', () => {
    expect(rolls.ranksOf(withMint({ ...raichu, ribbon: 4 }, true))).toEqual(rolls.ranksOf(raichu));
  });
});

test('rating more creatures than it keeps anything for changes no rank', () => {
  const rolls = createRolls(game);
  const born = game.species.rows.map((species) =>
    newCreature(game, species, { id: species.name, random: () => 0.5, randomNickname: false }),
  );
  const once = FIVE.map((creature) => rolls.ranksOf(creature, 60));
  for (const level of [10, 11]) for (const creature of born) rolls.ranksOf(creature, level);
  expect(FIVE.map((creature) => rolls.ranksOf(creature, 60))).toEqual(once);
});
