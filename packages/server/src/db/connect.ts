// Opens the store: PostgreSQL when there is an address, else a database embedded in this process and kept in a folder.
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';
import { openSyncedFolder } from './synced-folder.ts';

/** The query builder, the same for both databases. Also what a transaction hands in. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

type Row = Readonly<Record<string, unknown>>;

/** Runs SQL text; without parameters it may hold several statements. */
export type RunSql = (sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;

/** SQL text for what the query builder cannot say: migrations, the job queue, backups. */
export interface SqlClient {
  readonly run: RunSql;
  /** One transaction on one connection. */
  readonly exclusively: <T>(work: (run: RunSql) => Promise<T>) => Promise<T>;
}

/** What PostgreSQL calls our connections. */
export const APPLICATION = 'oversleep';

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  readonly client: SqlClient;
  readonly close: () => Promise<void>;
}

export interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly maxConnections?: number;
}

export function openStore({ databaseUrl, dataDir, maxConnections = 10 }: StoreOptions): Promise<Store> {
  return databaseUrl === undefined ? openEmbedded(join(dataDir, 'pg')) : openPostgres(databaseUrl, maxConnections);
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
      if (parameters !== undefined) return (await target.query<Row>(sql, [...parameters])).rows;
      const results = await target.exec(sql);
      return results.at(-1)?.rows ?? [];
    };
  return {
    kind: 'embedded',
    db: drizzlePglite(lite, { schema }),
    client: { run: runOn(lite), exclusively: (work) => lite.transaction((tx) => work(runOn(tx))) },
    close,
  };
}

function openPostgres(connectionString: string, max: number): Promise<Store> {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 5000, application_name: APPLICATION });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  const runOn =
    (target: Pick<pg.Pool, 'query'>): RunSql =>
    async (sql, parameters) => {
      const result: unknown =
        parameters === undefined ? await target.query(sql) : await target.query(sql, [...parameters]);
      const last = Array.isArray(result) ? result.at(-1) : result;
      return last?.rows ?? [];
    };
  return Promise.resolve({
    kind: 'postgres',
    db: drizzlePg(pool, { schema }),
    client: {
      run: runOn(pool),
      exclusively: async (work) => {
        const connection = await pool.connect();
        try {
          await connection.query('begin');
          const result = await work(runOn(connection));
          await connection.query('commit');
          connection.release();
          return result;
        } catch (error) {
          // A connection in an unknown state is not given back.
          await connection.query('rollback').then(
            () => connection.release(),
            (broken) => connection.release(broken instanceof Error ? broken : true),
          );
          throw error;
        }
      },
    },
    close: () => pool.end(),
  });
}
