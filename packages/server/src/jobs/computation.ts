// Runs computations that take minutes, in shards that any worker may compute. Each shard is stored once, and the result is put together once.
import { hostname } from 'node:os';
import type { BackgroundPool } from '../compute/compute.ts';
import type { Db, RunSql } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import {
  continueComputation,
  failComputation,
  finishComputation,
  hasRoomFor,
  loseShard,
  openComputation,
  type ShardId,
  shardResults,
  shardWaits,
  waitingShard,
  writeShard,
} from '../repos/computations.ts';
import type { JobQueue } from './job-queue.ts';
import { QUEUES, type QueueName } from './queues.ts';
import { type Owner, ownerIn, type PartTurn, turnsFor } from './turns.ts';
import { whileWanted } from './wanted.ts';

/** Results of shards; unfinished ones are left out. */
export type ReadShards<Shard> = (shards: readonly string[]) => Promise<ReadonlyMap<string, Shard>>;

/** A kind of computation. All values are sent as JSON. */
export interface Computation<Input, Shard, Result> {
  readonly kind: string;
  /** Equal keys are one computation, whatever the caller and however often it is started. */
  readonly keyOf: (input: Input) => string;
  /** Names of the parts; each takes well below five minutes. */
  readonly shardsOf: (input: Input) => readonly string[];
  readonly compute: (
    shard: string,
    input: Input,
    pool: BackgroundPool,
    signal: AbortSignal,
    read: ReadShards<Shard>,
  ) => Promise<Shard>;
  /** The shards that follow when all so far are done; none if it is finished. Runs in a transaction, so it must be short. */
  readonly more?: (shards: readonly string[], read: ReadShards<Shard>) => Promise<readonly string[]>;
  /** The queue of its shards; most kinds share one. */
  readonly queue?: QueueName;
  /** Relative cost of a shard within its queue; 1 by default. */
  readonly costOf?: (shard: string) => number;
  /** Time limit of a shard in seconds; undefined: the queue's. */
  readonly secondsOf?: (shard: string) => number | undefined;
  /**
   * Runs in the transaction that marks the computation as finished: what it writes through `tx` happens exactly once. It holds up
   * others who write, so it is to be short.
   */
  readonly finish: (results: ReadonlyMap<string, Shard>, input: Input, tx: Db) => Result | Promise<Result>;
}

/** A kind without its types, as workers use it: values come from the store, where only the same kind has put them. */
export interface AnyComputation {
  readonly kind: string;
  readonly compute: (
    shard: string,
    input: never,
    pool: BackgroundPool,
    signal: AbortSignal,
    read: ReadShards<never>,
  ) => Promise<unknown>;
  readonly more?: (shards: readonly string[], read: ReadShards<never>) => Promise<readonly string[]>;
  readonly queue?: QueueName;
  readonly costOf?: (shard: string) => number;
  readonly secondsOf?: (shard: string) => number | undefined;
  readonly finish: (results: ReadonlyMap<string, never>, input: never, tx: Db) => unknown;
}

export interface StartedComputation {
  readonly id: string;
  readonly status: 'running' | 'finished' | 'failed';
}

/** The owner of computations and how many of them may run at a time: their keys have the same prefix. */
export interface Asking {
  readonly owner: Owner;
  readonly keyStart: string;
  readonly mostRunning: number;
}

/** Begins a computation or joins a running one; a failed one is tried again. Undefined if the owner has too many running. */
export function startComputation<Input, Shard, Result>(
  deps: Pick<Deps, 'store' | 'jobs'>,
  computation: Computation<Input, Shard, Result>,
  input: Input,
): Promise<StartedComputation>;
export function startComputation<Input, Shard, Result>(
  deps: Pick<Deps, 'store' | 'jobs'>,
  computation: Computation<Input, Shard, Result>,
  input: Input,
  asking: Asking,
): Promise<StartedComputation | undefined>;
export async function startComputation<Input, Shard, Result>(
  { store, jobs }: Pick<Deps, 'store' | 'jobs'>,
  computation: Computation<Input, Shard, Result>,
  input: Input,
  asking?: Asking,
): Promise<StartedComputation | undefined> {
  const { kind, keyOf, shardsOf } = computation;
  await jobs.open();
  return store.client.exclusively(async (run) => {
    const wanted = { kind, key: keyOf(input), input, shards: shardsOf(input) };
    if (asking && !(await hasRoomFor(run, wanted, asking.keyStart, asking.mostRunning))) return undefined;
    const { id, status, waiting } = await openComputation(run, wanted);
    // Even if no shard is waiting, the computation still has to be finished.
    const shards = status === 'running' && waiting.length === 0 ? [NO_SHARD] : waiting;
    await sendShards(jobs, run, computation, id, shards, asking && { owner: asking.owner });
    return { id, status };
  });
}

