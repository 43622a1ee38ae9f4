// The tables of a store as the database itself describes them, for reading and writing every row of every version.
import type { RunSql } from '../db/connect.ts';
import type { Head } from './file.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  /** Numbers its rows by itself. */
  readonly isIdentity: boolean;
}

export interface DatabaseTable {
  readonly name: string;
  readonly columns: readonly Column[];
}

const MIGRATIONS_TABLE = 'schema_migrations';

/**
 * Every table with rows worth keeping, each after the tables that it refers to. Without the record of migrations, which a backup
 * has in its head, and without tables whose rows the database itself forgets in a crash.
 */
export async function readTables(run: RunSql): Promise<readonly DatabaseTable[]> {
  const rows = await run(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attidentity <> '' as identity
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname <> '${MIGRATIONS_TABLE}'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attnum`);
  const tables = new Map<string, Column[]>();
  for (const row of rows) {
    const columns = tables.get(String(row.table)) ?? [];
    columns.push({ name: String(row.column), type: String(row.type), isIdentity: row.identity === true });
    tables.set(String(row.table), columns);
  }
  const references = await run(`
    select child.relname as child, parent.relname as parent
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and k.conrelid <> k.confrelid`);
  const parents = (name: string) => references.filter((row) => row.child === name).map((row) => String(row.parent));
  return parentsFirst([...tables.keys()], parents).map((name) => ({ name, columns: tables.get(name) ?? [] }));
}

function parentsFirst(names: readonly string[], parents: (name: string) => readonly string[]): readonly string[] {
  const ordered: string[] = [];
  let open = [...names];
  while (open.length > 0) {
    const ready = open.filter((name) => parents(name).every((parent) => !open.includes(parent)));
    if (ready.length === 0) throw new Error(`The tables ${open.join(', ')} refer to each other in a circle.`);
    ordered.push(...ready);
    open = open.filter((name) => !ready.includes(name));
  }
  return ordered;
}

/** A name as SQL text; names come from files and the database's catalogue. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Makes the database write values in a form that any other database reads the same way. */
export async function usePlainTexts(run: RunSql): Promise<void> {
  await run(
    "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex'; set local extra_float_digits = 1",
  );
}

/** Undefined for a database that Oversleep has never used. */
export async function readAppliedMigrations(run: RunSql): Promise<Head['migrations'] | undefined> {
  const [known] = await run(`select to_regclass('${MIGRATIONS_TABLE}') is not null as known`);
  if (known?.known !== true) return undefined;
  const rows = await run(`select name, hash from ${MIGRATIONS_TABLE} order by name`);
  return rows.map(({ name, hash }) => ({ name: String(name), hash: String(hash) }));
}
