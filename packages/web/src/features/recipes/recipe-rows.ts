// Recipes of an edition as the page shows them: at the player's level, or the highest where none is set.
import { type Game, namesOf, type Recipe, recipeExpToNext, recipeValue } from '@oversleep/game';
import { nameOf } from '../../messages/names.ts';
import { fold } from '../../parts/species-search.ts';

export interface RecipeListRow {
  readonly recipe: Recipe;
  /** 0 for a locked recipe. */
  readonly level: number;
  /** The player has said so; otherwise calculations take the highest level. */
  readonly isSet: boolean;
  /** At its level; a locked recipe at level 1. */
  readonly strength: number;
  /** What the next level adds; null at the highest. */
  readonly gain: number | null;
  /** EXP from the start of its level to the next one; null where it is unknown or there is no next level. */
  readonly expToNext: number | null;
  readonly size: number;
  /** Everything that a search finds it by. */
  readonly words: string;
}

export type Levels = Readonly<Record<string, number>>;

export function recipeRows(game: Game, levels: Levels): readonly RecipeListRow[] {
  return game.recipes.rows.map((recipe) => {
    const level = Math.min(levels[recipe.name] ?? game.rules.maxRecipeLevel, game.rules.maxRecipeLevel);
    const strength = recipeValue(game, recipe, Math.max(1, level));
    return {
      recipe,
      level,
      isSet: levels[recipe.name] !== undefined,
      strength,
      gain: gainAt(game, recipe, level),
      expToNext: recipeExpToNext(game, level) ?? null,
      size: recipe.nrOfIngredients,
      words: wordsOf(recipe),
    };
  });
}

/** What one more level adds to a dish. Knowing it at all is the first level. */
function gainAt(game: Game, recipe: Recipe, level: number): number | null {
  if (level >= game.rules.maxRecipeLevel) return null;
  return level === 0
    ? recipeValue(game, recipe, 1)
    : recipeValue(game, recipe, level + 1) - recipeValue(game, recipe, level);
}

/** Without case, accents and quotes of any kind. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/["“”„‘`´!?,&/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The names on the screen, in every language that the game has, the type, and what goes in. */
function wordsOf(recipe: Recipe): string {
  const ingredients = recipe.ingredients.flatMap(({ ingredient }) => [ingredient.name, ingredient.longName]);
  return plain([recipe.displayName, ...namesOf('recipes', recipe.name), recipe.type, ...ingredients].join(' · '));
}

/** By what the title says, whatever quotes it begins with. */
export const sortName = ({ recipe }: RecipeListRow): string => plain(nameOf('recipes', recipe));
