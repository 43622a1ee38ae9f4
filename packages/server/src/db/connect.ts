// Opens the store: PostgreSQL when there is an address, else a database embedded in this process and kept in a folder.
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockFolder } from './folder-lock.ts';
import { openPostgres } from './postgres.ts';
import * as schema from './schema.ts';
import type { DatabaseRow, RunSql, Store } from './store.ts';
import { openSyncedFolder } from './synced-folder.ts';

export type { Db, RunSql, SqlClient, Store } from './store.ts';

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly maxConnections?: number;
  /** Limit of a statement on PostgreSQL in milliseconds; left out for migrations, backups and commands, which may take any time. */
  readonly timeoutMs?: number;
  /** While this is false, PostgreSQL counts as unreachable: its tables must not be used before they are migrated. */
  readonly admits?: () => boolean;
}

export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, maxConnections = 10, timeoutMs = 0, admits = () => true } = options;
  if (databaseUrl === undefined) return openEmbedded(join(dataDir, 'pg'));
  return openPostgres({ connectionString: databaseUrl, maxConnections, timeoutMs, admits });
}

/** A folder, or a snapshot of one for a store that lives in memory only. */
export async function openEmbedded(place: string | Blob): Promise<Store> {
  const lock = typeof place === 'string' ? await lockFolder(place) : undefined;
  try {
    const lite =
      typeof place === 'string' ? await openSyncedFolder(place) : await PGlite.create({ loadDataDir: place });
    return storeOfPglite(lite, async () => {
      await lite.close().finally(() => lock?.release());
    });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

export function storeOfPglite(lite: PGlite, close: () => Promise<void> = () => lite.close()): Store {
  const runOn =
    (target: Pick<PGlite, 'query' | 'exec'>): RunSql =>
    async (sql, parameters) => {
      if (parameters !== undefined) return (await target.query<DatabaseRow>(sql, [...parameters])).rows;
      const results = await target.exec(sql);
      return results.at(-1)?.rows ?? [];
    };
  return {
    kind: 'embedded',
    db: drizzle(lite, { schema }),
    client: { run: runOn(lite), exclusively: (work) => lite.transaction((tx) => work(runOn(tx))) },
    close,
  };
}
