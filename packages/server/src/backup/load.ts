// Restores a backup: everything, checked, in one transaction, or nothing.
import { Value } from 'typebox/value';
import type { RunSql, SqlClient } from '../db/connect.ts';
import { lockMigrations, type Migration, migrate } from '../db/migrate.ts';
import { APPLICATION } from '../db/postgres.ts';
import { countRows } from './dump.ts';
import { damaged, FORMAT_VERSION, Head, readBackup, TableLine } from './file.ts';
import { type DatabaseTable, quoted, readTables, usePlainTexts } from './tables.ts';

/** Rows that are written by one statement. */
const BATCH_ROWS = 500;
const BATCH_LETTERS = 4 * 1024 * 1024;

/** Reads the whole file without using it, so that a bad one is refused before anything is changed. */
export async function checkBackup(path: string, migrations: readonly Migration[]): Promise<Head> {
  let head: Head | undefined;
  let table: string | undefined;
  const counts: Record<string, number> = {};
  for await (const line of readBackup(path)) {
    const value = parse(line, path);
    if (head === undefined) head = headIn(value, path);
    else if (Value.Check(TableLine, value)) {
      table = value.table;
      counts[table] = 0;
    } else if (table !== undefined && Array.isArray(value)) counts[table] = (counts[table] ?? 0) + 1;
    else throw damaged(path);
  }
  if (head === undefined || !sameCounts(head.counts, counts)) throw damaged(path);
  refuseUnknownMigrations(head, migrations);
  return head;
}

/** Replaces everything in the store. Migrations bring rows of an older version to the present shape. */
export function restore(client: SqlClient, path: string, head: Head, migrations: readonly Migration[]): Promise<void> {
  return client.exclusively(async (run) => {
    const here: SqlClient = { run, exclusively: (work) => work(run) };
    await lockMigrations(run);
    await usePlainTexts(run);
    await dropTables(run, migrations);
    await migrate(here, migrations.slice(0, head.migrations.length));
    await loadRows(run, path);
    for (const [table, count] of Object.entries(head.counts)) {
      const found = await countRows(run, table);
      if (found !== count)
        throw new Error(`The table ${table} has ${found} rows instead of ${count}: nothing was changed.`);
    }
    await migrate(here, migrations);
    // A device that is ahead of the backup must notice that version numbers now mean something else.
    await run("delete from server_secrets where name = 'lineage'");
  });
}

/** Whether a server is running on the same PostgreSQL; the embedded database doesn't let a second process in. */
export async function isServerRunning(run: RunSql): Promise<boolean> {
  const rows = await run(`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = '${APPLICATION}' and pid <> pg_backend_pid()`);
  return rows.length > 0;
}

/** Whether there is anything that a restore would overwrite. */
export async function hasRows(run: RunSql): Promise<boolean> {
  for (const { name } of await readTables(run)) {
    const [row] = await run(`select exists (select 1 from ${quoted(name)}) as some`);
    if (row?.some === true) return true;
  }
  return false;
}

/** Drops the tables that any version of Oversleep has created, and no others in the same database. */
async function dropTables(run: RunSql, migrations: readonly Migration[]): Promise<void> {
  const made = migrations.flatMap(({ sql }) =>
    [...sql.matchAll(/(?:^|;)\s*create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gim)].map(
      (match) => match[1] ?? '',
    ),
  );
  const names = ['schema_migrations', ...made].map(quoted).join(', ');
  await run(`drop table if exists ${names} cascade`);
  // Waiting jobs are about the replaced data; the next start creates the queue again.
  await run('drop schema if exists pgboss cascade');
}

async function loadRows(run: RunSql, path: string): Promise<void> {
  const tables = await readTables(run);
  let table: DatabaseTable | undefined;
  let rows: string[] = [];
  let letters = 0;
  const flush = async () => {
    if (table !== undefined && rows.length > 0) await insert(run, table, rows);
    rows = [];
    letters = 0;
  };
  for await (const line of readBackup(path)) {
    if (line.startsWith('[')) {
      rows.push(line);
      letters += line.length;
      if (rows.length === BATCH_ROWS || letters > BATCH_LETTERS) await flush();
      continue;
    }
    await flush();
    const announced = parse(line, path);
    // Skips the head, the only other line that is an object.
    if (!Value.Check(TableLine, announced)) continue;
    table = tableFor(announced, tables, path);
    await continueNumbers(run, table, announced.next);
  }
  await flush();
}

/** With the columns in the order of the file. */
function tableFor({ table, columns }: TableLine, tables: readonly DatabaseTable[], path: string): DatabaseTable {
  const known = tables.find(({ name }) => name === table);
  if (known === undefined || known.columns.length !== columns.length) throw damaged(path);
  const ordered = columns.map((name) => known.columns.find((column) => column.name === name));
  return { name: table, columns: ordered.map((column) => column ?? fail(path)) };
}

async function insert(run: RunSql, { name, columns }: DatabaseTable, rows: readonly string[]): Promise<void> {
  const targets = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, index) => `(line ->> ${index})::${column.type}`).join(', ');
  await run(
    `insert into ${quoted(name)} (${targets}) overriding system value select ${values} from json_array_elements($1::json) as line`,
    [`[${rows.join(',')}]`],
  );
}

async function continueNumbers(run: RunSql, { name, columns }: DatabaseTable, next: string | null): Promise<void> {
  const identity = columns.find(({ isIdentity }) => isIdentity);
  if (identity === undefined || next === null) return;
  await run('select setval(pg_get_serial_sequence($1, $2), $3::bigint, false)', [quoted(name), identity.name, next]);
}

function refuseUnknownMigrations(head: Head, migrations: readonly Migration[]): void {
  for (const [index, { name, hash }] of head.migrations.entries()) {
    const known = migrations[index];
    if (known?.name === name && known.hash === hash) continue;
    throw new Error(
      `The backup was made by another or newer version (${name}): please restore it with that version; nothing was changed.`,
    );
  }
}

function headIn(value: unknown, path: string): Head {
  if (!Value.Check(Head, value)) throw damaged(path);
  if (value.version > FORMAT_VERSION)
    throw new Error(
      'The backup was made by a newer version: please restore it with that version; nothing was changed.',
    );
  return value;
}

function sameCounts(announced: Head['counts'], counted: Head['counts']): boolean {
  const names = Object.keys(announced);
  return names.length === Object.keys(counted).length && names.every((name) => announced[name] === counted[name]);
}

function parse(line: string, path: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(path);
  }
}

function fail(path: string): never {
  throw damaged(path);
}
