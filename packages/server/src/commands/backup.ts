// `npm run backup -- [FILE]`: writes everything in the store into one file, also while a server has it.
import { backUp } from '../backup/dump.ts';
import { askForBackup } from '../backup/on-request.ts';
import { backupPath, complain, describeRows, sentenceOf, storeConfig, withStore } from './store.ts';

const [file, ...rest] = process.argv.slice(2);
process.exitCode =
  rest.length > 0 || file?.startsWith('-') ? complain('Usage: npm run backup -- [FILE]') : await backUpTo(file);

async function backUpTo(file: string | undefined): Promise<number> {
  const config = storeConfig();
  if (typeof config === 'string') return complain(config);
  const now = new Date();
  const path = file ?? backupPath(config.dataDir, 'oversleep', now);
  const describe = (counts: Readonly<Record<string, number>>) => `Backup written to ${path} (${describeRows(counts)}).`;
  try {
    const given = config.databaseUrl === undefined ? await askForBackup(config.dataDir, path) : undefined;
    if (given !== undefined) {
      process.stdout.write(`${describe(given.counts)}\n`);
      return 0;
    }
  } catch (error) {
    return complain(sentenceOf(error));
  }
  return withStore(async ({ client }) => describe((await backUp(client, path, now)).counts), { mustExist: true });
}
