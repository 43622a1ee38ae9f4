// What an edition of the game data has, in a few lines, for choosing between them.
import type { Game } from '@oversleep/game';
import { potBounds } from '@oversleep/game';
import { countText } from '../../parts/words/wording.ts';

export function editionFacts(game: Game): readonly string[] {
  const { species, recipes, ingredients, islands, rules } = game;
  return [
    `${countText(species.rows.length)} Pokémon, levels to ${rules.maxLevel}`,
    `${countText(recipes.rows.length)} recipes, levels to ${rules.maxRecipeLevel}`,
    `${ingredients.rows.length} ingredients, ${islands.rows.length} islands`,
    `Pot up to ${potBounds(game).max}, area bonus up to ${rules.areaBonus.max} %`,
  ];
}
