// Several processes on one PostgreSQL: two for the web, two for jobs, one of which is killed in the middle of one.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ComputationRun, routes } from '@oversleep/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestProgram } from '../../../tools/build/server-build.mjs';
import { until } from '../../../tools/machine/until.mjs';
import { createTokens } from '../src/auth/tokens.ts';
import { openStore, type Store } from '../src/db/connect.ts';
import { computationShards } from '../src/db/schema.ts';
import { resultOf } from '../src/repos/computations.ts';
import { creature, SETTINGS } from './calculator-teams.ts';
import { makePlayer, type Player, TEST_SECRET } from './harness.ts';
import { forgetWorkOn } from './lost-process.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { emptyDatabase } from './stores.ts';

const SHARDS = 16;

const isAlive = ({ child }: ServerProcess) => child.exitCode === null && child.signalCode === null;

describe('two web and two worker processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-processes-'));
  let store: Store;
  let admin: Player;
  let web: readonly ServerProcess[];
  let workers: readonly ServerProcess[];

  beforeAll(async () => {
    const databaseUrl = await emptyDatabase();
    const entry = await buildTestProgram('processes-entry');
    store = await openStore({ databaseUrl, dataDir: folder });
    const now = () => new Date();
    admin = await makePlayer({ store, tokens: createTokens(TEST_SECRET, now), now }, 'admin', 'discord');
    const start = (role: string, name: string) =>
      startServerProcess(
        {
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(folder, name),
          AUTH_SECRET: TEST_SECRET,
          ROLE: role,
          COMPUTE_THREADS: '1',
          // The machine of the tests may be busy with other tests.
          MAX_LOOP_DELAY: '0',
          NOTED: JSON.stringify({ folder, shards: SHARDS }),
        },
        entry,
      );
    // At the same time, so that they race for making the tables of the queue, and later for starting the computation.
    workers = await Promise.all([start('worker', 'first worker'), start('worker', 'second worker')]);
    web = await Promise.all([start('web', 'first web'), start('web', 'second web')]);
  }, 120_000);

  afterAll(async () => {
    for (const { kill } of [...(web ?? []), ...(workers ?? [])]) await kill();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const linesOf = (name: string): readonly string[] =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').trim().split('\n') : [];

  const runsSeenBy = async ({ url }: ServerProcess): Promise<readonly ComputationRun[]> => {
    const answer = await fetch(new URL(routes.computations.path, url), {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.status).toBe(200);
    const { runs }: { runs: ComputationRun[] } = await answer.json();
    return runs;
  };

  test('a worker that is killed in the middle of a job does not matter: it is finished, once', async () => {
    // Whichever comes to it first stays at a shard for ever.
    await until(() => /\d+ \d+/.test(linesOf('held')[0] ?? ''));
    const [interrupted = '', pid] = linesOf('held')[0]?.split(' ') ?? [];
    const [watching] = web;
    const victim = workers.find(({ child }) => String(child.pid) === pid);
    const survivor = workers.find((worker) => worker !== victim);
    if (!victim || !survivor || !watching) throw new Error('a process is missing');
    await victim.kill();
    await forgetWorkOn(store, [interrupted]);
    const shardsOf = ({ child }: ServerProcess) =>
      linesOf('computed').flatMap((line) => {
        const [shard, of] = line.split(' ');
        return of === String(child.pid) ? [shard] : [];
      });
    expect(shardsOf(victim)).toContain(interrupted);

    await until(async () => (await runsSeenBy(watching))[0]?.status !== 'running');
    for (const process of web) {
      const runs = await runsSeenBy(process);
      // Both web processes started it.
      expect(runs).toHaveLength(1);
      expect(runs[0]).toMatchObject({ kind: 'noted', status: 'finished', shards: SHARDS, done: SHARDS, failed: 0 });
    }
    expect(linesOf('finished')).toHaveLength(1);
    const rows = await store.db.select().from(computationShards);
    expect(rows.map(({ shard }) => Number(shard)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: SHARDS }, (_, place) => place),
    );
    for (const { shard, result } of rows) expect(result).toEqual({ square: Number(shard) ** 2 });
    // What the victim was at was done again by the survivor, and nothing else was done twice.
    const computed = linesOf('computed').map((line) => line.split(' ')[0]);
    const twice = computed.filter((shard, place) => computed.indexOf(shard) < place);
    expect(twice).toEqual([interrupted]);
    expect(shardsOf(survivor)).toContain(interrupted);
    expect(await resultOf(store.db, 'noted', folder)).toEqual({ sum: 1240 });
  }, 60_000);

  test('web processes serve players and agree on what they calculate', async () => {
    const body = JSON.stringify({ settings: SETTINGS, members: [creature('PIKACHU'), creature('DRAGONITE')] });
    const answers = await Promise.all(
      web.map(async ({ url }) => {
        const answer = await fetch(new URL(routes.calculateTeam.path, url), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        expect(answer.status).toBe(200);
        return answer.json();
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test('worker processes only say how they are', async () => {
    const url = workers.find(isAlive)?.url;
    const statusOf = async (path: string, init?: RequestInit) => (await fetch(new URL(path, url), init)).status;
    expect(await statusOf(routes.health.path)).toBe(200);
    expect(await statusOf(routes.ready.path)).toBe(200);
    expect(await statusOf(routes.editions.path)).toBe(404);
    expect(await statusOf('/', { headers: { accept: 'text/html' } })).toBe(404);
    expect(await statusOf(routes.calculateTeam.path, { method: 'POST' })).toBe(404);
  });

  test('each ends in order on a signal', async () => {
    for (const worker of workers.filter(isAlive)) expect(await worker.stop()).toBe(0);
    for (const process of web) expect(await process.stop()).toBe(0);
  });
});
