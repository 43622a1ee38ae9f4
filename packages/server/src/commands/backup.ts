// `npm run backup -- [FILE]`: writes everything in the store into one file.
import { backUp } from '../backup/dump.ts';
import type { Store } from '../db/connect.ts';
import { backupPath, complain, describeRows, withStore } from './store.ts';

const [file, ...rest] = process.argv.slice(2);
process.exitCode =
  rest.length > 0 || file?.startsWith('-')
    ? complain('Usage: npm run backup -- [FILE]')
    : await withStore((store, config) => backUpTo(file, store, config.dataDir), { mustExist: true });

async function backUpTo(file: string | undefined, store: Store, dataDir: string): Promise<string> {
  const now = new Date();
  const path = file ?? backupPath(dataDir, 'oversleep', now);
  const { counts } = await backUp(store.client, path, now);
  return `Backup written to ${path} (${describeRows(counts)}).`;
}
