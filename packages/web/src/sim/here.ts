// Tasks in the page itself, a step at a time: for devices that have no workers.
import { load } from '../state/page/loading.ts';
import { type Pool, SimulationFailure } from './pool.ts';

export const herePool = (): Pool => ({
  run: async (task, _lane, onPart, signal) => {
    const { runTask } = await load(() => import('./run-task.ts'));
    signal.throwIfAborted();
    try {
      await runTask(task, {
        say: (part) => signal.aborted || onPart(part),
        goOn: async () => {
          await new Promise((resolve) => setTimeout(resolve));
          return !signal.aborted;
        },
      });
    } catch (error) {
      throw new SimulationFailure(error instanceof Error ? error.message : String(error));
    }
    signal.throwIfAborted();
  },
});
