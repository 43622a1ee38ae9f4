// Before all tests of the server: a PostgreSQL with a migrated template, the snapshot of a migrated embedded store, and the built server.
// Migrations need the packages of the game, which Node loads through tsx; the process of vitest itself is started without it.
import 'tsx/esm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildTestProgram } from '../../../tools/build/server-build.mjs';
import { findPostgres } from '../../../tools/machine/postgres.mjs';
import { openStore } from '../src/db/connect.ts';
import { migrate, migrationsIn } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/places.ts';
import { emptySnapshot } from './empty-folder.ts';
import { runSql, startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases are made, by their name in place of NAME. */
    readonly postgresUrl: string;
    readonly postgresPrograms: string;
    /** File with the snapshot of an empty embedded store. */
    readonly snapshot: string;
    /** The server, built to be started often. */
    readonly serverFile: string;
  }
}

const TEMPLATE = 'oversleep_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres(process.env);
  if (programs === undefined) throw new Error('PostgreSQL was not found: run `npm test`, which installs it.');
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-snapshot-'));

  const cluster = await startCluster(programs);
  await runSql(cluster.url('postgres'), `create database ${TEMPLATE}`);
  const template = await openStore({ databaseUrl: cluster.url(TEMPLATE), dataDir: folder });
  await migrate(template.client, migrationsIn(MIGRATIONS));
  await template.close();

  project.provide('postgresUrl', cluster.url('NAME'));
  project.provide('postgresPrograms', programs);
  project.provide('snapshot', await emptySnapshot());
  project.provide('serverFile', await buildTestProgram('server', 'src/server.ts'));
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
