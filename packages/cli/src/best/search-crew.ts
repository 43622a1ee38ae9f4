// Who simulates what a search orders: this thread or some worker threads, which also help with its estimates. The same outcomes either way.
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

interface SearchCrew extends WorkerGroup {
  readonly end: () => Promise<unknown>;
}

export function crewHere(task: SearchTask): SearchCrew {
  const run = createEvaluation(questionOf(task));
  let isOver = false;
  const simulate = async (order: ChainOrder): Promise<ChainOutcome> => {
    await letIn();
    return (
      (await runWithBreaks(evaluating(run, order), { yieldToEvents: letIn, isCancelled: () => isOver })) ?? NOTHING
    );
  };
  const end = async () => {
    isOver = true;
  };
  return { ...createWorkerGroup([{ simulate }]), end };
}

/** Ctrl-C and the clock. */
export const letIn = (): Promise<void> => pause();

const NOTHING: ChainOutcome = { chains: [], runs: [] };

export function crewOfWorkers(task: SearchTask, count: number): SearchCrew {
  const entry = new URL('./search-worker-start.mjs', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(entry, { workerData: task, execArgv: [] }));
  const hands = workers.map((worker) => ({
    simulate: (order: ChainOrder) => ask<ChainOrder, ChainOutcome>(worker, order),
    estimate: (teams: readonly TeamOfCandidates[]) =>
      ask<readonly TeamOfCandidates[], readonly GoalParts[]>(worker, teams),
  }));
  return { ...createWorkerGroup(hands), end: () => Promise.all(workers.map((worker) => worker.terminate())) };
}