/** The owner of the shards, and the turn of the shard that they follow. */
interface Following {
  readonly owner: Owner;
  readonly turn?: PartTurn;
}

async function sendShards(
  jobs: JobQueue,
  run: RunSql,
  { queue = QUEUES.shard, costOf = () => 1, secondsOf }: Pick<AnyComputation, 'queue' | 'costOf' | 'secondsOf'>,
  id: string,
  shards: readonly string[],
  following?: Following,
): Promise<void> {
  if (shards.length === 0) return;
  const { owner, turn } = following ?? {};
  const turns = owner && turnsFor(owner, shards.map(costOf), await jobs.lineIn(run, queue, owner.caller), turn);
  await jobs.sendIn(
    run,
    queue,
    shards.map((shard, n) => ({
      data: { computation: id, shard, ...owner, ...turns?.[n] },
      key: `${id}/${shard}`,
      place: turns?.[n]?.at,
      seconds: secondsOf?.(shard),
    })),
  );
}

const NO_SHARD = '';

type ShardDeps = Pick<Deps, 'store' | 'jobs' | 'compute'>;

const WORKER = `${hostname()}:${process.pid}`;

/** If no shard is left, checks whether to finish: the process that should have done it may be gone. */
export async function runShard(
  deps: ShardDeps,
  known: readonly AnyComputation[],
  data: unknown,
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps.store;
  const id = shardIn(data);
  const found = await waitingShard(db, id);
  if (found) {
    const began = performance.now();
    const read = async (shards: readonly string[]) => storedIn(await shardResults(db, id.computation, shards));
    const { compute } = kindOf(known, found.kind);
    const isWanted = () => shardWaits(db, id);
    const made = await whileWanted(isWanted, signal, async (until) => ({
      result: await compute(id.shard, inputOf(found.input), poolFor(deps.compute, data), until, read),
    }));
    signal.throwIfAborted();
    const milliseconds = Math.round(performance.now() - began);
    if (made) await writeShard(db, id, { ...made, milliseconds, worker: WORKER });
  }
  await goOn(deps, known, id.computation, ownerIn(data));
}

/** Computations of one owner share that owner's turns. */
function poolFor({ run }: BackgroundPool, data: unknown): BackgroundPool {
  const owner = ownerIn(data)?.owner;
  return { run: (task, signal) => run(task, signal, owner) };
}

/** Called after the last attempt. A computation that can't be finished has failed, too. */
export async function giveUpShard(
  deps: Pick<Deps, 'store' | 'jobs'>,
  known: readonly AnyComputation[],
  data: unknown,
): Promise<void> {
  const { db } = deps.store;
  const id = shardIn(data);
  await loseShard(db, id, WORKER);
  try {
    await goOn(deps, known, id.computation, ownerIn(data));
  } catch (error) {
    await failComputation(db, id.computation);
    throw error;
  }
}

/** When all shards are done, adds the next ones or finishes the computation. */
async function goOn(
  { store: { db, client }, jobs }: Pick<Deps, 'store' | 'jobs'>,
  known: readonly AnyComputation[],
  id: string,
  following: Following | undefined,
): Promise<void> {
  if (known.some(({ more }) => more)) {
    const goesOn = await client.exclusively((run) =>
      continueComputation(run, id, {
        more: async (kind, shards, read) =>
          (await kindOf(known, kind).more?.(shards, async (names) => storedIn(await read(names)))) ?? [],
        send: (kind, shards) => sendShards(jobs, run, kindOf(known, kind), id, shards, following),
      }),
    );
    if (goesOn) return;
  }
  await finishComputation(db, id, ({ kind, input, results, tx }) =>
    kindOf(known, kind).finish(storedIn(results), inputOf(input), tx),
  );
}

function kindOf(known: readonly AnyComputation[], kind: string): AnyComputation {
  const found = known.find((computation) => computation.kind === kind);
  if (!found) throw new Error(`this version does not know computations of the kind ${kind}`);
  return found;
}

/** Casts a stored value; see AnyComputation. */
const inputOf = (stored: unknown): never => stored as never;
const storedIn = (results: readonly (readonly [string, unknown])[]): ReadonlyMap<string, never> =>
  new Map(results.map(([shard, result]) => [shard, inputOf(result)]));

function shardIn(data: unknown): ShardId {
  if (typeof data === 'object' && data !== null && 'computation' in data && 'shard' in data) {
    const { computation, shard } = data;
    if (typeof computation === 'string' && typeof shard === 'string') return { computation, shard };
  }
  throw new Error(`no shard: ${JSON.stringify(data)}`);
}
