// EXP of recipes: the total for each level, and the assumed EXP of a recipe with only its level known.
import { RECIPE_EXP } from './tables/recipe-exp.ts';
import type { Game } from './types.ts';

type RecipeRules = { readonly rules: Pick<Game['rules'], 'maxRecipeLevel'> };

/** The last level with known EXP: recipes rise no further. */
export const LAST_RECIPE_EXP_LEVEL = RECIPE_EXP.findLastIndex((exp) => exp !== null) + 1;

/** Total EXP for a level, the same for every dish; undefined where unknown. */
export const recipeExpAt = (level: number): number | undefined => RECIPE_EXP[level - 1] ?? undefined;

/** EXP from the start of a level to the next one; undefined at the highest level and where unknown. */
export function recipeExpToNext({ rules }: RecipeRules, level: number): number | undefined {
  const [from, to] = [recipeExpAt(level), recipeExpAt(level + 1)];
  return level >= rules.maxRecipeLevel || from === undefined || to === undefined ? undefined : to - from;
}

/** The player enters levels, not EXP: a recipe is assumed to be halfway to its next level. */
export function assumedRecipeExp(game: RecipeRules, level: number): number {
  return (recipeExpAt(level) ?? 0) + (recipeExpToNext(game, level) ?? 0) / 2;
}
