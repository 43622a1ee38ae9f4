// The frame for computations that take minutes: in shards that any worker may compute, each written once, finished once.
import { hostname } from 'node:os';
import type { BackgroundPool } from '../compute/compute.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import {
  failComputation,
  finishComputation,
  loseShard,
  openComputation,
  type ShardId,
  waitingShard,
  writeShard,
} from '../repos/computations.ts';
import { QUEUES } from './queues.ts';

/** One kind of them. All values travel as JSON. */
export interface Computation<Input, Shard, Result> {
  readonly kind: string;
  /** Equal keys are one computation, whoever starts it and however often. */
  readonly keyOf: (input: Input) => string;
  /** Names of the parts; each takes well below five minutes. */
  readonly shardsOf: (input: Input) => readonly string[];
  readonly compute: (shard: string, input: Input, pool: BackgroundPool, signal: AbortSignal) => Promise<Shard>;
  /**
   * Runs in the transaction that marks the computation as finished: what it writes through `tx` happens exactly once. It holds up
   * others who write, so it is to be short.
   */
  readonly finish: (results: ReadonlyMap<string, Shard>, input: Input, tx: Db) => Result | Promise<Result>;
}

/** What a worker needs of a kind, whatever its types: values come from the store, where only the same kind puts them. */
export interface AnyComputation {
  readonly kind: string;
  readonly compute: (shard: string, input: never, pool: BackgroundPool, signal: AbortSignal) => Promise<unknown>;
  readonly finish: (results: ReadonlyMap<string, never>, input: never, tx: Db) => unknown;
}

export interface StartedComputation {
  readonly id: string;
  readonly status: 'running' | 'finished' | 'failed';
}

/** Begins it, or joins what has begun; one that failed is tried again. */
export async function startComputation<Input, Shard, Result>(
  { store, jobs }: Pick<Deps, 'store' | 'jobs'>,
  { kind, keyOf, shardsOf }: Computation<Input, Shard, Result>,
  input: Input,
): Promise<StartedComputation> {
  await jobs.open();
  return store.client.exclusively(async (run) => {
    const wanted = { kind, key: keyOf(input), input, shards: shardsOf(input) };
    const { id, status, waiting } = await openComputation(run, wanted);
    // Where nothing is left to compute, somebody still has to finish.
    const shards = status === 'running' && waiting.length === 0 ? [NO_SHARD] : waiting;
    await jobs.sendIn(
      run,
      QUEUES.shard,
      shards.map((shard) => ({ data: { computation: id, shard }, key: `${id}/${shard}` })),
    );
    return { id, status };
  });
}

const NO_SHARD = '';

type ShardDeps = Pick<Deps, 'store' | 'compute'>;

const WORKER = `${hostname()}:${process.pid}`;

/** Whoever finds nothing left to compute sees whether it is time to finish: the one who should have may be gone. */
export async function runShard(
  { store: { db }, compute }: ShardDeps,
  known: readonly AnyComputation[],
  data: unknown,
  signal: AbortSignal,
): Promise<void> {
  const id = shardIn(data);
  const found = await waitingShard(db, id);
  if (found) {
    const began = performance.now();
    const result = await kindOf(known, found.kind).compute(id.shard, inputOf(found.input), compute, signal);
    signal.throwIfAborted();
    const milliseconds = Math.round(performance.now() - began);
    await writeShard(db, id, { result, milliseconds, worker: WORKER });
  }
  await finishIfDone(db, known, id.computation);
}

/** After the last attempt. What cannot even be finished has failed too. */
export async function giveUpShard(
  { store: { db } }: Pick<Deps, 'store'>,
  known: readonly AnyComputation[],
  data: unknown,
): Promise<void> {
  const id = shardIn(data);
  await loseShard(db, id, WORKER);
  try {
    await finishIfDone(db, known, id.computation);
  } catch (error) {
    await failComputation(db, id.computation);
    throw error;
  }
}

const finishIfDone = (db: Db, known: readonly AnyComputation[], id: string): Promise<void> =>
  finishComputation(db, id, ({ kind, input, results, tx }) =>
    kindOf(known, kind).finish(new Map(results.map(([shard, result]) => [shard, inputOf(result)])), inputOf(input), tx),
  );

function kindOf(known: readonly AnyComputation[], kind: string): AnyComputation {
  const found = known.find((computation) => computation.kind === kind);
  if (!found) throw new Error(`this version does not know computations of the kind ${kind}`);
  return found;
}

/** The edge to what is stored: see AnyComputation. */
const inputOf = (stored: unknown): never => stored as never;

function shardIn(data: unknown): ShardId {
  if (typeof data === 'object' && data !== null && 'computation' in data && 'shard' in data) {
    const { computation, shard } = data;
    if (typeof computation === 'string' && typeof shard === 'string') return { computation, shard };
  }
  throw new Error(`no shard: ${JSON.stringify(data)}`);
}
