// Tasks that most visits never need, in workers of their own: what a patch did.
import { useAppState } from '../state/context.ts';
import { load } from '../state/page/loading.ts';
import type { AppState } from '../state/start-up.ts';
import type { Asked } from '../workers/ask.ts';
import { askOnDevice } from '../workers/lines.ts';
import type { PatchAnswer, PatchedStep, PatchTask } from './patch-task.ts';

export interface LongTasks {
  patch: { input: PatchTask; part: PatchedStep; answer: readonly PatchAnswer[] };
}

const known = new WeakMap<AppState, Asked<LongTasks>>();

/** While one has not stopped yet, the next question has the other. */
const WORKERS = 2;

function longTasksOf(state: AppState): Asked<LongTasks> {
  const before = known.get(state);
  if (before) return before;
  const asked = askOnDevice<LongTasks>(
    () => new Worker(new URL('./long-task-worker.ts', import.meta.url), { type: 'module' }),
    WORKERS,
    async () => (await load(() => import('./long-task-handlers.ts'))).longTaskHandlers,
  );
  known.set(state, asked);
  return asked;
}

/** One set of workers for the whole app; they start when they are first asked. */
export const useLongTasks = (): Asked<LongTasks> => longTasksOf(useAppState());
