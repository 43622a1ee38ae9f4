// Recipe levels that rise during a week: a dish gives its recipe EXP, and with a new level it is worth more at later meals.
import { assumedRecipeExp, type Game, type Recipe, recipeExpAt, recipeExpToNext, recipeValue } from '@oversleep/game';

/** How the recipes of a book rise, as flat lists. */
export interface RecipeRise {
  /** EXP of a point of cooking: a meal gives the strength that Snorlax gains by it. */
  readonly expPerPoint: number;
  /** By recipe: level and EXP when a week begins. */
  readonly level: Int32Array;
  readonly exp: Float64Array;
  /** By level: total EXP at which the next one is reached; infinity where there is none or it is unknown. */
  readonly nextAt: Float64Array;
  /** By recipe and level: what the dish is worth. */
  readonly valueAt: Float64Array;
}

/** The levels of one kitchen: made once, changed at meals, never reallocated. */
export interface RecipeLevels {
  readonly level: Int32Array;
  readonly exp: Float64Array;
  readonly value: Float64Array;
  /** Places in the book, the most valuable dish of the moment first. */
  readonly order: Int32Array;
  /** EXP of the meal that is being cooked. */
  earned: number;
}

/** Undefined where no recipe can rise. */
export function riseOf(
  game: Game,
  recipes: readonly { readonly recipe: Recipe; readonly level: number }[],
  expPerPoint: number,
): RecipeRise | undefined {
  if (!recipes.some(({ level }) => recipeExpToNext(game, level) !== undefined)) return undefined;
  const levels = game.rules.maxRecipeLevel + 1;
  return {
    expPerPoint,
    level: Int32Array.from(recipes, ({ level }) => level),
    exp: Float64Array.from(recipes, ({ level }) => assumedRecipeExp(game, level)),
    nextAt: Float64Array.from({ length: levels }, (_, level) =>
      recipeExpToNext(game, level) === undefined ? Number.POSITIVE_INFINITY : (recipeExpAt(level + 1) ?? 0),
    ),
    valueAt: Float64Array.from({ length: recipes.length * levels }, (_, at) => {
      const row = recipes[Math.floor(at / levels)];
      return row ? recipeValue(game, row.recipe, at % levels) * game.factors.dish : 0;
    }),
  };
}

export const createLevels = ({ level: { length } }: RecipeRise): RecipeLevels => ({
  level: new Int32Array(length),
  exp: new Float64Array(length),
  value: new Float64Array(length),
  order: new Int32Array(length),
  earned: 0,
});

/** A week begins: every recipe is at the player's own level again. */
export function resetLevels(own: RecipeLevels, rise: RecipeRise, value: Float64Array): void {
  own.level.set(rise.level);
  own.exp.set(rise.exp);
  own.value.set(value);
  for (let r = 0; r < own.order.length; r += 1) own.order[r] = r;
}

/** The recipe of a dish gets the EXP of its meal. */
export function gainExp(own: RecipeLevels, { nextAt, valueAt }: RecipeRise, dish: number): void {
  const { exp, level, value, order } = own;
  const had = level[dish] ?? 0;
  const total = (exp[dish] ?? 0) + own.earned;
  exp[dish] = total;
  let reached = had;
  while (total >= (nextAt[reached] ?? Number.POSITIVE_INFINITY)) reached += 1;
  if (reached === had) return;
  level[dish] = reached;
  const worth = valueAt[dish * nextAt.length + reached] ?? 0;
  value[dish] = worth;
  // It moves up past every dish that is worth less now.
  let place = order.indexOf(dish);
  for (; place > 0 && (value[order[place - 1] ?? 0] ?? 0) < worth; place -= 1) order[place] = order[place - 1] ?? 0;
  order[place] = dish;
}
