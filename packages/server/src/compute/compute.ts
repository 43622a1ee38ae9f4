// Calculations on worker threads: a fair share for each player, equal questions computed once, cached answers, time limits.
import { LRUCache } from 'lru-cache';
import { COMPUTE_WORKER } from '../places.ts';
import { refuse } from '../problems.ts';
import { costOf } from './cost.ts';
import { createFlights } from './flights.ts';
import { backgroundThreads, createLanes, type LanePlace, tooManyAtOnce } from './lanes.ts';
import type { Asker } from './line.ts';
import type { Task } from './task.ts';
import { createThreads, word } from './threads.ts';

export interface ComputeStats {
  readonly threads: number;
  readonly waiting: number;
  readonly running: number;
  /** Tasks that threads have been given. */
  readonly started: number;
  readonly cacheHits: number;
  readonly cacheMisses: number;
  readonly cacheBytes: number;
}

/** The pool as long computations see it. */
export interface BackgroundPool {
  /** The answer as JSON. Without an asker the task runs when players leave a thread free, and isn't interrupted: keep it to about a second. */
  readonly run: (task: Task, signal?: AbortSignal, asker?: Asker) => Promise<string>;
}

export interface Compute extends BackgroundPool {
  /** The answer to a player's question as JSON; questions with the same key have the same answer. */
  readonly answer: (question: KeyedTask, asker: Asker, signal: AbortSignal) => Promise<string>;
  /** The answer to a question, if it is in memory; nothing is computed. */
  readonly remembered: (key: string) => string | undefined;
  /** The same for a task that only one caller can ask; its answer isn't cached. */
  readonly perform: (task: Task, asker: Asker, signal: AbortSignal) => Promise<string>;
  /** Starts the threads before the first question. */
  readonly warmUp: () => Promise<void>;
  readonly stats: () => ComputeStats;
  /** Stops answering players: waiting questions are refused at once, running ones may finish within that time. */
  readonly endCalls: (withinMs: number) => void;
  /** Accepts nothing new, gives running tasks some time to finish, then stops them. */
  readonly close: () => Promise<void>;
}

interface KeyedTask {
  readonly key: string;
  readonly task: Task;
}

/** How a task gets a thread, turn by turn, and its time limit. */
interface Entrance {
  readonly enter: (signal: AbortSignal) => Promise<() => void>;
  /** The word that says for how long a turn may last. */
  readonly turn: SharedArrayBuffer;
  readonly limit?: { readonly ms: number; readonly reason: () => Error };
}

export interface ComputeOptions {
  readonly threads: number;
  readonly mostWaiting?: number;
  /** Limit from question to answer. */
  readonly limitMs?: number;
  readonly drainMs?: number;
  readonly cacheBytes?: number;
  /** The module that threads run. */
  readonly worker?: URL;
}

const WAITING_PER_THREAD = 64;
/** Players' programs give up after 20 seconds. */
const LIMIT_MS = 15_000;
const DRAIN_MS = 10_000;
const CACHE_BYTES = 64 * 1024 * 1024;

