// Long computations and their shards in the store.
import { randomUUID } from 'node:crypto';
import type { ComputationRun } from '@oversleep/contract';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, RunSql } from '../db/connect.ts';
import { computationShards, computations } from '../db/schema.ts';

const MOST_LISTED = 200;

export interface ShardId {
  readonly computation: string;
  readonly shard: string;
}

interface NewComputation {
  readonly kind: string;
  readonly key: string;
  readonly input: unknown;
  readonly shards: readonly string[];
}

interface OpenComputation {
  readonly id: string;
  readonly status: 'running' | 'finished' | 'failed';
  /** Shards that are not computed yet. */
  readonly waiting: readonly string[];
}

/** Makes it with all its shards unless it is there; shards that failed wait again. In the caller's transaction. */
export async function openComputation(
  run: RunSql,
  { kind, key, input, shards }: NewComputation,
): Promise<OpenComputation> {
  const made = await run(
    'insert into computations (id, kind, key, input) values ($1, $2, $3, $4::jsonb) on conflict (kind, key) do nothing returning id',
    [randomUUID(), kind, key, JSON.stringify(input)],
  );
  if (made.length > 0)
    await run(
      'insert into computation_shards (computation_id, shard) select $1::uuid, jsonb_array_elements_text($2::jsonb)',
      [String(made[0]?.id), JSON.stringify(shards)],
    );
  const [row] = await run('select id, status from computations where kind = $1 and key = $2 for update', [kind, key]);
  const id = String(row?.id);
  if (row?.status === 'failed') await reopen(run, id);
  const waiting = await run(
    "select shard from computation_shards where computation_id = $1 and status = 'waiting' order by shard",
    [id],
  );
  return {
    id,
    status: row?.status === 'finished' ? 'finished' : 'running',
    waiting: waiting.map(({ shard }) => String(shard)),
  };
}

/**
 * Whether a computation may begin beside those that run with keys that begin like this; one that is there already may be joined. Processes
 * that ask at the same time ask one after the other. In the caller's transaction.
 */
export async function hasRoomFor(
  run: RunSql,
  { kind, key }: Pick<NewComputation, 'kind' | 'key'>,
  keyStart: string,
  most: number,
): Promise<boolean> {
  await run('select pg_advisory_xact_lock(hashtext($1))', [`${kind} ${keyStart}`]);
  const rows = await run(
    "select key from computations where kind = $1 and starts_with(key, $2) and (status = 'running' or (key = $3 and status = 'finished'))",
    [kind, keyStart, key],
  );
  return rows.length < most || rows.some((row) => row.key === key);
}

async function reopen(run: RunSql, id: string): Promise<void> {
  await run("update computations set status = 'running', finished_at = null, started_at = now() where id = $1", [id]);
  await run(
    "update computation_shards set status = 'waiting', worker = null where computation_id = $1 and status = 'failed'",
    [id],
  );
}

interface WaitingShard {
  readonly kind: string;
  readonly input: unknown;
}

/** Undefined when it was computed or given up already. */
export async function waitingShard(db: Db, id: ShardId): Promise<WaitingShard | undefined> {
  const [row] = await db
    .select({ kind: computations.kind, input: computations.input })
    .from(computationShards)
    .innerJoin(computations, eq(computations.id, computationShards.computationId))
    .where(isWaiting(id));
  return row;
}

/** False when another process has computed it by now, or when its computation was dropped. */
export async function shardWaits(db: Db, id: ShardId): Promise<boolean> {
  const rows = await db.select({ shard: computationShards.shard }).from(computationShards).where(isWaiting(id));
  return rows.length > 0;
}

const isWaiting = ({ computation, shard }: ShardId) =>
  and(
    eq(computationShards.computationId, computation),
    eq(computationShards.shard, shard),
    eq(computationShards.status, 'waiting'),
  );

interface ShardOutcome {
  readonly result: unknown;
  readonly milliseconds: number;
  readonly worker: string;
}

