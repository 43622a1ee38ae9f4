// The data folder of a server that has no rows yet, kept for all suites and the next run: to make one from nothing takes seconds.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { root } from '../../../tools/machine/root.mjs';
import { storeOfPglite } from '../src/db/connect.ts';
import { type Migration, migrate, migrationsIn } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/places.ts';

const CACHE = join(root, 'node_modules/.cache/oversleep');

/** The file with the snapshot of an embedded store that has all tables. */
export async function emptySnapshot(): Promise<string> {
  const migrations = migrationsIn(MIGRATIONS);
  const file = join(CACHE, `store-${nameOf(migrations)}.tar`);
  if (existsSync(file)) return file;
  const lite = new PGlite();
  await migrate(storeOfPglite(lite).client, migrations);
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  mkdirSync(CACHE, { recursive: true });
  // Moved, because another suite may be looking for it right now.
  const next = `${file}.${process.pid}`;
  writeFileSync(next, new Uint8Array(await dump.arrayBuffer()));
  renameSync(next, file);
  return file;
}

/** Another one for other tables, and for another database. */
function nameOf(migrations: readonly Migration[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  for (const migration of migrations) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 16);
}

/** Makes the folder as a server would have left it. */
export function unpack(snapshot: string, folder: string): string {
  const place = join(folder, 'pg');
  mkdirSync(place, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', snapshot, '-C', place], { stdio: 'pipe' });
  return folder;
}
