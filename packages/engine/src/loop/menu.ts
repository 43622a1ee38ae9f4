// What can be cooked: recipes by value, the pot, the bag, what is in stock.
import { areaFactor, eventPot, extraTasty, type KitchenPolicy, RECIPE_TYPES } from '@oversleep/game';
import type { TeamRequest } from '../request.ts';
import { type Filling, fillingOf } from './filling.ts';
import { Op } from './operations.ts';
import type { Program } from './programs.ts';
import { bookOf, type RecipeBook } from './recipe-book.ts';

interface Tasty {
  readonly chance: number;
  readonly multiplier: number;
}

export interface CookingPlan {
  readonly books: readonly RecipeBook[];
  /** The type whose dishes count for the week. */
  readonly asked: number;
  readonly stockpile: Float64Array;
  readonly stocked: boolean;
  /** Ingredients that can come from anywhere. */
  readonly kinds: Int32Array;
  readonly bag: number;
  /** By [weekday, Sunday]. */
  readonly tasty: readonly [Tasty, Tasty];
  readonly tastyCap: number;
  readonly pot: readonly [number, number];
  readonly potCap: number;
  readonly camp: number;
  /** Filler for the free room in the pot; undefined: none. */
  readonly filling: Filling | undefined;
}

/** Whether each ingredient can come from anywhere: helps, skills or the stock. */
export function obtainable({ game, settings, members }: TeamRequest, programs: readonly Program[]): readonly boolean[] {
  const stocked = new Set(
    settings.stockpiledIngredients.filter(({ amount }) => amount > 0).map(({ name }) => game.ingredients.get(name)),
  );
  // Members that only snack bring ingredients only through helps that a skill grants.
  const granted = programs.some(({ helpsBooked }) => helpsBooked > 0);
  const dropped = new Set(
    members
      .filter(({ sneakySnacking }) => granted || !sneakySnacking)
      .flatMap(({ build }) => build.ingredients.map(({ ingredient }) => ingredient)),
  );
  return game.ingredients.rows.map(
    (row, i) => stocked.has(row) || dropped.has(row) || programs.some(({ ingredients }) => (ingredients[i] ?? 0) > 0),
  );
}

export function cookingPlan(
  { game, settings }: TeamRequest,
  available: readonly boolean[],
  programs: readonly Program[] = [],
  policy?: KitchenPolicy,
): CookingPlan {
  const { rules } = game;
  const pot = eventPot(game.factors, settings.potSize);
  const stockpile = new Float64Array(game.ingredients.rows.length);
  for (const { name, amount } of settings.stockpiledIngredients) {
    const index = game.ingredients.rows.indexOf(game.ingredients.get(name));
    stockpile[index] = (stockpile[index] ?? 0) + amount;
  }
  const expPerPoint = policy?.recipesLevelUp ? areaFactor(settings.areaBonus) * game.factors.strength : undefined;
  const books = RECIPE_TYPES.map((type) => bookOf(game, type, settings.recipeLevels, available, expPerPoint));
  const kinds = Int32Array.from(available.keys()).filter((i) => available[i] === true);
  const camp = settings.camp ? rules.pot.camp : 1;
  const largest = Math.round((pot * rules.pot.sunday + (enlargesPots(programs) ? rules.pot.skillCap : 0)) * camp);
  return {
    books,
    asked: RECIPE_TYPES.indexOf(settings.recipeType),
    stockpile,
    stocked: stockpile.some((amount) => amount > 0),
    kinds,
    bag: rules.choices.ingredientBag ? rules.ingredientBag : Number.POSITIVE_INFINITY,
    tasty: [extraTasty(game, false), extraTasty(game, true)],
    tastyCap: rules.extraTasty.skillCap,
    // Camp and skills are added at each meal, and only the result is rounded.
    pot: [pot, pot * rules.pot.sunday],
    potCap: rules.pot.skillCap,
    camp,
    filling: fillingOf(game, policy, kinds, books, largest),
  };
}

const enlargesPots = (programs: readonly Program[]): boolean =>
  programs.some(({ operations, outcomes }) =>
    [...operations, ...outcomes].some((operation) => operation?.op === Op.pot),
  );
