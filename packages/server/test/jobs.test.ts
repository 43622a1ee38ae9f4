// Jobs on both databases: by the clock, computations in shards, and what becomes of them when things fail.
import { randomBytes, randomUUID } from 'node:crypto';
import { type ComputationRun, routes } from '@oversleep/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../tools/machine/until.mjs';
import { createCompute } from '../src/compute/compute.ts';
import {
  computationShards,
  computations,
  creatures,
  rateHits,
  sessions,
  teamMembers,
  teams,
} from '../src/db/schema.ts';
import type { Deps } from '../src/deps.ts';
import { type AnyComputation, type Computation, startComputation } from '../src/jobs/computation.ts';
import { createJobQueue, type JobQueue, type JobTiming } from '../src/jobs/job-queue.ts';
import { QUEUES, type QueueName } from '../src/jobs/queues.ts';
import { type Jobs, startJobs } from '../src/jobs/start.ts';
import { dropComputation, resultOf } from '../src/repos/computations.ts';
import { sweepCreatures } from '../src/repos/sweeps.ts';
import { testTask } from './calculator-teams.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { STORE_KINDS } from './stores.ts';

const TIMING: JobTiming = { expireSeconds: 60, superviseSeconds: 1, pollMs: 100 };
/** A busy machine must not look like one that has died, so only who tests that is so hasty. */
const HASTY: JobTiming = { ...TIMING, expireSeconds: 2 };

interface Sum {
  readonly name: string;
  readonly numbers: readonly number[];
}

