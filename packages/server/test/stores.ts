// An empty store for a test, on either database.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openEmbedded, openStore, type Store } from '../src/db/connect.ts';
import { unpack } from './empty-folder.ts';
import { runSql } from './postgres.ts';

const TEMPLATE = 'oversleep_template';

export type StoreKind = Store['kind'];

/** For what asks the database something that another test does not: repositories, migrations, jobs, backups. */
export const STORE_KINDS: readonly StoreKind[] = ['embedded', 'postgres'];

/** For what would be the same on any: the one that is made sooner. */
export const ANY_STORE: StoreKind = 'postgres';

export async function emptyStore(kind: StoreKind): Promise<Store> {
  if (kind === 'embedded') return openEmbedded(new Blob([readFileSync(inject('snapshot'))]));
  return openStore({ databaseUrl: await emptyDatabase(), dataDir: tmpdir() });
}

/** Embedded stores that an earlier test is done with; opening one takes more work than most tests. */
const idle: Store[] = [];

/** An empty embedded store, which others of this process have used before and will use after it. */
export async function reusedStore(): Promise<Store> {
  const store = idle.pop() ?? (await emptyStore('embedded'));
  return {
    ...store,
    close: async () => {
      await removeRows(store);
      idle.push(store);
    },
  };
}

async function removeRows({ client }: Store): Promise<void> {
  const tables = await client.run(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  );
  await client.run(`truncate ${tables.map(({ tablename }) => tablename).join()} restart identity cascade`);
}

/** A data folder as a server left it, without any rows: making one from nothing takes seconds. */
export function emptyFolder(folder = mkdtempSync(join(tmpdir(), 'oversleep-data-'))): string {
  return unpack(inject('snapshot'), folder);
}

/** Address of a new PostgreSQL database with all tables. */
export async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(inject('postgresUrl').replace('NAME', 'postgres'), `create database ${name} template ${TEMPLATE}`);
  return inject('postgresUrl').replace('NAME', name);
}
