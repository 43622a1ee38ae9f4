// Name search for bots and sheets: answered out of an index that is made at the start.
import { routes } from '@oversleep/contract';
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { finder } from '../open/find.ts';
import { refuse } from '../problems.ts';
import type { App } from './app-type.ts';
import { keepTables } from './cacheable.ts';
import { serve } from './serve.ts';

export function findRoutes(root: App): void {
  root.register(async (app: App) => {
    app.addHook('onSend', keepTables);
    const find = finder(gameOf(NEWEST_EDITION));
    serve(app, routes.find, ({ query, reply }) => {
      reply.header('vary', 'accept-encoding');
      const results = find(query);
      if (results === undefined) throw refuse('FIND_NOTHING');
      return { query: query.q, results: [...results] };
    });
  });
}
