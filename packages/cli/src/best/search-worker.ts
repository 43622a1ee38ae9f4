// A worker thread of a search: reads the question once, then simulates the team, or estimates the teams, that each message names.
import { parentPort, workerData } from 'node:worker_threads';
import {
  type ChainOrder,
  createEstimates,
  createEvaluation,
  questionOf,
  type SearchTask,
  type TeamOfCandidates,
} from '@oversleep/engine';

const task: SearchTask = workerData;
const simulate = createEvaluation(questionOf(task));
const estimate = createEstimates(questionOf(task));

parentPort?.on('message', (asked: ChainOrder | readonly TeamOfCandidates[]) => {
  parentPort?.postMessage('team' in asked ? simulate(asked) : estimate(asked));
});
