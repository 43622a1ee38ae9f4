// Who simulates what a search orders: this thread or some worker threads. The same outcomes either way.
import { setImmediate as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createEvaluation, type Order, type Outcome } from '@oversleep/engine';
import { ask } from './ask.ts';
import { questionOf, type SearchTask } from './search-task.ts';

export interface SearchCrew {
  /** Outcomes in the order of the orders. */
  readonly run: (orders: readonly Order[], stop: AbortSignal) => Promise<readonly Outcome[] | undefined>;
  readonly end: () => Promise<unknown>;
}

export function crewHere(task: SearchTask): SearchCrew {
  const run = createEvaluation(questionOf(task));
  return {
    run: async (orders, stop) => {
      const outcomes: Outcome[] = [];
      for (const order of orders) {
        // Lets Ctrl-C and the clock in.
        await pause();
        if (stop.aborted) return undefined;
        outcomes.push(run(order));
      }
      return outcomes;
    },
    end: async () => {},
  };
}

export function crewOfWorkers(task: SearchTask, count: number): SearchCrew {
  const entry = new URL('./search-worker-start.mjs', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(entry, { workerData: task, execArgv: [] }));
  const home = new Map<string, number>();
  return {
    run: async (orders, stop) => {
      const outcomes: Outcome[] = [];
      const lists = sharedOut(orders, home, count);
      const stopped = new Promise<'stopped'>((resolve) => {
        stop.addEventListener('abort', () => resolve('stopped'), { once: true });
      });
      const work = workers.map(async (worker, w) => {
        for (const place of lists[w] ?? []) {
          const order = orders[place];
          if (stop.aborted || !order) return;
          outcomes[place] = await ask<Order, Outcome>(worker, order);
        }
      });
      const end = await Promise.race([Promise.all(work), stopped]);
      return end === 'stopped' || stop.aborted ? undefined : outcomes;
    },
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

/** A team goes where it was before, as that worker knows it, unless the others would have to wait for it. */
function sharedOut(orders: readonly Order[], home: Map<string, number>, count: number): readonly (readonly number[])[] {
  const lists = Array.from({ length: count }, (): number[] => []);
  const fair = Math.ceil(orders.length / count);
  for (const [place, { team }] of orders.entries()) {
    const key = team.join(' ');
    const before = home.get(key);
    const shortest = lists.reduce((best, list, w) => (list.length < (lists[best]?.length ?? 0) ? w : best), 0);
    const chosen = before !== undefined && (lists[before]?.length ?? fair) < fair ? before : shortest;
    home.set(key, chosen);
    lists[chosen]?.push(place);
  }
  return lists;
}
