// Teams for a dish and creatures for an ingredient: the caller waits while a worker thread searches.
import { routes } from '@oversleep/contract';
import { type Catalogue, gameOf } from '@oversleep/game';
import { askRank, askSolve } from '../compute/solve-question.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../problems.ts';
import { answerer } from './answerer.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function solveRoutes(app: App, { compute, version }: Deps): void {
  const answer = answerer(compute);

  serve(app, routes.solveRecipe, ({ params, body, request, reply }) =>
    answer(askSolve(body, known(gameOf(body.edition).recipes, params.name), version), { request, reply }),
  );

  serve(app, routes.solveIngredient, ({ params, body, request, reply }) =>
    answer(askRank(body, known(gameOf(body.edition).ingredients, params.name), version), { request, reply }),
  );
}

function known<Row>({ get }: Catalogue<Row>, name: string): Row {
  try {
    return get(name);
  } catch (error) {
    // The catalogue's own sentence is the specified one.
    throw refuse('NAME_NOT_FOUND', { text: error instanceof Error ? error.message : String(error) });
  }
}
