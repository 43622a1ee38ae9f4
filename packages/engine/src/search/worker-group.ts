// Distributes a search's simulations and estimates over workers, round by round. The result doesn't depend on their
// number.
import type { Search } from './search.ts';
import { runWithBreaks } from './steps.ts';
import type { ChainOrder, ChainOutcome, GoalParts, TeamOfCandidates } from './types.ts';

/** Handles one task at a time, in a thread of its own or in this one. */
export interface SearchWorker {
  readonly simulate: (order: ChainOrder) => Promise<ChainOutcome>;
  /** With several workers, each estimates some of the teams; otherwise the search does it itself. */
  readonly estimate?: (teams: readonly TeamOfCandidates[]) => Promise<readonly GoalParts[]>;
}

/** The used part of an AbortSignal. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly addEventListener: (event: 'abort', listener: () => void, options: { readonly once: true }) => void;
}

export interface WorkerGroup {
  /** Stores each result at its order's index as soon as it is known. Stopping takes as long as one order. */
  readonly run: (
    orders: readonly ChainOrder[],
    outcomes: ChainOutcome[],
    stop: Pick<StopSignal, 'aborted'>,
  ) => Promise<unknown>;
  /** In the order of the teams. */
  readonly estimate?: ((teams: readonly TeamOfCandidates[]) => Promise<readonly GoalParts[]>) | undefined;
}

export function createWorkerGroup(workers: readonly SearchWorker[]): WorkerGroup {
  const lastWorker = new Map<string, number>();
  return {
    estimate: splitEstimate(workers),
    run: (orders, outcomes, stop) => {
      const lists = assignOrders(orders, lastWorker, workers.length);
      const work = workers.map(async (worker, h) => {
        for (const place of lists[h] ?? []) {
          const order = orders[place];
          if (stop.aborted || !order) return;
          outcomes[place] = await worker.simulate(order);
        }
      });
      return Promise.all(work);
    },
  };
}

function splitEstimate(workers: readonly SearchWorker[]): WorkerGroup['estimate'] {
  const helpers = workers.flatMap(({ estimate }) => estimate ?? []);
  if (helpers.length < 2) return undefined;
  return async (teams) => {
    const share = Math.ceil(teams.length / helpers.length);
    const parts = helpers.map((estimate, h) => estimate(teams.slice(h * share, (h + 1) * share)));
    return (await Promise.all(parts)).flat();
  };
}

/** A team stays with the worker that simulated it before, unless the others would have to wait. */
function assignOrders(
  orders: readonly ChainOrder[],
  lastWorker: Map<string, number>,
  count: number,
): readonly (readonly number[])[] {
  const lists = Array.from({ length: count }, (): number[] => []);
  const fair = Math.ceil(orders.length / count);
  for (const [place, { team }] of orders.entries()) {
    const key = team.join(' ');
    const before = lastWorker.get(key);
    const shortest = lists.reduce((best, list, h) => (list.length < (lists[best]?.length ?? 0) ? h : best), 0);
    const chosen = before !== undefined && (lists[before]?.length ?? fair) < fair ? before : shortest;
    lastWorker.set(key, chosen);
    lists[chosen]?.push(place);
  }
  return lists;
}

interface SearchRun {
  readonly search: Pick<Search, 'think' | 'add'>;
  readonly workers: WorkerGroup;
  readonly stop: StopSignal;
  readonly onRound: () => void;
  /** Lets pending events run, such as a cancellation, while the search decides what to simulate next. */
  readonly yieldToEvents: () => Promise<void>;
}

/** Runs the search round by round until it is finished or stopped. */
export async function runSearchRounds({ search, workers, stop, onRound, yieldToEvents }: SearchRun): Promise<void> {
  const stopped = new Promise<undefined>((resolve) => {
    stop.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const isCancelled = () => stop.aborted;
  const estimate =
    workers.estimate && ((teams: readonly TeamOfCandidates[]) => Promise.race([workers.estimate?.(teams), stopped]));
  while (!stop.aborted) {
    const orders = await runWithBreaks(search.think(), { yieldToEvents, isCancelled, estimate });
    if (!orders || orders.length === 0) return;
    const outcomes: ChainOutcome[] = [];
    await Promise.race([workers.run(orders, outcomes, stop), stopped]);
    // Results of a stopped round count, too.
    search.add(outcomes);
    if (!stop.aborted) onRound();
  }
}
