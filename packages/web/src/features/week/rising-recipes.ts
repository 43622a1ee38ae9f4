// Which recipes reach a new level until Sunday, and which stay put because nobody knows the EXP of the next one.
import type { WeekAnswer } from '@oversleep/engine';
import { type Game, recipeExpToNext } from '@oversleep/game';
import { numberFormat } from '../../messages/formats.ts';

export type RecipeLevels = NonNullable<WeekAnswer['recipeLevels']>;

/** Less than this part of a level on average is not worth a line. */
const LEAST_RISE = 0.05;

/** Those that rise furthest first. */
export const risingRecipes = (levels: RecipeLevels): RecipeLevels =>
  levels
    .filter(({ level, end }) => end - level >= LEAST_RISE)
    .toSorted((a, b) => b.end - b.level - (a.end - a.level) || (a.recipe < b.recipe ? -1 : 1));

/** Whether some recipe that is cooked is stopped, or may be, by a level whose EXP nobody knows. */
export function isStopped(game: Pick<Game, 'rules'>, levels: RecipeLevels): boolean {
  const { maxRecipeLevel } = game.rules;
  return levels.some(({ end }) => {
    const reached = Math.ceil(end);
    return reached < maxRecipeLevel && recipeExpToNext(game, reached) === undefined;
  });
}

/** "13.4", or "13" for a whole level. */
export const levelText = numberFormat({ maximumFractionDigits: 1 });
