// All open tables as CSV and JSON, by edition.
import { EDITIONS, type EditionId, gameOf, NEWEST_EDITION } from '@oversleep/game';
import { csvOf } from './csv.ts';
import { dishTables } from './dish-tables.ts';
import { skillTables } from './skill-tables.ts';
import { speciesTables } from './species-tables.ts';
import type { DataTable } from './table.ts';
import { worldTables } from './world-tables.ts';

export const OPEN_TABLES: readonly DataTable[] = [...speciesTables, ...skillTables, ...dishTables, ...worldTables];

export interface TableTexts {
  readonly table: DataTable;
  readonly rows: number;
  readonly json: string;
  readonly csv: string;
}

export function textsOf(table: DataTable, edition: EditionId): TableTexts {
  const game = gameOf(edition);
  const rows = table.rows(game);
  const json = JSON.stringify({
    table: table.name,
    edition,
    generatedFrom: `facts of Oversleep, version ${game.domainVersion}`,
    columns: table.columns.map(({ name }) => name),
    rows,
  });
  return { table, rows: rows.length, json, csv: csvOf(table.columns, rows) };
}

/** The list of tables that `GET /api/data` answers with. */
export const listOf = (texts: readonly TableTexts[]) => ({
  editions: [...EDITIONS],
  latest: NEWEST_EDITION,
  tables: texts.map(({ table: { name, description, columns }, rows, json, csv }) => ({
    name,
    description,
    columns,
    rows,
    json: `/api/data/${name}.json`,
    csv: `/api/data/${name}.csv`,
    bytes: { json: Buffer.byteLength(json), csv: Buffer.byteLength(csv) },
  })),
});
