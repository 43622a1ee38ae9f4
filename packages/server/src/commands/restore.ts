// `npm run restore -- FILE [--force]`: puts a backup into the store.
import { backUp } from '../backup/dump.ts';
import { BEFORE_RESTORE } from '../backup/folder.ts';
import { checkBackup, hasRows, isServerRunning, restore } from '../backup/load.ts';
import type { Store } from '../db/connect.ts';
import { migrationsIn } from '../db/migrate.ts';
import { MIGRATIONS } from '../places.ts';
import { backupPath, complain, describeRows, withStore } from './store.ts';

const args = process.argv.slice(2);
const isForced = args.includes('--force');
const [file, ...rest] = args.filter((arg) => arg !== '--force');
process.exitCode =
  file === undefined || rest.length > 0 || file.startsWith('-')
    ? complain('Usage: npm run restore -- FILE [--force]')
    : await withStore((store, config) => restoreFrom(file, store, config.backupDir));

async function restoreFrom(path: string, store: Store, backupDir: string): Promise<string> {
  const migrations = migrationsIn(MIGRATIONS);
  const head = await checkBackup(path, migrations);
  if (store.kind === 'postgres' && (await isServerRunning(store.client.run)))
    throw new Error('Oversleep is running on this database: please stop all of its processes first.');
  if (await hasRows(store.client.run)) {
    if (!isForced)
      throw new Error(
        'The database is not empty: please add --force to replace what is in it; a backup is made first.',
      );
    const now = new Date();
    const safety = backupPath(backupDir, BEFORE_RESTORE, now);
    await backUp(store.client, safety, now);
    process.stdout.write(`What was there is kept in ${safety}.\n`);
  }
  await restore(store.client, path, head, migrations);
  return `Restored ${path} of ${head.createdAt} (${describeRows(head.counts)}).`;
}
