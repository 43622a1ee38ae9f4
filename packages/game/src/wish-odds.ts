// The odds that a catch is as a player wishes: subskills by a level, nature, ingredients; with friend medals and seeds. Exact, by roll-odds.ts.
import { unlockedSlots } from './creature.ts';
import { seededSubskill } from './growth.ts';
import { growthOf } from './growth-facts.ts';
import {
  goldSlotsOf,
  hasMedals,
  ingredientChances,
  less,
  type RarityCounts,
  type RarityCountsChance,
  rarityCountsAfter,
  rarityCountsOf,
  waysOf,
} from './roll-odds.ts';
import type { Medal } from './rows.ts';
import { SUBSKILL_SLOTS } from './slots.ts';
import type { Game, Species, Subskill } from './types.ts';

export interface CatchWish {
  readonly species: Species;
  /** Subskills of the slots that are open at this level count. */
  readonly level: number;
  /** Names of subskills; all of them must be in open slots. */
  readonly subskills: readonly string[];
  /** Names of natures, of which any will do; none: whatever it has. */
  readonly natures: readonly string[];
  /** Names of ingredients by slot; null: any. */
  readonly ingredients: readonly [string | null, string | null, string | null];
  /** The medal that the player has for the species. */
  readonly medal?: Medal | undefined;
  /** Sub Skill Seeds that the player would use on it. */
  readonly seeds: number;
}

/** A seed raises one of several subskills with unknown chances: so there is a least and a most. */
export interface OddsBounds {
  readonly least: number;
  readonly most: number;
}

export interface WishOdds {
  readonly subskills: OddsBounds;
  readonly nature: number;
  readonly ingredients: number;
  /** All of it in one catch. */
  readonly all: OddsBounds;
}

export function wishOdds(game: Game, wish: CatchWish): WishOdds {
  const subskills = subskillBounds(game, wish);
  const nature = wish.natures.length === 0 ? 1 : new Set(wish.natures).size / game.natures.rows.length;
  const slots = ([0, 1, 2] as const).map((slot) => ingredientChance(wish, slot));
  const ingredients = slots.reduce((product, chance) => product * chance, 1);
  const rest = nature * ingredients;
  return { subskills, nature, ingredients, all: { least: subskills.least * rest, most: subskills.most * rest } };
}

