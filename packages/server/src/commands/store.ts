// Opens the store for a command that runs beside or instead of the server; failures become one sentence.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, parseConfig } from '../config.ts';
import { openStore, type Store } from '../db/connect.ts';
import { describeStoreError } from '../preflight.ts';

type StoreConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'backupDir'>;

/** The store's configuration, or what is wrong with it. Other variables are ignored: a command must not require secrets that it doesn't use. */
export function storeConfig(): StoreConfig | string {
  const { DATABASE_URL, DATA_DIR, BACKUP_DIR } = process.env;
  const parsed = parseConfig({ DATABASE_URL, DATA_DIR, BACKUP_DIR }, process.cwd());
  return parsed.ok ? parsed.config : parsed.problems.join('\n');
}

/** Returns the exit code; `work` returns the sentence to show. */
export async function withStore(
  work: (store: Store, config: StoreConfig) => Promise<string>,
  { mustExist = false }: { readonly mustExist?: boolean } = {},
): Promise<number> {
  const config = storeConfig();
  if (typeof config === 'string') return complain(config);
  const { databaseUrl, dataDir } = config;
  // Opening would make an empty store.
  if (mustExist && databaseUrl === undefined && !existsSync(join(dataDir, 'pg')))
    return complain(`There is no data of Oversleep in ${dataDir}: please check DATA_DIR.`);
  let store: Store;
  try {
    store = await openStore({ databaseUrl, dataDir, maxConnections: 1 });
    await store.client.run('select 1 as one');
  } catch (error) {
    return complain(describeStoreError(error, config));
  }
  try {
    process.stdout.write(`${await work(store, config)}\n`);
    return 0;
  } catch (error) {
    return complain(sentenceOf(error));
  } finally {
    await store.close();
  }
}

/** A file name that says when it was made. */
export function backupPath(backupDir: string, name: string, now: Date): string {
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return join(backupDir, `${name}-${moment}.ndjson.gz`);
}

export function describeRows(counts: Readonly<Record<string, number>>): string {
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${counts.users ?? 0} accounts, ${rows} rows`;
}

export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `That did not work (${message}): nothing was changed.`;
}

export function complain(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
