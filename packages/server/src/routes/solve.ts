// Teams for a dish and creatures for an ingredient: the caller waits while a worker thread searches.
import { routes } from '@oversleep/contract';
import { gameOf } from '@oversleep/game';
import { askRank, askSolve } from '../compute/solve-question.ts';
import type { Deps } from '../deps.ts';
import { answerer } from './answerer.ts';
import type { App } from './app-type.ts';
import { knownRow } from './known-row.ts';
import { serve } from './serve.ts';

export function solveRoutes(app: App, { compute, version }: Deps): void {
  const answer = answerer(compute);

  serve(app, routes.solveRecipe, ({ params, body, request, reply }) =>
    answer(askSolve(body, knownRow(gameOf(body.edition).recipes, params.name, 'RECIPE_NOT_FOUND'), version), {
      request,
      reply,
    }),
  );

  serve(app, routes.solveIngredient, ({ params, body, request, reply }) =>
    answer(askRank(body, knownRow(gameOf(body.edition).ingredients, params.name, 'INGREDIENT_NOT_FOUND'), version), {
      request,
      reply,
    }),
  );
}
