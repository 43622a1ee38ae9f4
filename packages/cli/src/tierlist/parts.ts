// The parts of a tier list, computed here or by worker threads: the same list either way.
import { setImmediate as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  createTierWork,
  type TierChoice,
  type TierList,
  type TierSpecies,
  tierListOf,
  tierParts,
} from '@oversleep/engine';
import { ask } from '../command/workers.ts';

export interface TierErrand {
  readonly choice: TierChoice;
  readonly part: string;
}

export interface TierWorkers {
  readonly list: (choice: TierChoice, onPart: (done: number, of: number) => void) => Promise<TierList>;
  readonly end: () => Promise<unknown>;
}

/** Without threads, which is as good for one core. */
export function onThisThread(): TierWorkers {
  return {
    list: async (choice, onPart) => {
      const { compute } = createTierWork(choice);
      const names = namesOf(choice);
      const results = new Map<string, TierSpecies>();
      for (const name of names) {
        // Lets Ctrl-C in.
        await pause();
        results.set(name, compute(name));
        onPart(results.size, names.length);
      }
      return tierListOf(choice, results);
    },
    end: async () => {},
  };
}

/** Each worker gets the next part as soon as it is free. */
export function onWorkerThreads(count: number): TierWorkers {
  const entry = new URL('./tierlist-worker-start.mjs', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(entry, { execArgv: [] }));
  return {
    list: async (choice, onPart) => {
      const names = namesOf(choice);
      const results = new Map<string, TierSpecies>();
      const waiting = names.values();
      const employ = async (worker: Worker): Promise<void> => {
        for (const part of waiting) {
          results.set(part, await ask<TierErrand, TierSpecies>(worker, { choice, part }));
          onPart(results.size, names.length);
        }
      };
      await Promise.all(workers.map(employ));
      return tierListOf(choice, results);
    },
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

const namesOf = (choice: TierChoice): readonly string[] => tierParts(choice).map(({ name }) => name);
