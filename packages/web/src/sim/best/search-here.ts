// Searches on this device: in a group of workers of which one leads, or in the page itself if there are none.

import type { TeamSearch } from '@oversleep/questions';
import { connectWorker, poolInPage } from '../../workers/connections.ts';
import { createWorkerPool, type WorkerPool } from '../../workers/worker-pool.ts';
import type { LongTasks } from '../long-task-types.ts';
import { loadLongTasks, startLongTaskWorker } from '../long-tasks.ts';
import type { SearchListener, SearchSource } from './team-search.ts';

const MOST_WORKERS = 4;
/** A limit, so that a phone stays cool. */
const MOST_ON_A_PHONE = 2;

export const searchHere: SearchSource = (asked, listener) => {
  if (typeof Worker === 'undefined') return searchWith(poolInPage<LongTasks>(loadLongTasks), 1, asked, listener);
  const size = workerCount();
  const workers = createWorkerPool<LongTasks>({ start: connectWorker(startLongTaskWorker), size });
  return searchWith(workers, size, asked, listener);
};

function workerCount(): number {
  const most = matchMedia('(pointer: coarse)').matches ? MOST_ON_A_PHONE : MOST_WORKERS;
  return Math.min(most, Math.max(1, navigator.hardwareConcurrency || 1));
}

/** One of them leads, the others serve it. All end with the search. */
export function searchWith(
  workers: WorkerPool<LongTasks>,
  size: number,
  asked: TeamSearch,
  { onFound, onFailure }: SearchListener,
): ReturnType<SearchSource> {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => {
    stop.abort();
    workers.end();
  };
  // The leader cannot notice that another worker died.
  const fail = (error: unknown) => {
    if (signal.aborted) return;
    end();
    onFailure(error instanceof Error ? error.message : String(error));
  };
  const channels = Array.from({ length: size - 1 }, () => new MessageChannel());
  const ports = channels.map(({ port1 }) => port1);
  const lead = workers.begin('lead', { asked, ports }, { signal, transfer: ports, onPart: onFound });
  lead.answer.then(end, fail);
  for (const { port2 } of channels) workers.ask('serve', port2, { signal, transfer: [port2] }).catch(fail);
  return { pause: () => lead.rest(true), goOn: () => lead.rest(false), end };
}
