// The Web Worker for long tasks.
import { host } from '../workers/host.ts';
import { longTaskHandlers } from './long-task-handlers.ts';

host(longTaskHandlers, self);
