// The recipes of one type of dish that a player knows and a team can cook, as flat lists.
import { type Game, type Ingredient, type Recipe, type RecipeType, recipeValue } from '@oversleep/game';
import { type RecipeRise, riseOf } from './recipe-levels.ts';

/** Recipes of one type, the most valuable first, as flat lists. */
export interface RecipeBook {
  readonly type: RecipeType;
  /** Recipes with an ingredient that this team has no source for. */
  readonly outOfReach: readonly { readonly recipe: Recipe; readonly missing: readonly string[] }[];
  readonly recipes: readonly { readonly recipe: Recipe; readonly level: number }[];
  readonly value: Float64Array;
  readonly size: Float64Array;
  /** Ingredients of recipe r lie at start[r] .. start[r + 1]. */
  readonly start: Int32Array;
  readonly ingredient: Int32Array;
  readonly amount: Float64Array;
  /** How levels rise during a week; undefined where they stay put. */
  readonly rise: RecipeRise | undefined;
}

/** `expPerPoint`: EXP that a point of cooking gives a recipe; undefined where levels stay put. */
export function bookOf(
  game: Game,
  type: RecipeType,
  levels: { readonly [recipe: string]: number },
  available: readonly boolean[],
  expPerPoint?: number,
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
    rise: expPerPoint === undefined ? undefined : riseOf(game, recipes, expPerPoint),
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
