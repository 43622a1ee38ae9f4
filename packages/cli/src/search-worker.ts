// A worker thread of a search: reads the question once, then simulates the team that each message names.
import { parentPort, workerData } from 'node:worker_threads';
import { createEvaluation, type Order, questionOf, type SearchTask } from '@oversleep/engine';

const task: SearchTask = workerData;
const run = createEvaluation(questionOf(task));

parentPort?.on('message', (order: Order) => parentPort?.postMessage(run(order)));
