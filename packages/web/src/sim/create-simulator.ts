// Chooses where teams are simulated: in workers, else on the server, else in the page itself.
import { QUESTIONS } from '@oversleep/questions';
import type { Preferences } from '../state/data/user.ts';
import { NoWorker, type RunTask } from '../workers/worker-pool.ts';
import type { ServerAnswers } from './server.ts';
import type { SimTasks } from './tasks.ts';

export type Simulator = RunTask<SimTasks>;

export interface SimulatorParts {
  /** Undefined on a device without workers. */
  readonly workers: RunTask<SimTasks> | undefined;
  /** Runs tasks in the page, for what the server does not offer to a device without workers. */
  readonly here: RunTask<SimTasks>;
  readonly server: ServerAnswers;
  readonly simulateOn: () => Preferences['simulateOn'];
}

/** How urgent a task is; the player waits for what says nothing else. */
const laneOf = (kind: keyof SimTasks) => (kind === 'nothing' ? undefined : QUESTIONS[kind].lane);

export function createSimulator({ workers, here, server, simulateOn }: SimulatorParts): Simulator {
  return async (kind, input, options = {}) => {
    const { signal } = options;
    signal?.throwIfAborted();
    const onServer = server[kind];
    const elsewhere = () => (onServer ? onServer(input, signal) : here(kind, input, options));
    if (!workers || (onServer && simulateOn() === 'server')) return elsewhere();
    try {
      return await workers(kind, input, { lane: laneOf(kind), ...options });
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      return elsewhere();
    }
  };
}