function ingredientChance({ species, ingredients }: CatchWish, slot: 0 | 1 | 2): number {
  const wanted = ingredients[slot];
  return ingredientChances(species, slot)
    .filter(({ set }) => wanted === null || set.ingredient.name === wanted)
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** How many catches it takes until one is as wished with this chance; infinitely many where none can be. */
export function catchesFor(chance: number, wanted: number): number {
  if (chance <= 0) return Number.POSITIVE_INFINITY;
  return chance >= 1 ? 1 : Math.max(1, Math.ceil(Math.log(1 - wanted) / Math.log(1 - chance) - 1e-9));
}

/**
 * How many Inspiration Seeds it takes until all of some missing subskills are there with this chance. Each is used on one that is not wished
 * for and brings one of those that it does not have, all equally likely.
 */
export function inspirationSeedsFor({ subskills: { rows } }: Game, missing: number, wanted: number): number {
  const pool = rows.length - SUBSKILL_SLOTS;
  // Chances that so many are still missing.
  let left = Array.from({ length: missing + 1 }, (_, count) => Number(count === missing));
  for (let seeds = 0; ; seeds += 1) {
    if ((left[0] ?? 0) >= wanted - 1e-9) return seeds;
    left = left.map((chance, count) => chance * (1 - count / pool) + ((left[count + 1] ?? 0) * (count + 1)) / pool);
  }
}

// ── Subskills ────────────────────────────────────────────────────────────────────────────────────────────────────────

function subskillBounds(game: Game, { species, level, subskills, medal, seeds }: CatchWish): OddsBounds {
  const { rows } = game.subskills;
  const wished = rows.filter(({ name }) => subskills.includes(name));
  const open = unlockedSlots(game, level);
  const goldSlots = goldSlotsOf(hasMedals(species) ? medal : undefined);
  if (seeds > 0 && wished.length > 0) return boundsWithSeeds(game, wished, { open, goldSlots, seeds });
  const [all, own] = [rarityCountsOf(rows), rarityCountsOf(wished)];
  const chance = rarityCountsAfter(all, open, goldSlots).reduce(
    (sum, { hand, chance: share }) => sum + (share * waysOf(less(all, own), less(hand, own))) / waysOf(all, hand),
    0,
  );
  return { least: chance, most: chance };
}

interface Slots {
  readonly open: number;
  readonly goldSlots: number;
  readonly seeds: number;
}

/** Goes through all sets of open subskills, and of what closed slots may hold of their next steps: a seed raises to none that any slot has. */
function boundsWithSeeds(game: Game, wished: readonly Subskill[], { open, goldSlots, seeds }: Slots): OddsBounds {
  const { rows } = game.subskills;
  const growth = growthOf(game.edition);
  const all = rarityCountsOf(rows);
  const nextOf = rows.map(({ key }) => rows.findIndex((row) => row.key === seededSubskill(growth, key)));
  const reach = reachBy(nextOf, bitsOf(rows, wished));
  let [least, most] = [0, 0];
  for (const { hand, chance } of rarityCountsAfter(all, open, goldSlots)) {
    const closedChance = closedBy(
      all,
      hand,
      rarityCountsAfter(all, SUBSKILL_SLOTS, goldSlots, { from: open, held: hand }),
    );
    for (const here of setsOf(rows, hand)) {
      // Without any other subskills it has as many steps open as it can have.
      if (!reach(here, here, seeds).most) continue;
      const steps = stepsFrom(nextOf, here);
      for (const closed of subsetsOf(steps)) {
        const share =
          (chance / waysOf(all, hand)) * closedChance(rarityCountsIn(rows, steps), rarityCountsIn(rows, closed));
        const found = reach(here, here | closed, seeds);
        if (found.most) most += share;
        if (found.least) least += share;
      }
    }
  }
  return { least, most };
}

/** The chance that of some subskills the closed slots hold exactly a few, by how many of each rarity both are. */
function closedBy(all: RarityCounts, open: RarityCounts, ends: readonly RarityCountsChance[]) {
  const known = new Map<string, number>();
  const left = less(all, open);
  return (some: RarityCounts, few: RarityCounts): number => {
    const key = `${some} ${few}`;
    const share = ({ hand, chance }: RarityCountsChance): number => {
      const closed = less(hand, open);
      return (chance * waysOf(less(left, some), less(closed, few))) / waysOf(left, closed);
    };
    const chance = known.get(key) ?? ends.reduce((sum, end) => sum + share(end), 0);
    known.set(key, chance);
    return chance;
  };
}

/** All steps that open subskills may be raised to, one after the other, and that are not open themselves. */
function stepsFrom(nextOf: readonly number[], here: number): number {
  let steps = 0;
  for (let i = 0; i < nextOf.length; i += 1)
    for (let next = (here >> i) & 1 ? (nextOf[i] ?? -1) : -1; next >= 0; next = nextOf[next] ?? -1) steps |= 1 << next;
  return steps & ~here;
}

const rarityCountsIn = (rows: readonly Subskill[], bits: number): RarityCounts =>
  rarityCountsOf(rows.filter((_, i) => (bits >> i) & 1));

const bitsOf = (rows: readonly Subskill[], some: readonly Subskill[]): number =>
  rows.reduce((bits, row, i) => (some.includes(row) ? bits | (1 << i) : bits), 0);

/** Whether seeds make the wish true by the worst luck, and by the best. Sets are bits by the place of their row. */
function reachBy(nextOf: readonly number[], wished: number) {
  return function reach(here: number, all: number, seeds: number): { readonly least: boolean; readonly most: boolean } {
    if ((here & wished) === wished) return { least: true, most: true };
    const outcomes =
      seeds === 0
        ? []
        : nextOf.flatMap((next, i) => {
            const [old, raised] = [1 << i, 1 << next];
            if (next < 0 || (here & old) === 0 || (all & raised) !== 0) return [];
            return [reach((here & ~old) | raised, (all & ~old) | raised, seeds - 1)];
          });
    return {
      least: outcomes.length > 0 && outcomes.every(({ least }) => least),
      most: outcomes.some(({ most }) => most),
    };
  };
}

/** All sets with so many of each rarity. */
function setsOf(rows: readonly Subskill[], [gold, silver, white]: RarityCounts): readonly number[] {
  const of = (rarity: Subskill['rarity'], count: number) =>
    someOf(
      rows.flatMap((row, i) => (row.rarity === rarity ? [1 << i] : [])),
      count,
    );
  const [golds, silvers, whites] = [of('gold', gold), of('silver', silver), of('white', white)];
  return golds.flatMap((a) => silvers.flatMap((b) => whites.map((c) => a | b | c)));
}

function someOf(bits: readonly number[], count: number): readonly number[] {
  if (count === 0) return [0];
  return bits.flatMap((bit, i) => someOf(bits.slice(i + 1), count - 1).map((rest) => rest | bit));
}

function subsetsOf(bits: number): readonly number[] {
  const subsets = [0];
  for (let some = bits; some > 0; some = (some - 1) & bits) subsets.push(some);
  return subsets;
}
