// Which recipes gain levels by Sunday, and which are stopped by a level whose EXP is unknown.
import type { WeekAnswer } from '@oversleep/engine';
import { type Game, recipeExpToNext } from '@oversleep/game';
import { numberFormat } from '../../messages/formats.ts';

export type RecipeLevelForecast = NonNullable<WeekAnswer['recipeLevels']>;

/** Smaller average rises aren't listed. */
const LEAST_RISE = 0.05;

/** Largest rise first. */
export const risingRecipes = (levels: RecipeLevelForecast): RecipeLevelForecast =>
  levels
    .filter(({ level, end }) => end - level >= LEAST_RISE)
    .toSorted((a, b) => b.end - b.level - (a.end - a.level) || (a.recipe < b.recipe ? -1 : 1));

/** Whether a cooked recipe may be stopped by a level whose EXP is unknown. */
export function isStopped(game: Pick<Game, 'rules'>, levels: RecipeLevelForecast): boolean {
  const { maxRecipeLevel } = game.rules;
  return levels.some(({ end }) => {
    const reached = Math.ceil(end);
    return reached < maxRecipeLevel && recipeExpToNext(game, reached) === undefined;
  });
}

/** "13.4", or "13" for a whole level. */
export const levelText = numberFormat({ maximumFractionDigits: 1 });
