// The game's tables for bots and other tools.
import { type EditionSummary, routes } from '@oversleep/contract';
import { EDITIONS, type Game, gameOf } from '@oversleep/game';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function referenceRoutes(app: App): void {
  const editions = EDITIONS.map((id) => summarise(gameOf(id)));
  serve(app, routes.editions, () => ({ editions }));
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
