// A database that hangs, by a lock or as a whole: no call waits forever, and everything works again afterwards.
import { tmpdir } from 'node:os';
import { routes } from '@oversleep/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { until } from '../../../tools/machine/until.mjs';
import { openStore, type Store } from '../src/db/connect.ts';
import { migrate, migrationsIn } from '../src/db/migrate.ts';
import { createJobQueue, type JobQueue } from '../src/jobs/job-queue.ts';
import { QUEUES } from '../src/jobs/queues.ts';
import { outageIn } from '../src/outage.ts';
import { MIGRATIONS } from '../src/places.ts';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { type Cluster, runSql, startCluster } from './postgres.ts';

/** Far less than a player waits, far more than a statement takes, also on a busy machine. */
const TIMEOUT_MS = 4000;
const CONNECTIONS = 3;
const DATABASE = 'oversleep';

let cluster: Cluster;
let store: Store;
let jobs: JobQueue;
let server: TestServer;
let player: Player;

beforeAll(async () => {
  cluster = await startCluster(inject('postgresPrograms'));
  await runSql(cluster.url('postgres'), `create database ${DATABASE}`);
  const config = { databaseUrl: cluster.url(DATABASE), dataDir: tmpdir(), databaseTimeout: TIMEOUT_MS };
  store = await openStore({ ...config, maxConnections: CONNECTIONS, timeoutMs: TIMEOUT_MS });
  jobs = createJobQueue({ store, config: { ...config, role: 'web' } });
  await migrate(store.client, migrationsIn(MIGRATIONS));
  server = await startTestServer(store);
  player = await server.player();
  await jobs.open();
});
afterAll(async () => {
  cluster.thaw();
  await jobs.close();
  await server.close();
  await cluster.stop();
});

/** What it fails with. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

async function whileFrozen<T>(work: () => Promise<T>): Promise<T> {
  cluster.freeze();
  try {
    return await work();
  } finally {
    cluster.thaw();
  }
}

const backend = async () => (await store.client.run('select pg_backend_pid() as pid'))[0]?.pid;

describe('a frozen database', () => {
  test('is 503 for a call, and answers the next one on another connection', async () => {
    const before = await backend();
    const frozen = await whileFrozen(() => server.call(routes.user, { as: player }));
    expect(frozen.statusCode, frozen.body).toBe(503);
    expect(frozen.json()).toMatchObject({ code: 'DATABASE_AWAY' });
    expect(frozen.headers['retry-after']).toBeDefined();
    expect((await server.call(routes.user, { as: player })).statusCode).toBe(200);
    expect(await backend()).not.toBe(before);
  });

  test('takes no connection with it, however many transactions it interrupts', async () => {
    // Open before, so that it is "begin" that gets no answer.
    let open = 0;
    const holdOne = () => {
      open += 1;
      return until(() => open === CONNECTIONS);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, () => store.client.exclusively(holdOne)));
    const transactions = () => [
      ...Array.from({ length: CONNECTIONS }, () => store.db.transaction((tx) => tx.execute(sql`select 1`))),
      ...Array.from({ length: CONNECTIONS }, () => store.client.exclusively((run) => run('select 1'))),
    ];
    const failures = await whileFrozen(() => Promise.all(transactions().map(failureOf)));
    expect(failures.map(outageIn)).toEqual(failures.map(() => 'away'));
    await Promise.all(transactions());
  });

  test('does not hold up the queue of jobs for ever', async () => {
    const send = () => jobs.sendOncePer(3600, QUEUES.sessions);
    await send();
    expect(outageIn(await whileFrozen(() => failureOf(send())))).toBe('away');
    await send();
  });
});

test('a lock that is not released is 503, and the call works once it is', async () => {
  const other = await openStore({ databaseUrl: cluster.url(DATABASE), dataDir: tmpdir() });
  const answer = await other.client.exclusively(async (run) => {
    await run('lock table users in access exclusive mode');
    return server.call(routes.user, { as: player });
  });
  await other.close();
  expect(answer.statusCode, answer.body).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'DATABASE_AWAY' });
  expect((await server.call(routes.user, { as: player })).statusCode).toBe(200);
});

test('a call that finds all connections taken does not wait forever', async () => {
  const failure = await failureOf(
    Promise.all(Array.from({ length: CONNECTIONS + 1 }, () => store.client.run('select pg_sleep(60)'))),
  );
  expect(outageIn(failure)).toBe('away');
  await store.client.run('select 1');
});

test('migrations, backups and commands take as long as they need', async () => {
  const longer = `select pg_sleep(${(1.5 * TIMEOUT_MS) / 1000})`;
  expect(outageIn(await failureOf(store.client.run(longer)))).toBe('away');
  const unlimited = await openStore({ databaseUrl: cluster.url(DATABASE), dataDir: tmpdir() });
  await unlimited.client.exclusively((run) => run(longer));
  await unlimited.close();
});
