// Handlers of questions about teams, for a worker or the page.
import { TEAM_STEPS } from '@oversleep/questions/team-steps';
import type { Handlers } from '../workers/host.ts';
import { handlersFor } from './question-handlers.ts';
import type { SimTasks } from './tasks.ts';

export const simHandlers: Handlers<SimTasks> = { ...handlersFor(TEAM_STEPS), nothing: () => null };
