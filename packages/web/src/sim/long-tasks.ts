// Tasks that most visits never need, in workers of their own: teams that cook a dish, effects of a patch, the rest of a week, the best team.
import { load } from '../state/page/loading.ts';
import type { AppState } from '../state/start-up.ts';
import { poolOnDevice } from '../workers/connections.ts';
import type { Handlers } from '../workers/host.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { LongTasks } from './long-task-types.ts';

export const startLongTaskWorker = () =>
  new Worker(new URL('./long-task-worker.ts', import.meta.url), { type: 'module' });

/** For devices without workers. */
export const loadLongTasks = async (): Promise<Handlers<LongTasks>> =>
  (await load(() => import('./long-task-handlers.ts'))).longTaskHandlers;

const known = new WeakMap<AppState, WorkerPool<LongTasks>>();

/** While one worker is still stopping, the next question uses the other. */
const WORKERS = 2;

/** One set of workers for the whole app, started on first use. */
export function longTasksOf(state: AppState): WorkerPool<LongTasks> {
  const before = known.get(state);
  if (before) return before;
  const asked = poolOnDevice<LongTasks>(startLongTaskWorker, WORKERS, loadLongTasks);
  known.set(state, asked);
  return asked;
}

/** Replaces the usual workers in tests. */
export const provideLongTasks = (state: AppState, asked: WorkerPool<LongTasks>): void => void known.set(state, asked);
