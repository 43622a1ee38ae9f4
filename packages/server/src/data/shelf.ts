// Open tables as bytes, made once for each edition: when they are first asked for, or in the background after the start.
import { EDITIONS, type EditionId } from '@oversleep/game';
import { JSON_TYPE, Prepared } from '../routes/prepared.ts';
import { BOM } from './csv.ts';
import { listOf, OPEN_TABLES, type TableTexts, textsOf } from './open-tables.ts';
import type { DataTable } from './table.ts';

const CSV_TYPE = 'text/csv; charset=utf-8';

interface PreparedTable extends TableTexts {
  readonly asJson: Prepared;
  readonly asCsv: Prepared;
  /** Made when it is first asked for. */
  readonly forExcel: () => Prepared;
}

const byName = new Map<string, DataTable>(OPEN_TABLES.map((table) => [table.name, table]));
const made = new Map<string, PreparedTable>();

function prepare(table: DataTable, edition: EditionId): PreparedTable {
  const texts = textsOf(table, edition);
  let forExcel: Prepared | undefined;
  return {
    ...texts,
    asJson: new Prepared(texts.json, JSON_TYPE),
    asCsv: new Prepared(texts.csv, CSV_TYPE),
    forExcel: () => {
      forExcel ??= new Prepared(BOM + texts.csv, CSV_TYPE);
      return forExcel;
    },
  };
}

/** Undefined if there is no such table. */
export function preparedTable(name: string, edition: EditionId): PreparedTable | undefined {
  const table = byName.get(name);
  if (table === undefined) return undefined;
  const key = `${edition} ${name}`;
  const known = made.get(key) ?? prepare(table, edition);
  made.set(key, known);
  return known;
}

const lists = new Map<EditionId, Prepared>();

export function preparedList(edition: EditionId): Prepared {
  const tables = OPEN_TABLES.flatMap(({ name }) => preparedTable(name, edition) ?? []);
  const list = lists.get(edition) ?? new Prepared(JSON.stringify(listOf(tables)));
  lists.set(edition, list);
  return list;
}

/** Compresses all tables well, newest edition and largest table first, in small steps so that other work goes on. */
export async function prepareAllTables(editions: readonly EditionId[] = EDITIONS.toReversed()): Promise<void> {
  for (const edition of editions) {
    const tables = [];
    for (const { name } of OPEN_TABLES) {
      tables.push(preparedTable(name, edition));
      await new Promise((resolve) => setImmediate(resolve));
    }
    preparedList(edition);
    const texts = tables.flatMap((table) => (table ? [table.asCsv, table.asJson] : []));
    for (const text of texts.sort((a, b) => b.plain.length - a.plain.length)) await text.compressWell();
  }
}
