// Recipes of an edition as rows of the table: at the player's level, or the highest where none is set.
import { type Game, type Recipe, type RecipeType, recipeValue } from '@oversleep/game';

export interface RecipeRow {
  readonly recipe: Recipe;
  readonly level: number;
  readonly strength: number;
  readonly size: number;
}

export function recipeRows(
  game: Game,
  levels: Readonly<Record<string, number>>,
  type: RecipeType | 'all',
): readonly RecipeRow[] {
  return game.recipes.rows
    .filter((recipe) => type === 'all' || recipe.type === type)
    .map((recipe) => {
      const level = levels[recipe.name] ?? game.rules.maxRecipeLevel;
      // A recipe that is not known yet is worth what it will be at first.
      return { recipe, level, strength: recipeValue(game, recipe, Math.max(1, level)), size: recipe.nrOfIngredients };
    });
}
