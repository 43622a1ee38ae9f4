// Tasks that most visits never need, in workers of their own: teams that cook a dish, what a patch did, the rest of a week, the best team.
import { load } from '../state/page/loading.ts';
import type { AppState } from '../state/start-up.ts';
import type { Asked } from '../workers/ask.ts';
import type { Handlers } from '../workers/host.ts';
import { askOnDevice } from '../workers/lines.ts';
import type { LongTasks } from './long-task-types.ts';

export const startLongTaskWorker = () =>
  new Worker(new URL('./long-task-worker.ts', import.meta.url), { type: 'module' });

/** For devices without workers. */
export const loadLongTasks = async (): Promise<Handlers<LongTasks>> =>
  (await load(() => import('./long-task-handlers.ts'))).longTaskHandlers;

const known = new WeakMap<AppState, Asked<LongTasks>>();

/** While one has not stopped yet, the next question has the other. */
const WORKERS = 2;

/** One set of workers for the whole app; they start when they are first asked. */
export function longTasksOf(state: AppState): Asked<LongTasks> {
  const before = known.get(state);
  if (before) return before;
  const asked = askOnDevice<LongTasks>(startLongTaskWorker, WORKERS, loadLongTasks);
  known.set(state, asked);
  return asked;
}

/** Instead of the usual workers: for tests. */
export const provideLongTasks = (state: AppState, asked: Asked<LongTasks>): void => void known.set(state, asked);
