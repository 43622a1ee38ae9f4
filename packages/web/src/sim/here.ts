// Runs the simulator's tasks in the page itself, for devices without workers.
import { load } from '../state/page/loading.ts';
import { poolInPage } from '../workers/connections.ts';
import type { RunTask } from '../workers/worker-pool.ts';
import type { SimTasks } from './tasks.ts';

export const simulateHere = (): RunTask<SimTasks> =>
  poolInPage<SimTasks>(async () => (await load(() => import('./run-task.ts'))).simHandlers).ask;
