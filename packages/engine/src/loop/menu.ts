// What can be cooked: recipes by value, the pot, the bag, what is in stock.
import {
  eventPot,
  extraTasty,
  type Game,
  type Ingredient,
  RECIPE_TYPES,
  type Recipe,
  type RecipeType,
  recipeValue,
} from '@oversleep/game';
import type { TeamRequest } from '../request.ts';
import type { Program } from './programs.ts';

/** Recipes of one type, the most valuable first, as flat lists. */
export interface RecipeBook {
  readonly type: RecipeType;
  /** Recipes with an ingredient that nobody and nothing on this team brings. */
  readonly outOfReach: readonly { readonly recipe: Recipe; readonly missing: readonly string[] }[];
  readonly recipes: readonly { readonly recipe: Recipe; readonly level: number }[];
  readonly value: Float64Array;
  readonly size: Float64Array;
  /** Ingredients of recipe r lie at start[r] .. start[r + 1]. */
  readonly start: Int32Array;
  readonly ingredient: Int32Array;
  readonly amount: Float64Array;
}

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
}

/** Whether each ingredient can come from anywhere: helps, skills or the stock. */
export function obtainable({ game, settings, members }: TeamRequest, programs: readonly Program[]): readonly boolean[] {
  const stocked = new Set(
    settings.stockpiledIngredients.filter(({ amount }) => amount > 0).map(({ name }) => game.ingredients.get(name)),
  );
  // Members that only snack bring ingredients through helps that a skill grants, and no others.
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

export function cookingPlan({ game, settings }: TeamRequest, available: readonly boolean[]): CookingPlan {
  const { rules } = game;
  const pot = eventPot(game.factors, settings.potSize);
  const stockpile = new Float64Array(game.ingredients.rows.length);
  for (const { name, amount } of settings.stockpiledIngredients) {
    const index = game.ingredients.rows.indexOf(game.ingredients.get(name));
    stockpile[index] = (stockpile[index] ?? 0) + amount;
  }
  return {
    books: RECIPE_TYPES.map((type) => bookOf(game, type, settings.recipeLevels, available)),
    asked: RECIPE_TYPES.indexOf(settings.recipeType),
    stockpile,
    stocked: stockpile.some((amount) => amount > 0),
    kinds: Int32Array.from(available.keys()).filter((i) => available[i] === true),
    bag: rules.choices.ingredientBag ? rules.ingredientBag : Number.POSITIVE_INFINITY,
    tasty: [extraTasty(game, false), extraTasty(game, true)],
    tastyCap: rules.extraTasty.skillCap,
    // Camp and skills are added at each meal, and only the result is rounded.
    pot: [pot, pot * rules.pot.sunday],
    potCap: rules.pot.skillCap,
    camp: settings.camp ? rules.pot.camp : 1,
  };
}

function bookOf(
  game: Game,
  type: RecipeType,
  levels: { readonly [recipe: string]: number },
  available: readonly boolean[],
): RecipeBook {
  const { rows } = game.ingredients;
  const indexOf = (ingredient: Ingredient) => rows.indexOf(ingredient);
  const outOfReach: { recipe: Recipe; missing: readonly string[] }[] = [];
  const recipes: { recipe: Recipe; level: number; value: number }[] = [];
  for (const recipe of game.recipes.rows) {
    const level = levels[recipe.name] ?? game.rules.maxRecipeLevel;
    if (recipe.type !== type || level <= 0) continue;
    const lacking = recipe.ingredients.filter(({ ingredient }) => !available[indexOf(ingredient)]);
    if (lacking.length > 0) outOfReach.push({ recipe, missing: lacking.map(({ ingredient }) => ingredient.name) });
    else recipes.push({ recipe, level, value: recipeValue(game, recipe, level) * game.factors.dish });
  }
  recipes.sort((a, b) => b.value - a.value);
  const sizes = recipes.reduce((sum, { recipe }) => sum + recipe.ingredients.length, 0);
  const book = {
    type,
    outOfReach,
    recipes,
    value: new Float64Array(recipes.length),
    size: new Float64Array(recipes.length),
    start: new Int32Array(recipes.length + 1),
    ingredient: new Int32Array(sizes),
    amount: new Float64Array(sizes),
  };
  let place = 0;
  for (const [r, { recipe, value }] of recipes.entries()) {
    book.value[r] = value;
    book.size[r] = recipe.nrOfIngredients;
    for (const { ingredient, amount } of recipe.ingredients) {
      book.ingredient[place] = indexOf(ingredient);
      book.amount[place] = amount;
      place += 1;
    }
    book.start[r + 1] = place;
  }
  return book;
}
