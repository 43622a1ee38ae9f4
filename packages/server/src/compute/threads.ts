// The pool of worker threads. A task is stopped through a word in shared memory; a thread that doesn't react is terminated.
import { once } from 'node:events';
import { isObject } from '@oversleep/game';
import { Piscina } from 'piscina';
import { Refusal } from '../problems.ts';
import type { Assignment, Outcome, Remainder, Task } from './task.ts';

/** Threads check the word after every few simulated weeks, so every few milliseconds. */
export const LISTEN_WITHIN_MS = 2000;

export interface Threads {
  /** Settles when the thread is free again, or has really ended; rejects with the signal's reason when it was stopped. */
  readonly run: (task: Task, signal: AbortSignal, sharing: TurnSharing) => Promise<string | Remainder>;
  /** Starts all threads. */
  readonly warmUp: () => Promise<void>;
  readonly end: () => Promise<void>;
}

interface TurnSharing {
  /** The word that says for how long a turn may last, see Assignment. */
  readonly turn: SharedArrayBuffer;
  /** Called when the task pauses and its thread uses no processor; it continues when the promise settles. */
  readonly onRest: () => Promise<void>;
}

export interface ThreadOptions {
  readonly threads: number;
  /** The module that a thread runs. */
  readonly worker: URL;
}

export function createThreads({ threads, worker }: ThreadOptions): Threads {
  let made: Piscina<Assignment, Outcome> | undefined;
  const restings = new Map<number, () => void>();
  let errands = 0;
  // Started on first use: some processes never calculate, such as most tests.
  const pool = () => {
    made ??= startPool({ threads, worker }, (number) => restings.get(number)?.());
    return made;
  };
  return {
    run: async (task, signal, { turn, onRest }) => {
      const [stop, rest] = [word(), word()];
      errands += 1;
      const number = errands;
      const wake = () => {
        Atomics.store(new Int32Array(rest), 0, 0);
        Atomics.notify(new Int32Array(rest), 0);
      };
      // If `onRest` rejects, the task was stopped or the process is ending; the task is woken to notice that.
      restings.set(number, () => void onRest().then(wake, wake));
      const kill = new AbortController();
      let ended: Promise<unknown> | undefined;
      const end = () => {
        const before = pool().threads;
        kill.abort(signal.reason);
        const left = pool().threads;
        const [thread] = before.filter((one) => !left.includes(one));
        // A thread that ignores even this keeps its processor busy, so it counts as busy until it has really ended.
        if (thread !== undefined) ended = once(thread, 'exit');
      };
      let timer: NodeJS.Timeout | undefined;
      const abort = () => {
        Atomics.store(new Int32Array(stop), 0, 1);
        wake();
        timer = setTimeout(end, LISTEN_WITHIN_MS);
      };
      signal.throwIfAborted();
      signal.addEventListener('abort', abort, { once: true });
      try {
        const outcome = await pool().run({ number, task, stop, rest, turn }, { signal: kill.signal });
        if (outcome === undefined) throw signal.reason;
        if (typeof outcome === 'object' && 'problem' in outcome) throw new Refusal(outcome.problem);
        return outcome;
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        await ended;
        signal.removeEventListener('abort', abort);
        clearTimeout(timer);
        restings.delete(number);
      }
    },
    warmUp: async () => {
      const errand = { number: 0, task: { kind: 'warmUp' }, stop: word(), rest: word(), turn: word() } as const;
      await Promise.all(Array.from({ length: threads }, () => pool().run(errand)));
    },
    end: async () => {
      await made?.destroy();
    },
  };
}

export const word = () => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

function startPool(
  { threads, worker }: ThreadOptions,
  hearRest: (number: number) => void,
): Piscina<Assignment, Outcome> {
  const pool = new Piscina<Assignment, Outcome>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    // The lanes start a task only when a thread is free.
    maxQueue: threads,
    // Threads don't need the loaders and flags of the process.
    execArgv: [],
  });
  // If a thread dies, its task fails and reports the error; an idle thread is replaced when needed.
  pool.on('error', () => {});
  pool.on('message', (message: unknown) => {
    if (isObject(message) && typeof message.resting === 'number') hearRest(message.resting);
  });
  return pool;
}
