// Applies all missing migrations in one transaction, one process at a time.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeDoubts } from './code-doubts.ts';
import type { RunSql, SqlClient } from './connect.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

/** Steps of migrations that need our own code besides SQL. */
const DATA_STEPS: Readonly<Record<string, (run: RunSql) => Promise<void>>> = {
  '0015_doubts_as_codes.sql': codeDoubts,
};

/** Any number that nothing else in the database uses. */
const LOCK = 7_305_118_231;

/** Migrations in the order of their names. */
export function migrationsIn(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Returns the names of the applied migrations. A failure changes nothing and names the migration. */
export function migrate(client: SqlClient, migrations: readonly Migration[]): Promise<readonly string[]> {
  return client.exclusively(async (run) => {
    await lockMigrations(run);
    await run(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = await run('select name, hash from schema_migrations order by name');
    const missing = findMissing(
      migrations,
      applied.map(({ name, hash }) => ({ name: String(name), hash: String(hash) })),
    );
    for (const { name, sql, hash } of missing) {
      try {
        await run(sql);
        await DATA_STEPS[name]?.(run);
      } catch (error) {
        throw new Error(
          `Migration ${name} failed (${error instanceof Error ? error.message : error}); nothing was changed.`,
          { cause: error },
        );
      }
      await run('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
    }
    return missing.map(({ name }) => name);
  });
}

/** Keeps other processes from migrating until the end of the transaction. */
export async function lockMigrations(run: RunSql): Promise<void> {
  await run('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** Whether the store has the shape that these migrations make. */
export async function isMigrated(client: SqlClient, migrations: readonly Migration[]): Promise<boolean> {
  const applied = await client.run('select name from schema_migrations');
  return migrations.every(({ name }) => applied.some((row) => row.name === name));
}

function findMissing(
  migrations: readonly Migration[],
  applied: readonly { readonly name: string; readonly hash: string }[],
): readonly Migration[] {
  for (const { name, hash } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known)
      throw new Error(
        `The database was changed by a newer version (${name}): please run that version or restore a backup.`,
      );
    if (known.hash !== hash) throw new Error(`Migration ${name} is not the one that made this database.`);
  }
  return migrations.filter(({ name }) => !applied.some((done) => done.name === name));
}
