// Tasks that most visits never need, in workers of their own: teams that cook a dish, what a patch did, the rest of a week.
import { useAppState } from '../state/context.ts';
import { load } from '../state/page/loading.ts';
import type { AppState } from '../state/start-up.ts';
import type { Asked } from '../workers/ask.ts';
import { askOnDevice } from '../workers/lines.ts';
import type { CookableQuestion, FinderAnswer, FinderQuestion } from './finder-data.ts';
import type { PatchAnswer, PatchedStep, PatchTask } from './patch-task.ts';
import type { WeekAnswer, WeekTask } from './week-task.ts';

export interface LongTasks {
  patch: { input: PatchTask; part: PatchedStep; answer: readonly PatchAnswer[] };
  /** A part is how much of it is done, 0..1. */
  cookTeams: { input: FinderQuestion; part: number; answer: FinderAnswer };
  /** Names of the dishes that some five of the box cook at least once a day. */
  cookable: { input: CookableQuestion; part: never; answer: readonly string[] };
  /** A part is how much of it is done, 0..1. */
  week: { input: WeekTask; part: number; answer: WeekAnswer };
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

/** Instead of the usual workers: for tests. */
export const provideLongTasks = (state: AppState, asked: Asked<LongTasks>): void => void known.set(state, asked);
