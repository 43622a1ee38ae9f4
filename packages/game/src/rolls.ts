// How a creature's roll ranks among all rolls of its species: every nature, every order of five different subskills and every choice of
// ingredients counts as equally likely. Exact, in whole numbers: rolls with the same effect are counted at once instead of one by one.
import {
  buildOf,
  type Creature,
  ingredientChoices,
  SUBSKILL_SLOTS,
  unlockedIngredients,
  unlockedSlots,
  withMint,
} from './creature.ts';
import { type Build, berriesPerHelp, helpInterval, ingredientChance, skillChanceWithPity } from './stats.ts';
import type { Game, IngredientSet, Nature, Subskill, SubskillUnit } from './types.ts';

export const AIMS = ['berries', 'ingredients', 'skill'] as const;

/** What somebody may want of a creature. */
export type Aim = (typeof AIMS)[number];

export interface Rank {
  /** Rolls that are at least as good, those just like it included. */
  readonly atLeast: number;
  /** All rolls of the species. */
  readonly all: number;
  /** The share of the former, above 0 and up to 1: 0.031 is "top 3.1 %". */
  readonly share: number;
}

export type RollRanks = { readonly [aim in Aim]: Rank };

export interface Rolls {
  /** As it was born, a mint does not count; at its own level unless another is named. Its species must be known to the edition. */
  readonly ranksOf: (creature: Creature, level?: number) => RollRanks;
}

const DAY_SECONDS = 86_400;

/**
 * What a build makes in a day of helping at its plain interval: berries, strength of ingredients, procs. Energy, bag and team would change
 * all rolls of a species much alike, and are left out so that ranks can be exact.
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

/** Subskills that make everybody faster, and those that an aim feels besides. */
const SPEED: readonly SubskillUnit[] = ['ownFrequencyReduction', 'teamFrequencyReduction'];
const FELT: { readonly [aim in Aim]: readonly SubskillUnit[] } = {
  berries: ['berriesPerHelp', 'ingredientChanceShare'],
  ingredients: ['ingredientChanceShare'],
  skill: ['skillChanceShare'],
};

/** Keeps what it has counted: worth holding while many creatures are looked at. */
export function createRolls(game: Game): Rolls {
  const counted = new Map<string, Tail>();
  const tailOf = (build: Build, aim: Aim): Tail => {
    const key = [aim, build.species.name, build.level, build.chosenSkill].join(' ');
    const known = counted.get(key) ?? tail(countRolls(game, build, aim));
    counted.set(key, known);
    return known;
  };
  return {
    ranksOf: (creature, level = creature.level) => {
      // A ribbon is no part of the roll: it makes all of them faster alike.
      const build = buildOf(game, withMint({ ...creature, level, ribbon: 0 }, false));
      const rank = (aim: Aim) => rankIn(tailOf(build, aim), paceOf(game, build, aim));
      return { berries: rank('berries'), ingredients: rank('ingredients'), skill: rank('skill') };
    },
  };
}

interface Counted {
  readonly pace: number;
  readonly rolls: number;
}

/** All rolls of the build's species at its level by their pace; those of the same pace may stand in several places. */
function countRolls(game: Game, build: Build, aim: Aim): readonly Counted[] {
  const { rows } = game.subskills;
  const open = unlockedSlots(game, build.level);
  const natures = naturesByEffect(game, aim);
  const drops = aim === 'ingredients' ? dropsOf(game, build) : [{ pace: 1, rolls: ingredientRolls(build) }];
  // What speeds up and what changes a help are multiplied, so that each is looked at alone.
  const bySet = (units: readonly SubskillUnit[], worthOf: (build: Build) => number) =>
    subsets(rows.filter(({ unit }) => units.includes(unit))).map((subskills) => ({
      size: subskills.length,
      values: natures.map(({ nature }) => worthOf({ ...build, ribbon: 0, nature, subskills })),
    }));
  const speeds = bySet(SPEED, (one) => helpsOf(game, one));
  const helps = bySet(FELT[aim], (one) => perHelp(game, one, aim));
  const others = rows.filter(({ unit }) => !SPEED.includes(unit) && !FELT[aim].includes(unit)).length;
  // The open ones in any order, then any of the rest in the slots that are still closed.
  const orders = arrangements(open, open) * arrangements(rows.length - open, SUBSKILL_SLOTS - open);
  const counted: Counted[] = [];
  for (const speed of speeds)
    for (const help of helps) {
      const sets = choose(others, open - speed.size - help.size);
      if (sets === 0) continue;
      for (const [n, { count }] of natures.entries()) {
        const pace = (speed.values[n] ?? 0) * (help.values[n] ?? 0);
        for (const drop of drops) counted.push({ pace: pace * drop.pace, rolls: sets * orders * count * drop.rolls });
      }
    }
  return counted;
}

/** Natures that are the same to an aim are looked at once. */
function naturesByEffect({ natures }: Game, aim: Aim): readonly { readonly nature: Nature; readonly count: number }[] {
  const groups = new Map<string, { readonly nature: Nature; readonly count: number }>();
  for (const nature of natures.rows) {
    const effect = `${nature.frequency} ${aim === 'skill' ? nature.skill : nature.ingredient}`;
    groups.set(effect, { nature, count: (groups.get(effect)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

const ingredientRolls = ({ species }: Build): number =>
  ingredientChoices(species).reduce((product, choices) => product * choices.length, 1);

/** The choices of ingredients by the strength of a drop. */
function dropsOf(game: Game, { species, level }: Build): readonly Counted[] {
  const counts = new Map<number, number>();
  const [first, second, third] = ingredientChoices(species);
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const strength = dropStrength(unlockedIngredients(game, level, [a, b, c]));
        counts.set(strength, (counts.get(strength) ?? 0) + 1);
      }
  return [...counts].map(([pace, rolls]) => ({ pace, rolls }));
}

/** Best first: how many are at least as good as each. */
interface Tail {
  readonly paces: Float64Array;
  readonly atLeast: Float64Array;
}

function tail(counted: readonly Counted[]): Tail {
  const sorted = [...counted].sort((a, b) => b.pace - a.pace);
  let sum = 0;
  return {
    paces: Float64Array.from(sorted, ({ pace }) => pace),
    atLeast: Float64Array.from(sorted, ({ rolls }) => {
      sum += rolls;
      return sum;
    }),
  };
}

/** Products in another order differ in their last bits; no two different paces are this near. */
const SAME = 1e-12;

/** Whether a roll of one pace is at least as good as a creature of another. */
export const isAsGood = (pace: number, own: number): boolean => pace >= own * (1 - SAME);

function rankIn({ paces, atLeast }: Tail, own: number): Rank {
  let [low, high] = [0, paces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAsGood(paces[middle] ?? 0, own)) low = middle + 1;
    else high = middle;
  }
  const all = atLeast.at(-1) ?? 0;
  const count = low === 0 ? 0 : (atLeast[low - 1] ?? 0);
  return { atLeast: count, all, share: all === 0 ? 0 : count / all };
}

// ── Counting ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Ordered choices of some out of `from`. */
const arrangements = (from: number, some: number): number =>
  Array.from({ length: some }, (_, i) => from - i).reduce((product, factor) => product * factor, 1);

/** Unordered choices; none of less than nothing. */
const choose = (from: number, some: number): number =>
  some < 0 || some > from ? 0 : arrangements(from, some) / arrangements(some, some);

function subsets(all: readonly Subskill[]): readonly (readonly Subskill[])[] {
  const sets: (readonly Subskill[])[] = [[]];
  for (const one of all) sets.push(...sets.map((set) => [...set, one]));
  return sets;
}
