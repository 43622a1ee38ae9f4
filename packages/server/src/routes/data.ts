// The game's tables as files, out of memory.
import { routes } from '@oversleep/contract';
import { preparedList, preparedTable } from '../data/shelf.ts';
import { refuse } from '../problems.ts';
import type { App } from './app-type.ts';
import { keepTables } from './cacheable.ts';
import { type EditionChoice, editionOf } from './edition-choice.ts';
import { serve } from './serve.ts';

export function dataRoutes(root: App): void {
  root.register(async (app: App) => {
    app.addHook('onSend', keepTables);

    const tableOf = (name: string, edition: EditionChoice | undefined) => {
      const table = preparedTable(name, editionOf(edition));
      if (table === undefined) throw refuse('TABLE_NOT_FOUND', { name });
      return table;
    };

    serve(app, routes.dataTables, ({ query }) => preparedList(editionOf(query.edition)));
    serve(app, routes.dataJson, ({ params, query }) => tableOf(params.table, query.edition).asJson);
    serve(app, routes.dataCsv, ({ params, query }) => {
      const table = tableOf(params.table, query.edition);
      return query.bom === '1' ? table.forExcel() : table.asCsv;
    });
  });
}
