// The store on a PostgreSQL of its own: a pool of connections that outlives a database that ends, hangs or is not there yet.
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
  /** A statement that takes longer is given up, in milliseconds; 0: never. */
  readonly timeoutMs: number;
  /** While this says no, every use fails as if the database were away. */
  readonly admits: () => boolean;
}

/** For a connection to be made, or to become free. */
const CONNECT_MS = 5000;
const IDLE_MS = 10_000;
/** The database gives a statement up by itself; only one that cannot even do that is silent for longer. */
const SILENCE_FACTOR = 1.2;
/** An idle connection is closed before its silence looks like a failure. */
const IDLE_FACTOR = 0.8;

export function openPostgres(options: PoolOptions): Store {
  const pool = openPool(options);
  const db = drizzle(pool, { schema });
  // The query builder's own transaction never gives a connection back on which "begin" has failed.
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
  // A broken connection is replaced, and its user sees the failing query; without a listener the process would end.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  return pool;
}

/** Breaks off when nothing was sent or received for so long: a frozen database does not even refuse. */
function socketWithin(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    socket.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** A connection in an unknown state is not given back. */
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
