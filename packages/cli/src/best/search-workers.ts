// Runs the simulations of a search on this thread or on worker threads, which also help with its estimates. The results are the same.
import { setImmediate as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  type ChainOrder,
  type ChainOutcome,
  createEvaluation,
  createWorkerGroup,
  evaluating,
  type GoalParts,
  questionOf,
  runWithBreaks,
  type SearchTask,
  type TeamOfCandidates,
  type WorkerGroup,
} from '@oversleep/engine';
import { ask } from '../command/workers.ts';

interface SearchWorkers extends WorkerGroup {
  readonly end: () => Promise<unknown>;
}

export function onThisThread(task: SearchTask): SearchWorkers {
  const run = createEvaluation(questionOf(task));
  let isOver = false;
  const simulate = async (order: ChainOrder): Promise<ChainOutcome> => {
    await yieldToEvents();
    return (await runWithBreaks(evaluating(run, order), { yieldToEvents, isCancelled: () => isOver })) ?? NOTHING;
  };
  const end = async () => {
    isOver = true;
  };
  return { ...createWorkerGroup([{ simulate }]), end };
}

/** Ctrl-C and the clock. */
export const yieldToEvents = (): Promise<void> => pause();

const NOTHING: ChainOutcome = { chains: [], runs: [] };

export function onWorkerThreads(task: SearchTask, count: number): SearchWorkers {
  const entry = new URL('./search-worker-start.mjs', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(entry, { workerData: task, execArgv: [] }));
  const helpers = workers.map((worker) => ({
    simulate: (order: ChainOrder) => ask<ChainOrder, ChainOutcome>(worker, order),
    estimate: (teams: readonly TeamOfCandidates[]) =>
      ask<readonly TeamOfCandidates[], readonly GoalParts[]>(worker, teams),
  }));
  return { ...createWorkerGroup(helpers), end: () => Promise.all(workers.map((worker) => worker.terminate())) };
}
