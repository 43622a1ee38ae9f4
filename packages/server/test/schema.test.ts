// Whether the query builder's picture of the tables is what the migrations make, on both databases.
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/db/connect.ts';
import * as schema from '../src/db/schema.ts';
import { emptyStore, STORE_KINDS } from './stores.ts';

const tables = Object.values(schema).filter((table) => table instanceof PgTable);

describe.each(STORE_KINDS)('%s', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await emptyStore(kind);
  });
  afterAll(() => store.close());

  test.each(tables.map((table) => getTableConfig(table)))('table $name', async ({ name, columns }) => {
    const stored = await store.client.run(
      'select column_name, data_type, is_nullable from information_schema.columns where table_name = $1 order by 1',
      [name],
    );
    const expected = columns
      .map((column) => ({
        column_name: column.name,
        data_type: column.getSQLType(),
        is_nullable: column.notNull ? 'NO' : 'YES',
      }))
      .sort((a, b) => (a.column_name < b.column_name ? -1 : 1));
    expect(stored).toEqual(expected);
  });

  test('has no table that the query builder does not know', async () => {
    const rows = await store.client.run(
      "select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'schema_migrations'",
    );
    expect(rows.map((row) => row.table_name).sort()).toEqual(tables.map((table) => getTableConfig(table).name).sort());
  });
});
