// What a start waits for: a database that is not there yet. What no waiting mends ends the start.
import { setTimeout as pauseFor } from 'node:timers/promises';
import { mayPass } from './outage.ts';

export interface Startup {
  /** Repeats what fails only because the database is away or full. `onWait` hears of the first such failure. */
  readonly untilPossible: <T>(work: () => Promise<T>) => Promise<T>;
  readonly isDone: () => boolean;
  readonly finish: () => void;
}

interface Waiting {
  readonly onWait: (error: unknown) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
}

const PAUSE_MS = 1000;
/** The end of the log should say why nothing happens. */
const REMIND_EVERY = 60;

export function createStartup({ onWait, pause = pauseFor }: Waiting): Startup {
  let done = false;
  return {
    untilPossible: async (work) => {
      for (let failures = 0; ; failures += 1) {
        try {
          return await work();
        } catch (error) {
          if (!mayPass(error)) throw error;
          if (failures % REMIND_EVERY === 0) onWait(error);
          await pause(PAUSE_MS);
        }
      }
    },
    isDone: () => done,
    finish: () => {
      done = true;
    },
  };
}
