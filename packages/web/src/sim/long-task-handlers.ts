// Handlers of long tasks, for a worker or the page.
import type { Handlers } from '../workers/host.ts';
import { compareWithBestFive, energyOfWeek } from './against-task.ts';
import { leadSearch, serveSearch } from './best/search-worker.ts';
import type { LongTasks } from './long-task-types.ts';
import { comparePatch } from './patch-task.ts';
import { questionHandlers } from './question-handlers.ts';
import { findRotations } from './rotations-task.ts';
import { cookableDishes, findTeams } from './solve-task.ts';

export const longTaskHandlers: Handlers<LongTasks> = {
  ...questionHandlers,
  against: compareWithBestFive,
  energy: energyOfWeek,
  patch: comparePatch,
  cookTeams: findTeams,
  cookable: cookableDishes,
  lead: leadSearch,
  rotations: findRotations,
  serve: serveSearch,
};
