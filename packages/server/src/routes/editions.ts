// Lists the editions of the game with the size of their tables.
import { type EditionSummary, routes } from '@oversleep/contract';
import { EDITIONS, type Game, gameOf } from '@oversleep/game';
import type { App } from './app-type.ts';

export function editionsRoute(app: App): void {
  const { method, path, response } = routes.editions;
  const editions = EDITIONS.map((id) => summarise(gameOf(id)));
  app.route({ method, url: path, schema: { response }, handler: () => ({ editions }) });
}

function summarise(game: Game): EditionSummary {
  return {
    edition: game.edition,
    domainVersion: game.domainVersion,
    counts: {
      species: game.species.rows.length,
      berries: game.berries.rows.length,
      ingredients: game.ingredients.rows.length,
      recipes: game.recipes.rows.length,
      skills: game.skills.rows.length,
      natures: game.natures.rows.length,
      subskills: game.subskills.rows.length,
      islands: game.islands.rows.length,
    },
  };
}
