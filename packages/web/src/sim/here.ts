// The tasks of the simulator in the page itself: for devices that have no workers.
import { load } from '../state/page/loading.ts';
import type { Ask } from '../workers/ask.ts';
import { askHere } from '../workers/lines.ts';
import type { SimTasks } from './tasks.ts';

export const simulateHere = (): Ask<SimTasks> =>
  askHere<SimTasks>(async () => (await load(() => import('./run-task.ts'))).simHandlers).ask;
