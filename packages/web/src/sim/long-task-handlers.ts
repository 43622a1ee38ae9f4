// Handlers of long tasks, for a worker or the page.
import { STEPS } from '@oversleep/questions/steps';
import type { Handlers } from '../workers/host.ts';
import { leadSearch, serveSearch } from './best/search-worker.ts';
import type { LongTasks } from './long-task-types.ts';
import { handlersFor } from './question-handlers.ts';

export const longTaskHandlers: Handlers<LongTasks> = {
  ...handlersFor(STEPS),
  lead: leadSearch,
  serve: serveSearch,
};
