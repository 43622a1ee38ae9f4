// Types of the published team figures; N is a mean, an error or another value per figure.
import type { Berry } from '@oversleep/game';

export interface Strength<N> {
  readonly base: N;
  readonly favourite: N;
  readonly area: N;
  readonly event: N;
  readonly total: N;
}

export interface BerryAmount<N> {
  readonly berry: Berry;
  readonly level: number;
  readonly amount: N;
}

export interface IngredientAmount<N> {
  readonly name: string;
  readonly amount: N;
}

export interface Produce<N> {
  readonly berries: readonly BerryAmount<N>[];
  readonly ingredients: readonly IngredientAmount<N>[];
}

export interface MemberFigures<N> {
  readonly externalId: string;
  readonly produceTotal: Produce<N>;
  readonly produceWithoutSkill: Produce<N>;
  readonly produceFromSkill: Produce<N>;
  readonly skillAmount: N;
  readonly skillValue: { readonly [unit: string]: { readonly amountToSelf: N; readonly amountToTeam: N } };
  readonly skillProcs: N;
  readonly skillLevel: number;
  readonly pokemonWithIngredients: { readonly pokemon: string; readonly ingredients: readonly number[] };
  readonly strength: { readonly berries: Strength<N>; readonly skill: Strength<N> };
  readonly advanced: {
    readonly ingredientPercentage: number;
    readonly skillPercentage: number;
    readonly carrySize: number;
    readonly maxFrequency: number;
    readonly dayHelps: N;
    readonly nightHelps: N;
    readonly totalHelps: N;
    readonly averageHelps: N;
    readonly nightHelpsBeforeSS: N;
    readonly nightHelpsAfterSS: N;
    readonly sneakySnack: N;
    readonly skillCrits: N;
    readonly skillRegularValue: N;
    readonly skillCritValue: N;
    readonly wastedEnergy: N;
    readonly totalRecovery: N;
    readonly morningProcs: N;
    /** Procs through another member's skill. */
    readonly bonusProcs: N;
    readonly dayPeriod: { readonly averageEnergy: N; readonly helpsPerHour: N };
    readonly nightPeriod: {
      readonly averageEnergy: N;
      readonly helpsPerHour: N;
      readonly spilledIngredients: readonly IngredientAmount<N>[];
    };
    readonly teamSupport: { readonly energy: N; readonly helps: N };
    /** What this member's procs gave to each member, itself included, in the order of the team. */
    readonly gave: { readonly energy: readonly N[]; readonly helps: readonly N[] };
  };
}

export interface CookedRecipe<N> {
  readonly recipe: string;
  readonly level: number;
  readonly value: number;
  /** Per week. */
  readonly count: N;
  readonly sunday: N;
  readonly totalSkipped: N;
  readonly potLimited: { readonly count: N; readonly missing: N };
  readonly ingredientLimited: readonly { readonly ingredientName: string; readonly count: N; readonly missing: N }[];
}

export interface TypeFigures<N> {
  /** Without the area bonus. */
  readonly weeklyStrength: N;
  readonly sundayStrength: N;
  readonly cookedRecipes: readonly CookedRecipe<N>[];
  /** Meals a week at which nothing could be cooked. */
  readonly mixed: N;
  /** Ingredients a week that found no room in the bag. */
  readonly lostIngredients: N;
  /** Weekly leftovers that fill the pot, and their part of the strength, if the player does so. */
  readonly filled?: N;
  readonly filler?: N;
  /** Recipes that the team can't cook at all, with the ingredients that no member brings. */
  readonly outOfReach: readonly { readonly recipe: string; readonly missing: readonly string[] }[];
}

export interface CookingFigures<N> {
  readonly curry: TypeFigures<N>;
  readonly salad: TypeFigures<N>;
  readonly dessert: TypeFigures<N>;
  readonly critInfo: {
    readonly averageCritMultiplierPerCook: N;
    readonly averageCritChancePerCook: N;
    readonly averageWeekdayPotSize: N;
  };
  readonly mealsPerWeek: number;
  /** Those of the type of dish that is asked for. */
  readonly lostIngredients: N;
}

/** Strength of a week. */
export interface StrengthFigures<N> {
  readonly berries: Strength<N>;
  readonly skill: Strength<N>;
  readonly cooking: Strength<N>;
  readonly startingBerries: Strength<N>;
  readonly total: N;
}

export interface TeamFigures<N> {
  readonly members: readonly MemberFigures<N>[];
  readonly cooking: CookingFigures<N> | undefined;
  readonly team: StrengthFigures<N>;
}
