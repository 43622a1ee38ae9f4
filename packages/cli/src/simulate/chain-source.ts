// Chains one by one in the order of their index, computed here or ahead by worker threads: the same numbers either way.
import { setImmediate as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Chain, type Chains, chainBefore, createRunner, runChains, type Simulation } from '@oversleep/engine';
import { ask } from '../command/workers.ts';
import type { SimulationTask } from './task.ts';

/** What a worker is to run: a chain that may go on where another has ended. */
export interface ChainJob {
  readonly chain: number;
  readonly start: Chain['ends'] | undefined;
}

export interface ChainSource {
  readonly next: () => Promise<Chains>;
  readonly end: () => Promise<unknown>;
}

export function chainsHere({ plan, seed, next }: Simulation): ChainSource {
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
export function chainsOfWorkers(task: SimulationTask, count: number): ChainSource {
  const entry = new URL('./chain-worker-start.mjs', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(entry, { workerData: task, execArgv: [] }));
  const made: Promise<Chains>[] = [];
  const employ = (worker: Worker): void => {
    const chain = made.length;
    // It goes on where another one has ended, which may be under way in another worker.
    const before = Promise.resolve(made[chainBefore(chain)]);
    const next = before.then((known) => ask<ChainJob, Chains>(worker, { chain, start: known?.chains[0]?.ends }));
    made.push(next);
    // A failure is handled where the chain is used; an unused chain's failure is ignored.
    next.then(
      () => employ(worker),
      () => {},
    );
  };
  for (const worker of workers) employ(worker);
  let taken = 0;
  return {
    next: () => {
      // Every chain before this one has been finished, and has been followed by another.
      const next = made[taken];
      if (!next) throw new Error(`chain ${taken} was never handed out`);
      taken += 1;
      return next;
    },
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}
