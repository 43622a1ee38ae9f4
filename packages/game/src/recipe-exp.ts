// EXP of recipes: what each level needs in total, and what is assumed of a recipe whose level alone is known.
import { RECIPE_EXP } from './tables/recipe-exp.ts';
import type { Game } from './types.ts';

type RecipeRules = { readonly rules: Pick<Game['rules'], 'maxRecipeLevel'> };

/** The last level whose EXP a source tells: recipes rise no further. */
export const LAST_RECIPE_EXP_LEVEL = RECIPE_EXP.findLastIndex((exp) => exp !== null) + 1;

/** EXP in total that a recipe needs to reach a level, the same for every dish; undefined where no source tells. */
export const recipeExpAt = (level: number): number | undefined => RECIPE_EXP[level - 1] ?? undefined;

/** EXP from the start of a level to the next one; undefined at the highest level of the game and where no source tells. */
export function recipeExpToNext({ rules }: RecipeRules, level: number): number | undefined {
  const [from, to] = [recipeExpAt(level), recipeExpAt(level + 1)];
  return level >= rules.maxRecipeLevel || from === undefined || to === undefined ? undefined : to - from;
}

/** The player enters levels, not EXP: a recipe is assumed to be halfway to its next level. */
export function assumedRecipeExp(game: RecipeRules, level: number): number {
  return (recipeExpAt(level) ?? 0) + (recipeExpToNext(game, level) ?? 0) / 2;
}
