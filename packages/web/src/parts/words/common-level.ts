// The recipe level that all dishes have in common.
import type { Game } from '@oversleep/game';

/** The level that all recipes have; undefined where the player keeps them apart. */
export function commonLevel({ recipes, rules }: Game, levels: Readonly<Record<string, number>>): number | undefined {
  const [first, ...others] = new Set(recipes.rows.map(({ name }) => levels[name] ?? rules.maxRecipeLevel));
  return others.length === 0 && first !== undefined && first > 0 ? first : undefined;
}