export function createCompute({
  threads,
  mostWaiting = WAITING_PER_THREAD * threads,
  limitMs = LIMIT_MS,
  drainMs = DRAIN_MS,
  cacheBytes = CACHE_BYTES,
  worker = COMPUTE_WORKER,
}: ComputeOptions): Compute {
  const places = restingPlaces(threads);
  const pool = createThreads({ threads: threads + places, worker });
  const lanes = createLanes({ threads, mostWaiting });
  const flights = createFlights<string, Asker>();
  const answers = new LRUCache<string, string>({
    maxSize: cacheBytes,
    // Both are plain letters, a byte each.
    sizeCalculation: (text, key) => text.length + key.length,
  });
  const underWay = new Set<AbortController>();
  /** Of the running tasks, those that players wait for. */
  const calls = new Set<AbortController>();
  const counts = { started: 0, cacheHits: 0, cacheMisses: 0 };
  let resting = 0;
  let closed: Promise<void> | undefined;
  let callsEnded = false;

  const inTurns = async (task: Task, { enter, turn }: Entrance, signal: AbortSignal): Promise<string> => {
    let left = task;
    for (;;) {
      let leave = await enter(signal);
      let isOver = false;
      // If too many tasks are paused already, this one continues at once.
      const onRest = async () => {
        if (resting >= places) return;
        resting += 1;
        try {
          leave();
          const again = await enter(signal);
          if (isOver) again();
          else leave = again;
        } finally {
          resting -= 1;
        }
      };
      try {
        if (left === task) counts.started += 1;
        const outcome = await pool.run(left, signal, { turn, onRest });
        if (typeof outcome === 'string') return outcome;
        left = outcome.rest;
      } finally {
        isOver = true;
        leave();
      }
    }
  };

  /** The caller learns at once that a task was stopped; its thread is free a little later. */
  const run = (task: Task, entrance: Entrance, caller?: AbortSignal): Promise<string> => {
    const { limit } = entrance;
    if (closed || (limit && callsEnded)) return Promise.reject(shuttingDown());
    return new Promise((resolve, reject) => {
      const own = new AbortController();
      const stop = () => own.abort(caller?.reason);
      const timer = limit && setTimeout(() => own.abort(limit.reason()), limit.ms);
      underWay.add(own);
      if (limit) calls.add(own);
      own.signal.addEventListener('abort', () => reject(own.signal.reason), { once: true });
      caller?.addEventListener('abort', stop, { once: true });
      if (caller?.aborted) stop();
      inTurns(task, entrance, own.signal)
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer);
          caller?.removeEventListener('abort', stop);
          underWay.delete(own);
          calls.delete(own);
        });
    });
  };

  const placeFor = (askers: ReadonlySet<Asker>, task: Task) => {
    const { turn, limitTurn } = turnWord();
    const place: LanePlace = { askers, cost: costOf(task), limitTurn };
    return { place, turn };
  };

  /** In the players' queue but without a limit: a job waits for it, so it must not be refused. */
  const patientEntrance = (asker: Asker, task: Task): Entrance => {
    const { place, turn } = placeFor(new Set([asker]), task);
    return { turn, enter: (signal) => lanes.enter(place, signal, true) };
  };

  const backgroundEntrance = (): Entrance => {
    const { turn, limitTurn } = turnWord();
    return { turn, enter: (signal) => lanes.enterBackground(limitTurn, signal) };
  };

  const runFor = (askers: ReadonlySet<Asker>, task: Task, signal: AbortSignal): Promise<string> => {
    const { place, turn } = placeFor(askers, task);
    const enter = (stop: AbortSignal) => lanes.enter(place, stop);
    const reason = () => (lanes.waitsForItself(place) ? tooManyAtOnce() : tooSlow());
    return run(task, { enter, turn, limit: { ms: limitMs, reason } }, signal);
  };

  const drain = async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, drainMs);
    });
    await Promise.race([lanes.idle(), patience]);
    clearTimeout(timer);
    for (const task of underWay) task.abort(shuttingDown());
    await pool.end();
  };

  return {
    answer: async ({ key, task }, asker, signal) => {
      const known = answers.get(key);
      if (known !== undefined) {
        counts.cacheHits += 1;
        return known;
      }
      counts.cacheMisses += 1;
      // Each call counts separately, even if one caller asks the same twice.
      return flights.join(key, { ...asker }, signal, async (stop, askers) => {
        const text = await runFor(askers, task, stop);
        answers.set(key, text);
        return text;
      });
    },
    remembered: (key) => answers.get(key),
    perform: (task, asker, signal) => runFor(new Set([{ ...asker }]), task, signal),
    run: (task, signal, asker) => run(task, asker ? patientEntrance(asker, task) : backgroundEntrance(), signal),
    warmUp: pool.warmUp,
    stats: () => ({
      threads,
      waiting: lanes.waiting(),
      running: lanes.running(),
      ...counts,
      cacheBytes: answers.calculatedSize,
    }),
    endCalls: (withinMs) => {
      callsEnded = true;
      lanes.dismiss(shuttingDown());
      setTimeout(() => {
        for (const call of calls) call.abort(shuttingDown());
      }, withinMs).unref();
    },
    close: () => {
      closed ??= drain();
      return closed;
    },
  };
}

function turnWord() {
  const turn = word();
  return { turn, limitTurn: (milliseconds: number) => void Atomics.store(new Int32Array(turn), 0, milliseconds) };
}

/** How many tasks may be paused at a time, each in a thread of its own: as many as background jobs, and two calls. */
const restingPlaces = (threads: number): number => 2 + backgroundThreads(threads);

const tooSlow = () => refuse('TOO_SLOW');

const shuttingDown = () => refuse('SHUTTING_DOWN');