/** Squares numbers, one shard each, and adds them up; `spoil` may make a shard fail. */
function squares(kind: string, spoil: (shard: string, attempt: number) => void | Promise<void> = () => {}) {
  const seen = { computed: [] as string[], finished: 0 };
  const computation: Computation<Sum, { readonly square: number }, { readonly sum: number }> = {
    kind,
    keyOf: ({ name }) => name,
    shardsOf: ({ numbers }) => numbers.map((_, place) => `number ${place}`),
    compute: async (shard, { numbers }) => {
      seen.computed.push(shard);
      await spoil(shard, seen.computed.filter((other) => other === shard).length);
      return { square: (numbers[Number(shard.split(' ')[1])] ?? 0) ** 2 };
    },
    finish: (results) => {
      seen.finished += 1;
      return { sum: [...results.values()].reduce((sum, { square }) => sum + square, 0) };
    },
  };
  return { computation, seen };
}

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let deps: Deps;
  const logged: object[] = [];
  const log = { info: () => {}, error: (facts: object) => void logged.push(facts) };
  const running: Jobs[] = [];

  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop();
    logged.length = 0;
  });
  afterAll(() => server.close());

  /** A worker with its own queue, as another process would have. */
  async function work(
    known: readonly AnyComputation[] = [],
    role: 'all' | 'web' = 'all',
    timing: JobTiming = TIMING,
  ): Promise<void> {
    const config = { ...server.deps.config, role };
    deps = { ...server.deps, config, jobs: createJobQueue({ store: server.store, config, timing }) };
    running.push(await startJobs(deps, { log, computations: known }));
  }
  const ended = async (id: string): Promise<ComputationRun> => {
    const admin = await server.player('admin');
    let run: ComputationRun | undefined;
    await until(async () => {
      const { runs }: { runs: ComputationRun[] } = (await server.call(routes.computations, { as: admin })).json();
      run = runs.find((other) => other.id === id);
      return run !== undefined && run.status !== 'running';
    });
    if (!run) throw new Error('no such computation');
    return run;
  };
  const jobsIn = (queue: QueueName) =>
    server.store.client.run('select state, singleton_on from pgboss.job where name = $1 order by created_on', [queue]);

  describe('a long computation', () => {
    test('is computed shard by shard, finished once, and its result is kept', async () => {
      const { computation, seen } = squares('plain');
      await work([computation]);
      const { id, status } = await startComputation(deps, computation, { name: 'first', numbers: [1, 2, 3, 4] });
      expect(status).toBe('running');
      expect(await ended(id)).toMatchObject({
        kind: 'plain',
        key: 'first',
        status: 'finished',
        shards: 4,
        done: 4,
        failed: 0,
      });
      expect(seen.computed.sort()).toEqual(['number 0', 'number 1', 'number 2', 'number 3']);
      expect(seen.finished).toBe(1);
      expect(await resultOf(server.store.db, 'plain', 'first')).toEqual({ sum: 30 });
      const rows = await server.store.db
        .select()
        .from(computationShards)
        .where(eq(computationShards.computationId, id))
        .orderBy(computationShards.shard);
      expect(rows.map(({ result }) => result)).toEqual([1, 4, 9, 16].map((square) => ({ square })));
      expect(rows[0]?.worker).toContain(String(process.pid));
    });

    test('is one, however often it is started', async () => {
      const { computation, seen } = squares('again');
      await work([], 'web');
      const input = { name: 'same', numbers: [5, 6] };
      const started = await Promise.all([1, 2, 3].map(() => startComputation(deps, computation, input)));
      expect(new Set(started.map(({ id }) => id)).size).toBe(1);
      await work([computation]);
      await ended(started[0]?.id ?? '');
      expect(await startComputation(deps, computation, input)).toEqual({ id: started[0]?.id, status: 'finished' });
      expect(seen.computed.sort()).toEqual(['number 0', 'number 1']);
      expect(seen.finished).toBe(1);
    });

    test('survives a shard that fails for a while', async () => {
      const { computation, seen } = squares('flaky', (_shard, attempt) => {
        if (attempt < 3) throw new Error('not today');
      });
      await work([computation]);
      const { id } = await startComputation(deps, computation, { name: 'flaky', numbers: [7] });
      expect(await ended(id)).toMatchObject({ status: 'finished', done: 1 });
      expect(seen).toEqual({ computed: ['number 0', 'number 0', 'number 0'], finished: 1 });
      // On a busy machine the queue itself may have a problem beside.
      expect(logged.filter((facts) => 'job' in facts)).toHaveLength(2);
    });

    test('fails when a shard has failed for good, and may be tried again', async () => {
      let broken = true;
      const { computation, seen } = squares('broken', (shard) => {
        if (broken && shard === 'number 1') throw new Error('never');
      });
      await work([computation]);
      const input = { name: 'broken', numbers: [8, 9] };
      const { id } = await startComputation(deps, computation, input);
      expect(await ended(id)).toMatchObject({ status: 'failed', shards: 2, done: 1, failed: 1 });
      // Tried once and then three times more.
      expect(seen.computed.filter((shard) => shard === 'number 1')).toHaveLength(4);
      expect(seen.finished).toBe(0);
      expect(await resultOf(server.store.db, 'broken', 'broken')).toBeUndefined();

      broken = false;
      expect(await startComputation(deps, computation, input)).toEqual({ id, status: 'running' });
      expect(await ended(id)).toMatchObject({ status: 'finished', done: 2, failed: 0 });
      // What was done is not done again.
      expect(seen.computed.filter((shard) => shard === 'number 0')).toHaveLength(1);
      expect(await resultOf(server.store.db, 'broken', 'broken')).toEqual({ sum: 145 });
    });

    test('whose worker is never heard of again is taken over', async () => {
      const stuck = squares('stuck', (_shard, attempt) => (attempt === 1 ? new Promise<void>(() => {}) : undefined));
      await work([stuck.computation], 'all', HASTY);
      const { id } = await startComputation(deps, stuck.computation, { name: 'stuck', numbers: [3] });
      expect(await ended(id)).toMatchObject({ status: 'finished', done: 1 });
      expect(stuck.seen).toEqual({ computed: ['number 0', 'number 0'], finished: 1 });
    });

    test('is finished by another process when finishing fails', async () => {
      const { computation, seen } = squares('finish');
      let failures = 0;
      const clumsy: typeof computation = {
        ...computation,
        finish: async (results, input, tx) => {
          // Undone with the transaction.
          await tx.insert(computations).values({ id: randomUUID(), kind: 'by finish', key: input.name, input: {} });
          failures += 1;
          if (failures < 3) throw new Error('dropped it');
          return computation.finish(results, input, tx);
        },
      };
      await work([clumsy]);
      const { id } = await startComputation(deps, clumsy, { name: 'finish', numbers: [1, 1] });
      expect(await ended(id)).toMatchObject({ status: 'finished' });
      expect(seen.computed.sort()).toEqual(['number 0', 'number 1']);
      expect(seen.finished).toBe(1);
      const written = await server.store.db.select().from(computations).where(eq(computations.kind, 'by finish'));
      expect(written).toHaveLength(1);
    });

    test('fails when it can never be finished, and may be finished later', async () => {
      const { computation } = squares('no end');
      let broken = true;
      const endless: typeof computation = {
        ...computation,
        finish: (results, input, tx) => {
          if (broken) throw new Error('never');
          return computation.finish(results, input, tx);
        },
      };
      await work([endless]);
      const input = { name: 'no end', numbers: [2] };
      const { id } = await startComputation(deps, endless, input);
      expect(await ended(id)).toMatchObject({ status: 'failed', done: 1, failed: 0 });
      broken = false;
      await startComputation(deps, endless, input);
      expect(await ended(id)).toMatchObject({ status: 'finished' });
    });

    test('without shards is finished at once', async () => {
      const { computation } = squares('empty');
      await work([computation]);
      const { id } = await startComputation(deps, computation, { name: 'empty', numbers: [] });
      expect(await ended(id)).toMatchObject({ status: 'finished', shards: 0 });
      expect(await resultOf(server.store.db, 'empty', 'empty')).toEqual({ sum: 0 });
    });

    test('uses the threads that are kept for the background', async () => {
      const compute = createCompute({ threads: 1, worker: new URL('./compute-worker.mjs', import.meta.url) });
      const texts: Computation<string, string, string> = {
        kind: 'threads',
        keyOf: (text) => text,
        shardsOf: () => ['only'],
        compute: (_shard, text, pool, signal) => pool.run(testTask({ text }), signal),
        finish: (results) => results.get('only') ?? '',
      };
      const config = { ...server.deps.config, role: 'all' as const };
      const own = { ...server.deps, compute, jobs: createJobQueue({ store: server.store, config, timing: TIMING }) };
      running.push(await startJobs(own, { log, computations: [texts] }));
      const { id } = await startComputation(own, texts, 'from a thread');
      await ended(id);
      expect(await resultOf(server.store.db, 'threads', 'from a thread')).toBe('from a thread');
      expect(compute.stats().started).toBe(1);
      await compute.close();
    });
  });

  test('what runs when a process ends goes back to the queue', async () => {
    const { computation, seen } = squares('handed back', (_shard, attempt) =>
      attempt === 1 ? new Promise<void>(() => {}) : undefined,
    );
    await work([computation]);
    const { id } = await startComputation(deps, computation, { name: 'back', numbers: [2] });
    await until(() => seen.computed.length > 0);
    await running.pop()?.stop();
    const [job] = (await jobsIn(QUEUES.shard)).slice(-1);
    expect(job).toMatchObject({ state: 'retry' });
    await work([computation]);
    expect(await ended(id)).toMatchObject({ status: 'finished', done: 1 });
  });

  test('who is at a computation that is dropped stops, and takes the next', async () => {
    const { computation, seen } = squares('dropped');
    const signals: AbortSignal[] = [];
    const endless: typeof computation = {
      ...computation,
      kind: 'endless',
      compute: (_shard, _input, _pool, signal) => {
        signals.push(signal);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    };
    await work([computation, endless]);
    const dropped = await startComputation(deps, endless, { name: 'endless', numbers: [1] });
    await until(() => signals.length > 0);
    expect(await dropComputation(server.store.db, 'endless', dropped.id)).toBe(true);
    const { id } = await startComputation(deps, computation, { name: 'next', numbers: [2] });
    expect(await ended(id)).toMatchObject({ status: 'finished', done: 1 });
    await until(() => signals[0]?.aborted === true);
    expect(seen.finished).toBe(1);
    expect(logged).not.toContainEqual(expect.objectContaining({ queue: QUEUES.shard }));
  });

  test('by the clock, several processes do each job once', async () => {
    await Promise.all([work(), work(), work()]);
    for (const queue of [QUEUES.sessions, QUEUES.creatures, QUEUES.supporters]) {
      await until(async () => {
        const states = (await jobsIn(queue)).map(({ state }) => state);
        // The development campaign cannot be reached without a socket, so that one may fail.
        return states.length > 0 && (queue === QUEUES.supporters || states.every((state) => state === 'completed'));
      });
      const slots = (await jobsIn(queue)).map(({ singleton_on }) => String(singleton_on));
      expect(slots).toEqual([...new Set(slots)]);
    }
  });

  test('a process that only serves the web does no jobs', async () => {
    const { computation } = squares('web');
    const config = { ...server.deps.config, role: 'web' as const };
    const queue = createJobQueue({ store: server.store, config, timing: TIMING });
    const taken: QueueName[] = [];
    const take: JobQueue['take'] = (name, besides) => {
      taken.push(name);
      return queue.take(name, besides);
    };
    const web = { ...server.deps, config, jobs: { ...queue, take } };
    running.push(await startJobs(web, { log, computations: [computation] }));
    const { id } = await startComputation(web, computation, { name: 'web', numbers: [1] });
    // Another process does it: by then one that looked for jobs at all would have looked.
    await work([computation]);
    await ended(id);
    expect(taken).toEqual([]);
  });

  describe('sweeps', () => {
    async function addCreature(userId: number, saved: boolean, updatedAt: Date): Promise<number> {
      const [row] = await server.store.db
        .insert(creatures)
        .values({
          userId,
          externalId: randomUUID(),
          saved,
          pokemon: 'PIKACHU',
          name: 'Volt',
          level: 10,
          ribbon: 0,
          skillLevel: 1,
          nature: 'Bashful',
          subskills: [null, null, null, null, null],
          ingredients: [
            { name: 'Apple', amount: 1 },
            { name: 'Apple', amount: 2 },
            { name: 'Apple', amount: 4 },
          ],
          updatedAt,
        })
        .returning({ id: creatures.id });
      return row?.id ?? 0;
    }

    test('remove creatures that belong to nothing, and no others', async () => {
      const { db } = server.store;
      const { userId } = await server.player();
      const now = new Date();
      const [old, young] = [new Date(now.getTime() - 2 * 3_600_000), new Date(now.getTime() - 1_800_000)];
      const lost = await addCreature(userId, false, old);
      const saved = await addCreature(userId, true, old);
      const recent = await addCreature(userId, false, young);
      const used = await addCreature(userId, false, old);
      const [team] = await db.insert(teams).values({ userId, teamIndex: 0, name: 'Owls' }).returning({ id: teams.id });
      await db.insert(teamMembers).values({ userId, teamId: team?.id ?? 0, memberIndex: 0, creatureId: used });
      expect(await sweepCreatures(db, now)).toBe(1);
      const left = (await db.select({ id: creatures.id }).from(creatures).where(eq(creatures.userId, userId))).map(
        ({ id }) => id,
      );
      expect(left.sort()).toEqual([saved, recent, used].sort());
      expect(left).not.toContain(lost);
    });

    test('run by the clock remove sessions and counters that are over', async () => {
      const { db, client } = server.store;
      const player = await server.player();
      const over = randomUUID();
      const refreshHash = randomBytes(32);
      const expiresAt = new Date(Date.now() - 1000);
      await db.insert(sessions).values({ id: over, userId: player.userId, provider: 'google', refreshHash, expiresAt });
      await db.insert(rateHits).values({ key: 'over', hits: 3, endsAt: expiresAt });
      // So that it is due again.
      await client.run('delete from pgboss.job where name = $1', [QUEUES.sessions]);
      await work();
      const isGone = async () =>
        (await db.select().from(sessions).where(eq(sessions.id, over))).length === 0 &&
        (await db.select().from(rateHits).where(eq(rateHits.key, 'over'))).length === 0;
      await until(isGone);
      const standing = await db.select().from(sessions).where(eq(sessions.id, player.sessionId));
      expect(standing).toHaveLength(1);
    });
  });

  describe('the list of computations', () => {
    test('is for admins', async () => {
      expect((await server.call(routes.computations)).statusCode).toBe(401);
      expect((await server.call(routes.computations, { as: await server.player() })).statusCode).toBe(403);
      expect((await server.call(routes.computations, { as: await server.player('supporter') })).statusCode).toBe(403);
    });

    test('shows the progress of each, the latest first', async () => {
      const { computation } = squares('listed');
      await work([], 'web');
      const { id } = await startComputation(deps, computation, { name: 'listed', numbers: [1, 2, 3] });
      const answer = await server.call(routes.computations, { as: await server.player('admin') });
      expect(answer.statusCode).toBe(200);
      const [first] = answer.json().runs;
      expect(first).toEqual({
        id,
        kind: 'listed',
        key: 'listed',
        status: 'running',
        shards: 3,
        done: 0,
        failed: 0,
        startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        finishedAt: null,
      });
    });
  });
});
