// Before all tests of the server: a PostgreSQL with a migrated template, and the snapshot of a migrated embedded store.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { findPostgres } from '../../../tools/postgres.mjs';
import { buildServer } from '../../../tools/server-build.mjs';
import { openStore, storeOfPglite } from '../src/db/connect.ts';
import { migrate, migrationsIn } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/places.ts';
import { runSql, startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases are made, by their name in place of NAME. */
    readonly postgresUrl: string;
    readonly postgresPrograms: string;
    /** File with the snapshot of an empty embedded store. */
    readonly snapshot: string;
    /** The server as it is delivered. */
    readonly serverFile: string;
  }
}

const TEMPLATE = 'oversleep_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres(process.env);
  if (programs === undefined) throw new Error('PostgreSQL was not found: run `npm test`, which installs it.');
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-snapshot-'));
  const migrations = migrationsIn(MIGRATIONS);

  const cluster = await startCluster(programs);
  await runSql(cluster.url('postgres'), `create database ${TEMPLATE}`);
  const template = await openStore({ databaseUrl: cluster.url(TEMPLATE), dataDir: folder });
  await migrate(template.client, migrations);
  await template.close();

  const lite = new PGlite();
  await migrate(storeOfPglite(lite).client, migrations);
  const snapshot = join(folder, 'snapshot.tar');
  const dump = await lite.dumpDataDir('none');
  writeFileSync(snapshot, new Uint8Array(await dump.arrayBuffer()));
  await lite.close();

  project.provide('postgresUrl', cluster.url('NAME'));
  project.provide('postgresPrograms', programs);
  project.provide('snapshot', snapshot);
  project.provide('serverFile', await buildServer());
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
