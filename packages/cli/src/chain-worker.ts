// A worker thread: makes the plan of its task once, then runs the chunk of chains that each message names.
import { parentPort, workerData } from 'node:worker_threads';
import { CHUNK, createRunner, planOf, runChains } from '@oversleep/engine';
import type { ChunkOrder } from './chunks.ts';
import { requestOfTask, type Task } from './task.ts';

const task: Task = workerData;
const request = requestOfTask(task);
if (!request.ok) throw new Error(`a worker cannot read its task: ${JSON.stringify(request.problems)}`);
const runner = createRunner(planOf(request.value), task.seed);

parentPort?.on('message', ({ first, starts }: ChunkOrder) =>
  parentPort?.postMessage(runChains(runner, first, CHUNK, starts)),
);
