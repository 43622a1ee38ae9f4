// Ranks a creature's roll among all catches of its species, by the odds of roll-odds.ts. Exact: rolls with the same
// effect are grouped.
import { buildOf, unlockedIngredients, unlockedSlots, withMint } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { exactlyChance, ingredientChances, type RarityCounts, rarityCountsOf } from './roll-odds.ts';
import { type Build, berriesPerHelp, helpInterval, ingredientChance, skillChanceWithPity } from './stats.ts';
import type { Game, IngredientSet, Nature, Subskill, SubskillUnit } from './types.ts';

export const AIMS = ['berries', 'ingredients', 'skill'] as const;

/** Goals that a player may have for a creature. */
export type Aim = (typeof AIMS)[number];

export interface Rank {
  /** The share of catches that are at least as good, including equal ones, above 0 and up to 1: 0.031 is "top 3.1 %". */
  readonly share: number;
}

export type RollRanks = { readonly [aim in Aim]: Rank };

export interface Rolls {
  /** Ignores a mint; at its own level unless another is given. The edition must know its species. */
  readonly ranksOf: (creature: Creature, level?: number) => RollRanks;
}

const DAY_SECONDS = 86_400;

/**
 * Daily production at the plain help interval: berries, strength of ingredients, triggers. Energy, bag and team would
 * change all rolls of a species alike, and are left out so that ranks can be exact.
 */
export const paceOf = (game: Game, build: Build, aim: Aim): number =>
  helpsOf(game, build) * perHelp(game, build, aim) * (aim === 'ingredients' ? dropStrength(build.ingredients) : 1);

export const helpsOf = (game: Game, build: Build): number => DAY_SECONDS / helpInterval(game, build);

/** Berries, drops or procs of one help. */
function perHelp(game: Game, build: Build, aim: Aim): number {
  if (aim === 'skill') return skillChanceWithPity(build);
  const chance = ingredientChance(build);
  return aim === 'berries' ? (1 - chance) * berriesPerHelp(game, build) : chance;
}

/** Strength of a drop: each open slot comes as often as the others. */
const dropStrength = (open: readonly IngredientSet[]): number =>
  open.length === 0
    ? 0
    : open.reduce((sum, { ingredient, amount }) => sum + amount * ingredient.value, 0) / open.length;

/** Subskills that speed up every build, and those that an aim uses besides. */
const SPEED: readonly SubskillUnit[] = ['ownFrequencyReduction', 'teamFrequencyReduction'];
const FELT: { readonly [aim in Aim]: readonly SubskillUnit[] } = {
  berries: ['berriesPerHelp', 'ingredientChanceShare'],
  ingredients: ['ingredientChanceShare'],
  skill: ['skillChanceShare'],
};

/** Cache size: enough for three aims of all species at one level, 10 kB each. */
const MOST_KEPT = 1000;

/** Caches tables of recently rated species, so create it once for many ratings. */
export function createRolls(game: Game): Rolls {
  /** The most recently used come last. */
  const ranked = new Map<string, (own: number) => Rank>();
  const rankingOf = (build: Build, aim: Aim): ((own: number) => Rank) => {
    const key = [aim, build.species.name, build.level, build.chosenSkill].join(' ');
    const known = ranked.get(key) ?? ranking(game, build, aim);
    ranked.delete(key);
    ranked.set(key, known);
    const [oldest] = ranked.keys();
    if (ranked.size > MOST_KEPT && oldest !== undefined) ranked.delete(oldest);
    return known;
  };
  return {
    ranksOf: (creature, level = creature.level) => {
      // A ribbon is no part of the roll: it makes all of them faster alike.
      const build = buildOf(game, withMint({ ...creature, level, ribbon: 0 }, false));
      const rank = (aim: Aim) => rankingOf(build, aim)(paceOf(game, build, aim));
      return { berries: rank('berries'), ingredients: rank('ingredients'), skill: rank('skill') };
    },
  };
}

interface RollFactors {
  readonly pace: number;
  readonly chance: number;
}

/** With more choices of ingredients than this, there would be millions of rolls. */
const MOST_DROPS = 100;
const ANY_DROP: readonly RollFactors[] = [{ pace: 1, chance: 1 }];

/** Ranks among all rolls of the build's species at its level. */
function ranking(game: Game, build: Build, aim: Aim): (own: number) => Rank {
  const drops = aim === 'ingredients' ? dropsOf(game, build) : ANY_DROP;
  if (drops.length <= MOST_DROPS) {
    const all = tail(weighRolls(game, build, aim, drops));
    return (own) => rankIn(all, own);
  }
  const rolls = weighRolls(game, build, aim, ANY_DROP);
  const strengths = tail(drops);
  return (own) => rankAmongDrops(rolls, strengths, own);
}

