// Chooses where teams are simulated: in workers, else on the server, else in the page itself.
import type { Preferences } from '../state/data/user.ts';
import { NoWorker, type RunTask } from '../workers/worker-pool.ts';
import type { ServerSide } from './server.ts';
import type { SimTasks } from './tasks.ts';

export type Simulator = RunTask<SimTasks>;

export interface SimulatorParts {
  /** Undefined on a device without workers. */
  readonly workers: RunTask<SimTasks> | undefined;
  /** Runs tasks in the page, for what the server does not offer to a device without workers. */
  readonly here: RunTask<SimTasks>;
  readonly server: ServerSide;
  readonly simulateOn: () => Preferences['simulateOn'];
}

type OnServer = {
  readonly [K in keyof SimTasks]?: (
    input: SimTasks[K]['input'],
    signal: AbortSignal | undefined,
  ) => Promise<SimTasks[K]['answer']>;
};

/** The player waits for all other tasks. */
const LANES: { readonly [K in keyof SimTasks]?: 'later' | 'spare' } = {
  iv: 'later',
  upgrades: 'later',
  worth: 'later',
  changes: 'later',
  gains: 'spare',
  warm: 'spare',
};

export function createSimulator({ workers, here, server, simulateOn }: SimulatorParts): Simulator {
  const offered: OnServer = {
    team: server.team,
    iv: ({ question, place }, signal) => server.iv(question, place, signal),
    rival: async ({ question }, signal) => ({ production: await server.team(question, signal), values: null }),
  };
  return async (kind, input, options = {}) => {
    const { signal } = options;
    signal?.throwIfAborted();
    const onServer = offered[kind];
    const elsewhere = () => (onServer ? onServer(input, signal) : here(kind, input, options));
    if (!workers || (onServer && simulateOn() === 'server')) return elsewhere();
    try {
      return await workers(kind, input, { lane: LANES[kind], ...options });
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      return elsewhere();
    }
  };
}
