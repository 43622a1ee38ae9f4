// An empty store for a test, on either database.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { inject } from 'vitest';
import { openEmbedded, openStore, type Store } from '../src/db/connect.ts';
import { runSql } from './postgres.ts';

const TEMPLATE = 'oversleep_template';

export type StoreKind = Store['kind'];

export const STORE_KINDS: readonly StoreKind[] = ['embedded', 'postgres'];

export async function emptyStore(kind: StoreKind): Promise<Store> {
  if (kind === 'embedded') return openEmbedded(new Blob([readFileSync(inject('snapshot'))]));
  return openStore({ databaseUrl: await emptyDatabase(), dataDir: tmpdir() });
}

/** Address of a new PostgreSQL database with all tables. */
export async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(inject('postgresUrl').replace('NAME', 'postgres'), `create database ${name} template ${TEMPLATE}`);
  return inject('postgresUrl').replace('NAME', name);
}
