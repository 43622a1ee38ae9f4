// The frame for computations that take minutes: in shards that any worker may compute, each written once, finished once.
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

/** What some shards have made; those that are not done are left out. */
export type ReadShards<Shard> = (shards: readonly string[]) => Promise<ReadonlyMap<string, Shard>>;

/** One kind of them. All values travel as JSON. */
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
  /** Shards that follow from those so far once all of them are done; none: it is finished. Runs in a transaction, so it is to be short. */
  readonly more?: (shards: readonly string[], read: ReadShards<Shard>) => Promise<readonly string[]>;
  /** Where its shards wait; those of most wait together. */
  readonly queue?: QueueName;
  /** About how long a shard takes, compared with others of its queue; 1 where nothing is said. */
  readonly costOf?: (shard: string) => number;
  /** After how many seconds a shard has failed; undefined: as its queue says. */
  readonly secondsOf?: (shard: string) => number | undefined;
  /**
   * Runs in the transaction that marks the computation as finished: what it writes through `tx` happens exactly once. It holds up
   * others who write, so it is to be short.
   */
  readonly finish: (results: ReadonlyMap<string, Shard>, input: Input, tx: Db) => Result | Promise<Result>;
}

/** What a worker needs of a kind, whatever its types: values come from the store, where only the same kind puts them. */
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

/** Begins it, or joins what has begun; one that failed is tried again. Undefined where too many of the same owner run. */
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
    // With nothing left to compute, the computation still has to be finished.
    const shards = status === 'running' && waiting.length === 0 ? [NO_SHARD] : waiting;
    await sendShards(jobs, run, computation, id, shards, asking && { owner: asking.owner });
    return { id, status };
  });
}

/** Whose shards these are, and the place of the one that they follow. */
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

/** With nothing left to compute, checks whether to finish: the process that should have may be gone. */
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

/** After the last attempt. What cannot even be finished has failed too. */
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

/** When all shards are done: those that follow, else the end. */
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

/** The edge to what is stored: see AnyComputation. */
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
