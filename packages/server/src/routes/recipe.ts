// A dish by any of its names. Makers and teams come from the tier lists, which a job makes once for each edition.
import { routes } from '@oversleep/contract';
import { EDITIONS, type EditionId, gameOf } from '@oversleep/game';
import type { Deps } from '../deps.ts';
import { type CookingTiers, kitchenOf, recipeAnswer, recipeFinder } from '../open/recipe.ts';
import { refuse } from '../problems.ts';
import type { App } from './app-type.ts';
import { keepTables } from './cacheable.ts';
import { editionOf } from './edition-choice.ts';
import { oncePer } from './once-per.ts';
import { Prepared } from './prepared.ts';
import { serve } from './serve.ts';

/** Of the tier lists that makers are taken from. */
const LEVEL = 60;
const DEFAULT_MAKERS = 3;

export function recipeRoutes(root: App, { tierLists }: Pick<Deps, 'tierLists'>): void {
  const finders = new Map(EDITIONS.map((edition) => [edition, recipeFinder(gameOf(edition))]));
  const kitchen = oncePer(kitchenOf);
  const kitchenFor = async (edition: EditionId): Promise<CookingTiers | undefined> => {
    const shown = await tierLists.shown({ edition, level: LEVEL, camp: false, scoring: 'fixed' });
    return shown && kitchen(shown.file.list);
  };

  root.register(async (app: App) => {
    app.addHook('onSend', keepTables);
    serve(app, routes.recipe, async ({ params, query }) => {
      const { level = 1, lang = 'en', makers = DEFAULT_MAKERS } = query;
      const edition = editionOf(query.edition);
      const game = gameOf(edition);
      const recipe = finders.get(edition)?.(params.name);
      if (recipe === undefined) throw refuse('RECIPE_NOT_FOUND', { name: params.name });
      const most = game.rules.maxRecipeLevel;
      if (level > most) throw refuse('RECIPE_LEVEL_TOO_HIGH', { edition, most });
      const answer = recipeAnswer(game, recipe, await kitchenFor(edition), { level, lang, makers });
      return new Prepared(JSON.stringify(answer));
    });
  });
}