/** All rolls by speed; those of equal speed may have several entries. */
function weighRolls(game: Game, build: Build, aim: Aim, drops: readonly RollFactors[]): readonly RollFactors[] {
  const { rows } = game.subskills;
  const natures = naturesByEffect(game, aim);
  const felt = rows.filter(({ unit }) => SPEED.includes(unit) || FELT[aim].includes(unit));
  const exactly = remembered(exactlyChance(game, felt, unlockedSlots(game, build.level)));
  // Speed and yield per help are multiplied, so each is enumerated separately.
  const bySet = (units: readonly SubskillUnit[], worthOf: (build: Build) => number) =>
    subsets(rows.filter(({ unit }) => units.includes(unit))).map((subskills) => ({
      hand: rarityCountsOf(subskills),
      values: natures.map(({ nature }) => worthOf({ ...build, ribbon: 0, nature, subskills })),
    }));
  const speeds = bySet(SPEED, (one) => helpsOf(game, one));
  const helps = bySet(FELT[aim], (one) => perHelp(game, one, aim));
  const weighed: RollFactors[] = [];
  for (const speed of speeds)
    for (const help of helps) {
      const sets = exactly(speed.hand, help.hand);
      if (sets === 0) continue;
      for (const [n, { count }] of natures.entries()) {
        const pace = (speed.values[n] ?? 0) * (help.values[n] ?? 0);
        const chance = (sets * count) / game.natures.rows.length;
        for (const drop of drops) weighed.push({ pace: pace * drop.pace, chance: chance * drop.chance });
      }
    }
  return weighed;
}

/** Of two sets together; many have the same number of each rarity. */
function remembered(exactly: (hand: RarityCounts) => number): (one: RarityCounts, other: RarityCounts) => number {
  const known = new Map<string, number>();
  return (one, other) => {
    const hand: RarityCounts = [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
    const key = hand.join();
    const chance = known.get(key) ?? exactly(hand);
    known.set(key, chance);
    return chance;
  };
}

/** Natures with the same effect on an aim are grouped. */
function naturesByEffect({ natures }: Game, aim: Aim): readonly { readonly nature: Nature; readonly count: number }[] {
  const groups = new Map<string, { readonly nature: Nature; readonly count: number }>();
  for (const nature of natures.rows) {
    const effect = `${nature.frequency} ${aim === 'skill' ? nature.skill : nature.ingredient}`;
    groups.set(effect, { nature, count: (groups.get(effect)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** The choices of ingredients by the strength of a drop. */
function dropsOf(game: Game, { species, level }: Build): readonly RollFactors[] {
  const chances = new Map<number, number>();
  for (const a of ingredientChances(species, 0))
    for (const b of ingredientChances(species, 1))
      for (const c of ingredientChances(species, 2)) {
        const strength = dropStrength(unlockedIngredients(game, level, [a.set, b.set, c.set]));
        chances.set(strength, (chances.get(strength) ?? 0) + a.chance * b.chance * c.chance);
      }
  return [...chances].map(([pace, chance]) => ({ pace, chance }));
}

/** Best first: the chance of a roll that is at least as good as each. */
interface Tail {
  readonly paces: Float64Array;
  readonly atLeast: Float64Array;
}

function tail(weighed: readonly RollFactors[]): Tail {
  const sorted = [...weighed].sort((a, b) => b.pace - a.pace);
  let sum = 0;
  return {
    paces: Float64Array.from(sorted, ({ pace }) => pace),
    atLeast: Float64Array.from(sorted, ({ chance }) => {
      sum += chance;
      return sum;
    }),
  };
}

/** Products in another order differ in their last bits; different paces are never this close. */
const SAME = 1e-12;

/** Whether a roll of one pace is at least as good as a creature of another. */
export const isAsGood = (pace: number, own: number): boolean => pace >= own * (1 - SAME);

function rankIn({ paces, atLeast }: Tail, own: number): Rank {
  const good = countAsGood(paces, 1, own);
  // Of what they add up to, which differs from 1 in its last bits.
  const all = atLeast.at(-1) ?? 0;
  return { share: good === 0 || all === 0 ? 0 : (atLeast[good - 1] ?? 0) / all };
}

/** Roll by roll: how likely a drop is that makes it at least as good. */
function rankAmongDrops(rolls: readonly RollFactors[], { paces, atLeast }: Tail, own: number): Rank {
  const certain = atLeast.at(-1) ?? 0;
  let [good, all] = [0, 0];
  for (const { pace, chance } of rolls) {
    const count = countAsGood(paces, pace, own);
    if (count > 0) good += chance * (atLeast[count - 1] ?? 0);
    all += chance * certain;
  }
  return { share: all === 0 ? 0 : good / all };
}

/** How many of the paces, best first, are at least as good with this factor. */
function countAsGood(paces: Float64Array, factor: number, own: number): number {
  let [low, high] = [0, paces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAsGood((paces[middle] ?? 0) * factor, own)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function subsets(all: readonly Subskill[]): readonly (readonly Subskill[])[] {
  const sets: (readonly Subskill[])[] = [[]];
  for (const one of all) sets.push(...sets.map((set) => [...set, one]));
  return sets;
}
