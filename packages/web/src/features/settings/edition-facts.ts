// What a game version contains, in a few lines, for choosing between them.
import type { Game } from '@oversleep/game';
import { potBounds } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';

const t = messages('settings');

export function editionFacts(game: Game): readonly string[] {
  const { species, recipes, ingredients, islands, rules } = game;
  return [
    t('edition.species', { count: species.rows.length, level: rules.maxLevel }),
    t('edition.recipes', { count: recipes.rows.length, level: rules.maxRecipeLevel }),
    t('edition.places', { ingredients: ingredients.rows.length, islands: islands.rows.length }),
    t('edition.limits', { pot: potBounds(game).max, bonus: rules.areaBonus.max }),
  ];
}
