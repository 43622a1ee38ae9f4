// Ranks of rolls against plain enumeration: every nature, every choice of subskills, every choice of ingredients, one by one.
import { describe, expect, test } from 'vitest';
import {
  buildOf,
  type Creature,
  ingredientChoices,
  newCreature,
  type SubskillSlots,
  unlockedIngredients,
  unlockedSlots,
  withMint,
} from './creature.ts';
import { gameOf } from './edition.ts';
import { AIMS, type Aim, createRolls, isAsGood, paceOf } from './rolls.ts';
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

/** All ordered choices of so many subskills. */
function* sequences(length: number, used: readonly Subskill[] = []): Generator<readonly Subskill[]> {
  if (length === 0) yield used;
  else for (const one of all) if (!used.includes(one)) yield* sequences(length - 1, [...used, one]);
}

/** The same without the order. */
function* sets(length: number, from = 0, used: readonly Subskill[] = []): Generator<readonly Subskill[]> {
  if (length === 0) yield used;
  else for (let i = from; i < all.length; i += 1) yield* sets(length - 1, i + 1, [...used, ...all.slice(i, i + 1)]);
}

/** Counts one by one; `each` is how many full rolls one of the choices of open subskills stands for. */
function counted(creature: Creature, level: number, choices: Iterable<readonly Subskill[]>, each: number) {
  const own: Build = buildOf(game, { ...creature, level });
  const paces = AIMS.map((aim) => paceOf(game, own, aim));
  const atLeast = AIMS.map(() => 0);
  let rolls = 0;
  const [first, second, third] = ingredientChoices(own.species);
  for (const subskills of choices)
    for (const nature of game.natures.rows)
      for (const a of first)
        for (const b of second)
          for (const c of third) {
            rolls += each;
            const build = { ...own, nature, subskills, ingredients: unlockedIngredients(game, level, [a, b, c]) };
            for (const [i, aim] of AIMS.entries())
              if (isAsGood(paceOf(game, build, aim), paces[i] ?? 0)) atLeast[i] = (atLeast[i] ?? 0) + each;
          }
  const rank = (aim: Aim) => {
    const count = atLeast[AIMS.indexOf(aim)] ?? 0;
    return { atLeast: count, all: rolls, share: count / rolls };
  };
  return { berries: rank('berries'), ingredients: rank('ingredients'), skill: rank('skill') };
}

/** Ways to fill the slots that are still closed. */
const closedWays = (level: number): number => {
  let ways = 1;
  for (let slot = unlockedSlots(game, level); slot < 5; slot += 1) ways *= all.length - slot;
  return ways;
};

describe.each(FIVE)('$pokemon', (creature) => {
  test('with two subskills and two ingredients open, one roll after the other', () => {
    expect(createRolls(game).ranksOf(creature, 30)).toEqual(counted(creature, 30, sequences(2), closedWays(30)));
  });

  test.runIf(process.env.FULL)(
    'with everything open',
    () => {
      expect(createRolls(game).ranksOf(creature, 100)).toEqual(counted(creature, 100, sets(5), 120));
    },
    120_000,
  );
});

test('with three subskills and all ingredients open', () => {
  for (const creature of FIVE.slice(0, 1))
    expect(createRolls(game).ranksOf(creature, 60)).toEqual(counted(creature, 60, sets(3), 6 * closedWays(60)));
});

describe('what counts', () => {
  const rolls = createRolls(game);
  const [raichu] = FIVE;
  if (!raichu) throw new Error('Nobody to look at');

  test('all natures, five different subskills in their order, all ingredients', () => {
    expect(rolls.ranksOf(raichu, 1).berries.all).toBe(25 * 17 * 16 * 15 * 14 * 13 * 6);
    expect(rolls.ranksOf(raichu, 100).skill.all).toBe(25 * 17 * 16 * 15 * 14 * 13 * 6);
  });

  test('before any subskill is open only the nature does', () => {
    // Faster at the expense of ingredients is the best of 25 for berries.
    expect(rolls.ranksOf(raichu, 1).berries.share).toBe(1 / 25);
  });

  test('the best roll is as rare as it is, the worst one is among all', () => {
    const best = creatureOf(
      'RAICHU',
      'Adamant',
      ['Berry Finding S', 'Helping Speed M', 'Helping Speed S', 'Helping Bonus', 'Inventory Up L'],
      [0, 0, 0],
    );
    // The fifth may be any but the two that bring ingredients instead.
    expect(rolls.ranksOf(best, 100).berries.atLeast).toBe(120 * 11 * 6);
    const worst = creatureOf(
      'RAICHU',
      'Modest',
      ['Ingredient Finder M', 'Ingredient Finder S', 'Inventory Up S', 'Inventory Up M', 'Inventory Up L'],
      [0, 0, 0],
    );
    expect(rolls.ranksOf(worst, 100).berries.share).toBe(1);
  });

  test('a mint and a ribbon change nothing about the roll', () => {
    expect(rolls.ranksOf(withMint({ ...raichu, ribbon: 4 }, true))).toEqual(rolls.ranksOf(raichu));
  });
});
