// Chunks of chains in the order of their index, computed here or ahead by worker threads: the same numbers either way.
import { availableParallelism } from 'node:os';
import { setImmediate as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  type Batch,
  CHUNK,
  type Chain,
  chainBefore,
  createRunner,
  runChains,
  type Simulation,
} from '@oversleep/engine';
import type { Task } from './task.ts';

/** What a worker is to run: some chains from this one on, which go on where others have ended. */
export interface ChunkOrder {
  readonly first: number;
  readonly starts: readonly Chain['ends'][];
}

export interface Chunks {
  readonly next: () => Promise<Batch>;
  readonly end: () => Promise<unknown>;
}

export const mostWorkers = (wanted: number): number => Math.min(wanted, availableParallelism());

export function chunksHere({ plan, seed, next }: Simulation): Chunks {
  const runner = createRunner(plan, seed);
  return {
    next: async () => {
      // Lets Ctrl-C in.
      await pause();
      return runChains(runner, next(), CHUNK);
    },
    end: async () => {},
  };
}

/** Each worker gets the next chunk as soon as it is free; what lies beyond the end is thrown away. */
export function chunksOfWorkers(task: Task, count: number): Chunks {
  const entry = new URL('./chain-worker-start.mjs', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(entry, { workerData: task, execArgv: [] }));
  const chunks: Promise<Batch>[] = [];
  const employ = (worker: Worker): void => {
    const first = chunks.length * CHUNK;
    // It goes on where another one has ended, which may be under way in another worker.
    const before = chunks[chainBefore(first) / CHUNK];
    const chunk = Promise.resolve(before).then((batch) => ask(worker, { first, starts: endsOf(batch?.chains ?? []) }));
    chunks.push(chunk);
    // A failure is met where the chunk is taken; in one that nobody takes it is none.
    chunk.then(
      () => employ(worker),
      () => {},
    );
  };
  for (const worker of workers) employ(worker);
  let taken = 0;
  return {
    next: () => {
      // Every chunk before this one has been finished, and has been followed by another.
      const chunk = chunks[taken];
      if (!chunk) throw new Error(`chunk ${taken} was never handed out`);
      taken += 1;
      return chunk;
    },
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

const endsOf = (chains: readonly Chain[]): ChunkOrder['starts'] => chains.map(({ ends }) => ends);

function ask(worker: Worker, order: ChunkOrder): Promise<Batch> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (batch: Batch) => settle(() => resolve(batch));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) => settle(() => reject(new Error(`A worker ended with code ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(order);
  });
}
