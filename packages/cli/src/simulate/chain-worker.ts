// A worker thread: makes the plan of its task once, then runs the chain that each message names.
import { parentPort, workerData } from 'node:worker_threads';
import { createRunner, planOf, runChains } from '@oversleep/engine';
import type { ChainOrder } from './chain-source.ts';
import { requestOfTask, type Task } from './task.ts';

const task: Task = workerData;
const runner = createRunner(planOf(requestOfTask(task)), task.seed);

parentPort?.on('message', ({ chain, start }: ChainOrder) =>
  parentPort?.postMessage(runChains(runner, chain, 1, start && [start])),
);
