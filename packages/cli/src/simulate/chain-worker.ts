// A worker thread: makes the plan of its task once, then runs the chain that each message names.
import { parentPort, workerData } from 'node:worker_threads';
import { createRunner, planOf, runChains } from '@oversleep/engine';
import type { ChainJob } from './chain-source.ts';
import { requestOfTask, type SimulationTask } from './task.ts';

const task: SimulationTask = workerData;
const runner = createRunner(planOf(requestOfTask(task)), task.seed);

parentPort?.on('message', ({ chain, start }: ChainJob) =>
  parentPort?.postMessage(runChains(runner, chain, 1, start && [start])),
);
