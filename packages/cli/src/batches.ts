// Chains in the order of their index, one in a batch, computed here or ahead by worker threads: the same numbers either way.
import { availableParallelism } from 'node:os';
import { setImmediate as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Batch, type Chain, chainBefore, createRunner, runChains, type Simulation } from '@oversleep/engine';
import { ask } from './ask.ts';
import type { Task } from './task.ts';

/** What a worker is to run: a chain that may go on where another has ended. */
export interface ChainOrder {
  readonly chain: number;
  readonly start: Chain['ends'] | undefined;
}

export interface Batches {
  readonly next: () => Promise<Batch>;
  readonly end: () => Promise<unknown>;
}

export const mostWorkers = (wanted: number): number => Math.min(wanted, availableParallelism());

export function batchesHere({ plan, seed, next }: Simulation): Batches {
  const runner = createRunner(plan, seed);
  return {
    next: async () => {
      // Lets Ctrl-C in.
      await pause();
      return runChains(runner, next(), 1);
    },
    end: async () => {},
  };
}

/** Each worker gets the next chain as soon as it is free; what lies beyond the end is thrown away. */
export function batchesOfWorkers(task: Task, count: number): Batches {
  const entry = new URL('./chain-worker-start.mjs', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(entry, { workerData: task, execArgv: [] }));
  const batches: Promise<Batch>[] = [];
  const employ = (worker: Worker): void => {
    const chain = batches.length;
    // It goes on where another one has ended, which may be under way in another worker.
    const before = Promise.resolve(batches[chainBefore(chain)]);
    const batch = before.then((known) => ask<ChainOrder, Batch>(worker, { chain, start: known?.chains[0]?.ends }));
    batches.push(batch);
    // A failure is met where the batch is taken; in one that nobody takes it is none.
    batch.then(
      () => employ(worker),
      () => {},
    );
  };
  for (const worker of workers) employ(worker);
  let taken = 0;
  return {
    next: () => {
      // Every chain before this one has been finished, and has been followed by another.
      const batch = batches[taken];
      if (!batch) throw new Error(`chain ${taken} was never handed out`);
      taken += 1;
      return batch;
    },
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}
