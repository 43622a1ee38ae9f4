// Reads a whole store as lines of text, as it was at one moment.
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RunSql, SqlClient } from '../db/connect.ts';
import { FORMAT, FORMAT_VERSION, type Head, packLines, type TableLine, writeBackup } from './file.ts';
import { type DatabaseTable, quoted, readAppliedMigrations, readTables, usePlainTexts } from './tables.ts';

/** Rows that are in memory at a time. */
const BATCH = 200;

/** Writes the file and returns its head. Writes to the store that happen meanwhile are not in it. */
export function backUp(client: SqlClient, path: string, now: Date): Promise<Head> {
  return readAll(client, now, async (head, lines) => {
    await writeBackup(path, (file) => packLines(lines, file));
    return head;
  });
}

/** The bytes of such a file, all at once: where only one transaction is possible, others must not wait for a slow reader. */
export function packBackup(client: SqlClient, now: Date): Promise<Buffer> {
  return readAll(client, now, async (_head, lines) => {
    const packed = new PassThrough();
    const [bytes] = await Promise.all([buffer(packed), packLines(lines, packed)]);
    return bytes;
  });
}

function readAll<T>(
  client: SqlClient,
  now: Date,
  use: (head: Head, lines: AsyncIterable<string>) => Promise<T>,
): Promise<T> {
  return client.exclusively(async (run) => {
    // All statements of the transaction see the state of this moment.
    await run('set transaction isolation level repeatable read, read only');
    await usePlainTexts(run);
    const migrations = await readAppliedMigrations(run);
    if (migrations === undefined) throw new Error('There is no data of Oversleep in this database yet.');
    const tables = await readTables(run);
    const counts: Head['counts'] = {};
    for (const table of tables) counts[table.name] = await countRows(run, table.name);
    const head = { format: FORMAT, version: FORMAT_VERSION, migrations, createdAt: now.toISOString(), counts };
    return use(head, linesOf(run, head, tables));
  });
}

export async function countRows(run: RunSql, table: string): Promise<number> {
  const [row] = await run(`select count(*)::integer as count from ${quoted(table)}`);
  return Number(row?.count);
}

async function* linesOf(run: RunSql, head: Head, tables: readonly DatabaseTable[]): AsyncGenerator<string> {
  yield JSON.stringify(head);
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name);
    const line: TableLine = { table: table.name, columns, next: await nextNumber(run, table) };
    yield JSON.stringify(line);
    yield* rowsOf(run, table);
  }
}

/** Each row as an array of texts that the database writes, so that nothing is lost in JavaScript's numbers and dates. */
async function* rowsOf(run: RunSql, { name, columns }: DatabaseTable): AsyncGenerator<string> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await run(
    `declare backup_rows no scroll cursor for select json_build_array(${texts})::text as line from ${quoted(name)}`,
  );
  for (;;) {
    const rows = await run(`fetch ${BATCH} from backup_rows`);
    for (const { line } of rows) yield String(line);
    if (rows.length < BATCH) break;
  }
  await run('close backup_rows');
}

async function nextNumber(run: RunSql, { name, columns }: DatabaseTable): Promise<string | null> {
  const identity = columns.find(({ isIdentity }) => isIdentity);
  if (identity === undefined) return null;
  const [sequence] = await run('select pg_get_serial_sequence($1, $2) as name', [quoted(name), identity.name]);
  const [row] = await run(`select (last_value + is_called::integer)::text as next from ${String(sequence?.name)}`);
  return String(row?.next);
}
