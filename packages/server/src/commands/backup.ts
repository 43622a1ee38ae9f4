// `npm run backup -- [FILE] [--keep DAYS]`: writes everything in the store into one file, also while a server has it. Only when that
// has worked are older ones removed.
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/dump.ts';
import { removeOldBackups } from '../backup/folder.ts';
import { askForBackup } from '../backup/on-request.ts';
import { backupPath, complain, describeRows, sentenceOf, storeConfig, withStore } from './store.ts';

const USAGE = 'Usage: npm run backup -- [FILE] [--keep DAYS]';

interface BackupOptions {
  readonly file: string | undefined;
  /** Backups in the same folder that are older are removed; undefined: none. */
  readonly keepDays: number | undefined;
}

const wanted = wantedIn(process.argv.slice(2));
process.exitCode = wanted === undefined ? complain(USAGE) : await backUpTo(wanted);

function wantedIn(args: readonly string[]): BackupOptions | undefined {
  try {
    const options = { keep: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { keep } = values;
    if (positionals.length > 1 || (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))) return undefined;
    return { file: positionals[0], keepDays: keep === undefined ? undefined : Number(keep) };
  } catch {
    return undefined;
  }
}

async function backUpTo({ file, keepDays }: BackupOptions): Promise<number> {
  const config = storeConfig();
  if (typeof config === 'string') return complain(config);
  const now = new Date();
  const path = file ?? backupPath(config.backupDir, 'oversleep', now);
  const finish = async (counts: Readonly<Record<string, number>>) => {
    const removed = keepDays === undefined ? 0 : await removeOldBackups(dirname(path), keepDays, now);
    const others = removed === 0 ? '' : ` ${removed} older than ${keepDays} days removed.`;
    return `Backup written to ${path} (${describeRows(counts)}).${others}`;
  };
  try {
    const given = config.databaseUrl === undefined ? await askForBackup(config.dataDir, path) : undefined;
    if (given !== undefined) {
      process.stdout.write(`${await finish(given.counts)}\n`);
      return 0;
    }
  } catch (error) {
    return complain(sentenceOf(error));
  }
  return withStore(async ({ client }) => finish((await backUp(client, path, now)).counts), { mustExist: true });
}
