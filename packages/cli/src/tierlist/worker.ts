// A worker thread: computes the part of a tier list that each message names, and keeps what the parts of one list share.
import { parentPort } from 'node:worker_threads';
import { createTierWork, type TierWork } from '@oversleep/engine';
import type { TierErrand } from './parts.ts';

let work: TierWork | undefined;

parentPort?.on('message', ({ choice, part }: TierErrand) => {
  if (JSON.stringify(work?.choice) !== JSON.stringify(choice)) work = createTierWork(choice);
  parentPort?.postMessage(work?.compute(part));
});
