// The store as the rest of the server sees it, whichever database it is.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The query builder, the same for both databases and within a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type DatabaseRow = Readonly<Record<string, unknown>>;

/** Runs SQL text; without parameters it may hold several statements. */
export type RunSql = (sql: string, parameters?: readonly unknown[]) => Promise<readonly DatabaseRow[]>;

/** Runs SQL text for what the query builder can't do: migrations, the job queue, backups. */
export interface SqlClient {
  readonly run: RunSql;
  /** One transaction on one connection. */
  readonly exclusively: <T>(work: (run: RunSql) => Promise<T>) => Promise<T>;
}

export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  readonly client: SqlClient;
  readonly close: () => Promise<void>;
}
