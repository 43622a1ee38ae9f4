// What a tier list for cooking consists of. It is kept and sent as it is here, so it is flat: amounts without names, mates by number.
import type { EditionId } from '@oversleep/game';

/**
 * `fixed`: dishes that its smallest team cooks at every meal; `compat`: the same by the formula of the reference tool;
 * `rotation`: what it adds to the dishes of the best rotation of a reference box.
 */
export type TierScoring = 'fixed' | 'compat' | 'rotation';
export type TierLetter = 'S' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** Which list. */
export interface TierChoice {
  readonly edition: EditionId;
  readonly level: number;
  readonly camp: boolean;
  readonly scoring: TierScoring;
}

/** Where the points of a dish come from; the score is their sum. */
export interface TierParts {
  /** For being on the team that cooks the dish. */
  readonly base: number;
  /** Own ingredients in the dish, and beyond it. */
  readonly ingredients: number;
  readonly filler: number;
  /** What others make because of it, in the dish and beyond. */
  readonly supportIngredients: number;
  readonly supportFiller: number;
  /** Dishes that are extra tasty because of it. */
  readonly tasty: number;
}

/** A dish that a variant is good for, with the smallest team that cooks it. */
export interface TierDish {
  readonly recipe: string;
  readonly parts: TierParts;
  /** The others on the team: number of the species in the list, and of its variant. */
  readonly mates: readonly (readonly [species: number, variant: number])[];
}

/** A species with one choice of ingredients. */
export interface TierVariant {
  /** By slot: number of the ingredient in the list's names, and how many. */
  readonly ingredients: readonly (readonly [ingredient: number, amount: number])[];
  /** What helps bring to a meal, for each different ingredient in the order of the slots. */
  readonly helps: readonly number[];
  readonly score: number;
  /** The best first. */
  readonly dishes: readonly TierDish[];
}

export interface TierSpecies {
  readonly pokemon: string;
  readonly nature: string;
  readonly subskills: readonly string[];
  readonly skillLevel: number;
  readonly carrySize: number;
  readonly ribbon: number;
  readonly supports: boolean;
  /** What the skill brings to a meal, by ingredient; empty: nothing. */
  readonly skill: readonly number[];
  /** Factor of an average dish with it on the team. */
  readonly tastyFactor: number;
  /** Of a weekday. */
  readonly potSize: number;
  /** Factors on what mates make beside it (out of helps, out of skills), by number of the species; only those that are proposed. */
  readonly boosts: readonly (readonly [species: number, helps: number, procs: number])[];
  /** In the order of the species' choices. */
  readonly variants: readonly TierVariant[];
}

export interface TierList extends TierChoice {
  readonly engineVersion: string;
  /** Of the tables that it was made of. */
  readonly dataset: string;
  /** Names by number. */
  readonly ingredients: readonly string[];
  readonly species: readonly TierSpecies[];
}
