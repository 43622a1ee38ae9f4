// A worker thread of a search: reads the question once, then simulates the team that each message names.
import { parentPort, workerData } from 'node:worker_threads';
import { createEvaluation, type Order } from '@oversleep/engine';
import { questionOf, type SearchTask } from './search-task.ts';

const task: SearchTask = workerData;
const run = createEvaluation(questionOf(task));

parentPort?.on('message', (order: Order) => parentPort?.postMessage(run(order)));