/** Of several who computed the same, the first one's result stays. */
export async function writeShard(db: Db, id: ShardId, { result, milliseconds, worker }: ShardOutcome): Promise<void> {
  await db
    .update(computationShards)
    .set({ status: 'done', result: result ?? null, milliseconds, worker })
    .where(isWaiting(id));
}

export async function loseShard(db: Db, id: ShardId, worker: string): Promise<void> {
  await db.update(computationShards).set({ status: 'failed', worker }).where(isWaiting(id));
}

type Results = readonly (readonly [string, unknown])[];

/** What these shards have made, as far as they are done. */
export async function shardResults(db: Db, computation: string, shards: readonly string[]): Promise<Results> {
  if (shards.length === 0) return [];
  const rows = await db
    .select({ shard: computationShards.shard, result: computationShards.result })
    .from(computationShards)
    .where(
      and(
        eq(computationShards.computationId, computation),
        inArray(computationShards.shard, [...shards]),
        eq(computationShards.status, 'done'),
      ),
    );
  return rows.map(({ shard, result }) => [shard, result]);
}

interface Continuing {
  readonly more: (
    kind: string,
    shards: readonly string[],
    read: (shards: readonly string[]) => Promise<Results>,
  ) => Promise<readonly string[]>;
  readonly send: (kind: string, shards: readonly string[]) => Promise<void>;
}

/** Adds the shards that follow when all so far are done, of all who try at the same time once. In the caller's transaction. */
export async function continueComputation(run: RunSql, id: string, { more, send }: Continuing): Promise<boolean> {
  const [row] = await run('select kind, status from computations where id = $1 for update', [id]);
  if (row?.status !== 'running') return false;
  const shards = await run('select shard, status from computation_shards where computation_id = $1', [id]);
  if (shards.some(({ status }) => status !== 'done')) return false;
  const read = async (names: readonly string[]): Promise<Results> => {
    const rows = await run(
      'select shard, result from computation_shards where computation_id = $1 and shard in (select jsonb_array_elements_text($2::jsonb))',
      [id, JSON.stringify(names)],
    );
    return rows.map(({ shard, result }) => [String(shard), result]);
  };
  const kind = String(row.kind);
  const added = await more(
    kind,
    shards.map(({ shard }) => String(shard)),
    read,
  );
  if (added.length === 0) return false;
  await run(
    'insert into computation_shards (computation_id, shard) select $1::uuid, jsonb_array_elements_text($2::jsonb)',
    [id, JSON.stringify(added)],
  );
  await send(kind, added);
  return true;
}

interface Finishing {
  readonly kind: string;
  readonly input: unknown;
  readonly results: Results;
  readonly tx: Db;
}

/** When no shard waits any more, runs `finish` and stores what it makes: of all who try at the same time, one. */
export function finishComputation(
  db: Db,
  id: string,
  finish: (finishing: Finishing) => unknown | Promise<unknown>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .select({ kind: computations.kind, input: computations.input, status: computations.status })
      .from(computations)
      .where(eq(computations.id, id))
      .for('update');
    if (run?.status !== 'running') return;
    // Read after the lock: its last holder may have written the last shard.
    const [counts] = await tx
      .select({ waiting: countOf('waiting'), failed: countOf('failed') })
      .from(computationShards)
      .where(eq(computationShards.computationId, id));
    if (!counts || counts.waiting > 0) return;
    const end = (status: 'finished' | 'failed', result: unknown) =>
      tx.update(computations).set({ status, result, finishedAt: sql`now()` }).where(eq(computations.id, id));
    if (counts.failed > 0) {
      await end('failed', null);
      return;
    }
    const rows = await tx
      .select({ shard: computationShards.shard, result: computationShards.result })
      .from(computationShards)
      .where(eq(computationShards.computationId, id))
      .orderBy(computationShards.shard);
    const results = rows.map(({ shard, result }) => [shard, result] as const);
    await end('finished', (await finish({ kind: run.kind, input: run.input, results, tx })) ?? null);
  });
}

