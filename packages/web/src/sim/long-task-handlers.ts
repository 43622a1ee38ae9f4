// Handlers of long tasks, for a worker or the page.
import type { Handlers } from '../workers/host.ts';
import { leadSearch, serveSearch } from './best/search-worker.ts';
import type { LongTasks } from './long-task-types.ts';
import { questionHandlers } from './question-handlers.ts';

export const longTaskHandlers: Handlers<LongTasks> = {
  ...questionHandlers,
  lead: leadSearch,
  serve: serveSearch,
};
