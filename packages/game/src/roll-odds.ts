// How a catch is rolled: for every Sub Skill slot first a rarity, then a Sub Skill of that rarity that it doesn't have yet. All chances are exact.
import { ingredientChoices } from './creature.ts';
import type { Confidence, Medal } from './rows.ts';
import { SUBSKILL_SLOTS } from './slots.ts';
import { ROLL_ODDS } from './tables/roll-odds.ts';
import type { Game, IngredientSet, Rarity, Species, Subskill } from './types.ts';

const RARITIES = ['gold', 'silver', 'white'] as const satisfies readonly Rarity[];

/** How many subskills of each rarity, in the order of RARITIES. */
export type RarityCounts = readonly [gold: number, silver: number, white: number];

const NONE: RarityCounts = [0, 0, 0];

export const rarityCountsOf = (subskills: readonly Subskill[]): RarityCounts => {
  const count = (rarity: Rarity) => subskills.filter((one) => one.rarity === rarity).length;
  return [count('gold'), count('silver'), count('white')];
};

/** A friend medal makes the first slots of further catches gold. */
export const goldSlotsOf = (medal: Medal | undefined): number =>
  medal === undefined ? 0 : ROLL_ODDS.medals.goldSlots[medal];

export const hasMedals = ({ name }: Pick<Species, 'name'>): boolean => !ROLL_ODDS.medals.none.includes(name);

/** How certain the odds of each part of a catch are. */
export const oddsConfidence = (part: keyof typeof ROLL_ODDS.confidence): Confidence => ROLL_ODDS.confidence[part];

export const takesInspirationSeeds = ({ name }: Pick<Species, 'name'>): boolean =>
  ROLL_ODDS.inspirationSeeds.includes(name);

/** Chances of the rarities in a slot. If a rarity is used up, the others share its chance. */
export function rarityChances(all: RarityCounts, taken: RarityCounts, isGold: boolean): RarityCounts {
  const weight = (place: 0 | 1 | 2): number => {
    if (taken[place] >= all[place]) return 0;
    return isGold ? Number(RARITIES[place] === 'gold') : ROLL_ODDS.rarity[RARITIES[place]];
  };
  const weights = [weight(0), weight(1), weight(2)] as const;
  const sum = weights[0] + weights[1] + weights[2];
  return [weights[0] / sum, weights[1] / sum, weights[2] / sum];
}

export interface RarityCountsChance {
  readonly hand: RarityCounts;
  readonly chance: number;
}

/** The chance of every hand that the slots up to one can hold, given what the slots before hold. */
export function rarityCountsAfter(
  all: RarityCounts,
  slots: number,
  goldSlots: number,
  { from = 0, held = NONE }: { readonly from?: number; readonly held?: RarityCounts } = {},
): readonly RarityCountsChance[] {
  let hands: readonly RarityCountsChance[] = [{ hand: held, chance: 1 }];
  for (let slot = from; slot < slots; slot += 1) {
    const next = new Map<string, RarityCountsChance>();
    for (const { hand, chance } of hands)
      for (const [place, share] of rarityChances(all, hand, slot < goldSlots).entries()) {
        if (share === 0) continue;
        const more = withOne(hand, place);
        const known = next.get(more.join())?.chance ?? 0;
        next.set(more.join(), { hand: more, chance: known + chance * share });
      }
    hands = [...next.values()];
  }
  return hands;
}

const withOne = ([gold, silver, white]: RarityCounts, place: number): RarityCounts => [
  gold + Number(place === 0),
  silver + Number(place === 1),
  white + Number(place === 2),
];

/** In how many ways a hand can be drawn from this many of each rarity. */
export const waysOf = (all: RarityCounts, hand: RarityCounts): number =>
  choose(all[0], hand[0]) * choose(all[1], hand[1]) * choose(all[2], hand[2]);

export const less = (all: RarityCounts, taken: RarityCounts): RarityCounts => [
  all[0] - taken[0],
  all[1] - taken[1],
  all[2] - taken[2],
];

/** The binomial coefficient; 0 for negative numbers. */
function choose(from: number, some: number): number {
  if (some < 0 || some > from) return 0;
  let ways = 1;
  for (let k = 1; k <= some; k += 1) ways = (ways * (from - some + k)) / k;
  return ways;
}

/** The chance that exactly the given Sub Skills of a set are in the open slots, by their number of each rarity. */
export function exactlyChance({ subskills: { rows } }: Game, some: readonly Subskill[], open: number) {
  const all = rarityCountsOf(rows);
  const others = less(all, rarityCountsOf(some));
  const hands = rarityCountsAfter(all, Math.min(open, SUBSKILL_SLOTS), 0);
  // All sets of one hand are equally likely.
  return (few: RarityCounts): number =>
    hands.reduce((sum, { hand, chance }) => sum + (chance * waysOf(others, less(hand, few))) / waysOf(all, hand), 0);
}

export interface IngredientChance {
  readonly set: IngredientSet;
  readonly chance: number;
}

/** Whether the odds of a species' ingredients are known; otherwise all count as equally likely. */
export const hasKnownIngredients = (species: Species): boolean =>
  ingredientChoices(species).every(({ length }, slot) => length <= slot + 1);

/** Chances of what an ingredient slot may hold. */
export function ingredientChances(species: Species, slot: 0 | 1 | 2): readonly IngredientChance[] {
  const choices = ingredientChoices(species)[slot];
  const { two, three } = ROLL_ODDS.ingredients;
  const known = hasKnownIngredients(species) ? [[], [1], two, three][choices.length] : undefined;
  return choices.map((set, place) => ({ set, chance: known?.[place] ?? 1 / choices.length }));
}