export async function failComputation(db: Db, id: string): Promise<void> {
  await db
    .update(computations)
    .set({ status: 'failed', finishedAt: sql`now()` })
    .where(and(eq(computations.id, id), eq(computations.status, 'running')));
}

const countOf = (status: 'waiting' | 'done' | 'failed') =>
  sql<number>`count(*) filter (where ${computationShards.status} = ${status})`.mapWith(Number);

/** The latest first, with how far they are. */
export async function listComputations(db: Db): Promise<ComputationRun[]> {
  const rows = await db
    .select({
      id: computations.id,
      kind: computations.kind,
      key: computations.key,
      status: computations.status,
      shards: count(computationShards.shard),
      done: countOf('done'),
      failed: countOf('failed'),
      startedAt: computations.startedAt,
      finishedAt: computations.finishedAt,
    })
    .from(computations)
    .leftJoin(computationShards, eq(computationShards.computationId, computations.id))
    .groupBy(computations.id)
    .orderBy(desc(computations.startedAt), desc(computations.id))
    .limit(MOST_LISTED);
  return rows.map(({ startedAt, finishedAt, ...run }) => ({
    ...run,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}

/** What a finished computation has made. */
export async function resultOf(db: Db, kind: string, key: string): Promise<unknown> {
  const [row] = await db
    .select({ result: computations.result })
    .from(computations)
    .where(and(eq(computations.kind, kind), eq(computations.key, key), eq(computations.status, 'finished')));
  return row?.result;
}

interface FinishedRun {
  readonly key: string;
  readonly finishedAt: string;
}

const MOST_FINISHED = 10;

/** The latest of those whose key begins like this, newest first. */
export async function finishedRuns(db: Db, kind: string, keyStart: string): Promise<readonly FinishedRun[]> {
  const rows = await db
    .select({ key: computations.key, finishedAt: computations.finishedAt })
    .from(computations)
    .where(
      and(
        eq(computations.kind, kind),
        eq(computations.status, 'finished'),
        sql`starts_with(${computations.key}, ${keyStart})`,
      ),
    )
    .orderBy(desc(computations.finishedAt))
    .limit(MOST_FINISHED);
  return rows.flatMap(({ key, finishedAt }) => (finishedAt ? [{ key, finishedAt: finishedAt.toISOString() }] : []));
}

/** What a finished computation was put together of is in its result already. */
export async function forgetShardResults(tx: Db, kind: string, key: string): Promise<void> {
  const own = tx
    .select({ id: computations.id })
    .from(computations)
    .where(and(eq(computations.kind, kind), eq(computations.key, key)));
  await tx.update(computationShards).set({ result: null }).where(inArray(computationShards.computationId, own));
}

interface StoredComputation {
  readonly status: 'running' | 'finished' | 'failed';
  readonly result: unknown;
}

export async function computationById(db: Db, kind: string, id: string): Promise<StoredComputation | undefined> {
  const [row] = await db
    .select({ status: computations.status, result: computations.result })
    .from(computations)
    .where(and(eq(computations.id, id), eq(computations.kind, kind)));
  return row;
}

/** Names of the shards that are done. */
export async function doneShards(db: Db, id: string): Promise<readonly string[]> {
  const rows = await db
    .select({ shard: computationShards.shard })
    .from(computationShards)
    .where(and(eq(computationShards.computationId, id), eq(computationShards.status, 'done')));
  return rows.map(({ shard }) => shard);
}

/** With all its shards: a worker on one of them finds it gone and stops. False: there was none. */
export async function dropComputation(db: Db, kind: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(computations)
    .where(and(eq(computations.id, id), eq(computations.kind, kind)))
    .returning({ id: computations.id });
  return gone.length > 0;
}

/** Those of a kind that were started before. */
export async function forgetComputations(db: Db, kind: string, before: Date): Promise<void> {
  await db.delete(computations).where(and(eq(computations.kind, kind), lt(computations.startedAt, before)));
}
