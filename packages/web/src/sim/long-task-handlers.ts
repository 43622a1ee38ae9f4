// How long tasks are done, in a worker or in the page.
import type { Handlers } from '../workers/host.ts';
import type { LongTasks } from './long-tasks.ts';
import { comparePatch } from './patch-task.ts';
import { cookableDishes, findTeams } from './solve-task.ts';
import { playWeek } from './week-task.ts';

export const longTaskHandlers: Handlers<LongTasks> = {
  patch: comparePatch,
  week: playWeek,
  cookTeams: findTeams,
  cookable: cookableDishes,
};
