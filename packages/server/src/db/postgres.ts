// The store on PostgreSQL: a pool of connections that survives a database that stops, hangs or isn't there yet.
import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';
import type { RunSql, Store } from './store.ts';

/** What PostgreSQL calls our connections. */
export const APPLICATION = 'oversleep';

export interface PoolOptions {
  readonly connectionString: string;
  readonly maxConnections: number;
  /** Limit of a statement in milliseconds; 0: none. */
  readonly timeoutMs: number;
  /** While this is false, every use fails as if the database were unreachable. */
  readonly admits: () => boolean;
}

/** Limit for opening a connection or waiting for a free one. */
const CONNECT_MS = 5000;
const IDLE_MS = 10_000;
/** The database cancels slow statements itself; a longer silence means that it hangs. */
const SILENCE_FACTOR = 1.2;
/** Idle connections are closed before their silence looks like a failure. */
const IDLE_FACTOR = 0.8;

export function openPostgres(options: PoolOptions): Store {
  const pool = openPool(options);
  const db = drizzle(pool, { schema });
  // The query builder's own transaction never releases a connection on which "begin" has failed.
  db.transaction = (work, config) =>
    withConnection(pool, (connection) => drizzle(connection, { schema }).transaction(work, config));
  return {
    kind: 'postgres',
    db,
    client: {
      run: runOn(pool),
      exclusively: (work) =>
        withConnection(pool, async (connection) => {
          await connection.query('begin');
          const result = await work(runOn(connection));
          await connection.query('commit');
          return result;
        }),
    },
    close: () => pool.end(),
  };
}

function openPool({ connectionString, maxConnections, timeoutMs, admits }: PoolOptions): pg.Pool {
  const limits =
    timeoutMs === 0
      ? { connectionTimeoutMillis: CONNECT_MS, idleTimeoutMillis: IDLE_MS }
      : {
          connectionTimeoutMillis: Math.min(CONNECT_MS, timeoutMs),
          statement_timeout: timeoutMs,
          stream: () => socketWithin(timeoutMs * SILENCE_FACTOR),
          idleTimeoutMillis: Math.min(IDLE_MS, timeoutMs * IDLE_FACTOR),
        };
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    application_name: APPLICATION,
    keepAlive: true,
    ...limits,
    onConnect: () => {
      if (!admits()) throw Object.assign(new Error('The database is not yet in use.'), { code: '57P03' });
    },
  });
  // A broken connection is replaced, and its query fails; without a listener the process would end.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  return pool;
}

/** Closes itself after this long without any data: a frozen database doesn't even refuse connections. */
function socketWithin(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    socket.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** After an error the connection's state is unknown, so it isn't reused. */
async function withConnection<T>(pool: pg.Pool, work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    const result = await work(connection);
    connection.release();
    return result;
  } catch (error) {
    await connection.query('rollback').then(
      () => connection.release(),
      () => connection.release(true),
    );
    throw error;
  }
}

function runOn(target: Pick<pg.Pool, 'query'>): RunSql {
  return async (sql, parameters) => {
    const result: unknown =
      parameters === undefined ? await target.query(sql) : await target.query(sql, [...parameters]);
    const last = Array.isArray(result) ? result.at(-1) : result;
    return last?.rows ?? [];
  };
}
