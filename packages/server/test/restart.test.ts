// PostgreSQL, or the servers in turn, end and come back while players write: the rest goes on, and nothing is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem, routes } from '@oversleep/contract';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { until } from '../../../tools/machine/until.mjs';
import { createTokens } from '../src/auth/tokens.ts';
import { openStore } from '../src/db/connect.ts';
import { expectAll, noneYet, Refused, sendWrite } from './acknowledged.ts';
import { makePlayer, type Player, TEST_SECRET } from './harness.ts';
import { type Cluster, freePort, runSql, startCluster } from './postgres.ts';
import { type ServerProcess, spawnServer, startServerProcess } from './server-process.ts';

const LONG = 300_000;
const WRITERS = 6;
const ENDINGS = ['fast', 'immediate', 'fast', 'immediate', 'fast'] as const;
/** Writes between two ends of the database. */
const ENOUGH = 20;
/** Both servers. */
const IN_TURN = 2;

let cluster: Cluster;
let folder = '';
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  cluster = await startCluster(inject('postgresPrograms'));
  await runSql(cluster.url('postgres'), 'create database oversleep');
  folder = mkdtempSync(join(tmpdir(), 'oversleep-restart-'));
  settings = {
    DATABASE_URL: cluster.url('oversleep'),
    DATA_DIR: folder,
    AUTH_SECRET: TEST_SECRET,
    RATE_LIMIT_FACTOR: '999999',
    LOG_LEVEL: 'fatal',
  };
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function newPlayer(): Promise<Player> {
  const store = await openStore({ databaseUrl: settings.DATABASE_URL, dataDir: folder });
  const now = () => new Date();
  const player = await makePlayer({ store, now, tokens: createTokens(TEST_SECRET, now) }, 'default', 'discord');
  await store.close();
  return player;
}

const isReady = async ({ url }: Pick<ServerProcess, 'url'>) => (await fetch(`${url}${routes.ready.path}`)).ok;

test(`a database that ends ${ENDINGS.length} times under ${WRITERS} writers costs nothing`, {
  timeout: LONG,
}, async () => {
  const server = await startServerProcess(settings);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const player = await newPlayer();
  const stored = noneYet();
  let acknowledged = 0;
  let refused = 0;
  let round = 0;
  let number = 0;
  const wrong: unknown[] = [];
  /** While the database is away, what writers wait for once enough of them were refused. */
  let isBack: Promise<unknown> = Promise.resolve();
  const done = new AbortController();

  const writer = async (): Promise<void> => {
    while (!done.signal.aborted && wrong.length === 0) {
      number += 1;
      try {
        await sendWrite(server, player, stored, round, number);
        acknowledged += 1;
      } catch (error) {
        const isOutage = error instanceof Refused && error.status === 503 && error.problem.code === 'DATABASE_AWAY';
        if (!isOutage || !Value.Check(Problem, error.problem)) wrong.push(error);
        refused += 1;
        await isBack;
      }
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, writer));
  /** Until so many more were counted, or something went wrong. */
  const more = (count: () => number) => {
    const goal = count() + ENOUGH;
    return until(() => count() >= goal || wrong.length > 0);
  };
  for (const mode of ENDINGS) {
    await more(() => acknowledged);
    await cluster.halt(mode);
    await more(() => refused);
    isBack = cluster.start();
    await isBack;
    await more(() => acknowledged);
    round += 1;
  }
  done.abort();
  await writing;
  expect(wrong).toEqual([]);
  expect(server.child.exitCode, server.errors()).toBeNull();
  await expectAll(server, player, stored);
  expect(await isReady(server)).toBe(true);
  expect(await server.stop()).toBe(0);
});

test('servers that are restarted in turn under writers refuse nothing and lose nothing', {
  timeout: LONG,
}, async () => {
  const startOne = async () => {
    const server = await startServerProcess(settings);
    onTestFinished(() => void server.child.kill('SIGKILL'));
    return server;
  };
  /** What a load balancer does: the servers that get calls, and how many each has under way. */
  let inService: readonly ServerProcess[] = await Promise.all([startOne(), startOne()]);
  const underWay = new Map<ServerProcess, number>();
  const count = (server: ServerProcess, step: number) => underWay.set(server, (underWay.get(server) ?? 0) + step);

  const player = await newPlayer();
  const stored = noneYet();
  const wrong: unknown[] = [];
  const done = new AbortController();
  let round = 0;
  let number = 0;
  let acknowledged = 0;
  const writer = async (): Promise<void> => {
    while (!done.signal.aborted && wrong.length === 0) {
      number += 1;
      const server = inService[number % inService.length];
      if (!server) throw new Error('no server is in service');
      count(server, 1);
      await sendWrite(server, player, stored, round, number).catch((error: unknown) => wrong.push(error));
      count(server, -1);
      acknowledged += 1;
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, writer));
  const more = () => {
    const goal = acknowledged + ENOUGH;
    return until(() => acknowledged >= goal || wrong.length > 0);
  };
  for (round = 1; round <= IN_TURN; round += 1) {
    await more();
    const [next, ...others] = inService;
    if (!next) throw new Error('no server is in service');
    inService = others;
    await until(() => underWay.get(next) === 0);
    expect(await next.stop()).toBe(0);
    await more();
    const fresh = await startOne();
    await until(() => isReady(fresh));
    inService = [...others, fresh];
  }
  await more();
  done.abort();
  await writing;
  expect(wrong).toEqual([]);
  for (const server of inService) await expectAll(server, player, stored);
  for (const server of inService) expect(await server.stop()).toBe(0);
});

test('a start waits for a database that is not there yet', { timeout: LONG }, async () => {
  await cluster.halt('fast');
  const url = `http://localhost:${await freePort()}`;
  const server = spawnServer({ ...settings, PORT: new URL(url).port });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await until(() => server.errors().includes('Oversleep waits for it'));
  expect(server.errors()).toMatch(/^The database oversleep at \S+ cannot be used yet \(ECONNREFUSED\)/);
  const health = await fetch(`${url}${routes.health.path}`);
  expect(await health.json()).toMatchObject({ status: 'starting' });
  const ready = await fetch(`${url}${routes.ready.path}`);
  expect(ready.status).toBe(503);
  expect((await ready.json()).details).toContain('database does not work');

  await cluster.start();
  expect(await server.started).toBe(url);
  expect(await (await fetch(`${url}${routes.health.path}`)).json()).toMatchObject({ status: 'healthy' });
  await until(() => isReady({ url }));
  expect(await server.stop()).toBe(0);
});

test('a start that waits can be ended in order', { timeout: LONG }, async () => {
  await cluster.halt('fast');
  const server = spawnServer(settings);
  server.started.catch(() => {});
  await until(() => server.errors().includes('Oversleep waits for it'));
  expect(await server.stop()).toBe(0);
  await cluster.start();
});
