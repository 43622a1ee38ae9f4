// The Web Worker that simulates teams.
import { host } from '../workers/host.ts';
import { simHandlers } from './run-task.ts';

host(simHandlers, self);
