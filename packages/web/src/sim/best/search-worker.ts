// The workers of a search. One leads: it decides what to simulate, shares it out and reports what was found. The others serve it through ports.
import type {
  ChainOrder,
  ChainOutcome,
  EstimateTeams,
  Evaluate,
  GoalParts,
  SearchWorker,
  TeamOfCandidates,
} from '@oversleep/engine';
import type { TeamSearch } from '@oversleep/questions';
import type { FoundTeams } from '../../state/data/results.ts';
import { connectPort } from '../../workers/connections.ts';
import { host, type TaskRun } from '../../workers/host.ts';
import { createWorkerPool } from '../../workers/worker-pool.ts';
import { estimatesFor, evaluationFor, runSearch, type SearchSetup } from './run-search.ts';

/** Each port leads to a serving worker. */
export interface LeadTask {
  readonly asked: TeamSearch;
  readonly ports: readonly MessagePort[];
}

/** What the leader asks of the serving workers. */
interface SearchWorkerTasks {
  prepare: { input: SearchSetup; part: never; answer: null };
  simulate: { input: ChainOrder; part: never; answer: ChainOutcome };
  estimate: { input: readonly TeamOfCandidates[]; part: never; answer: readonly GoalParts[] };
}

type Step = TaskRun<never>['step'];

export async function leadSearch(
  { asked, ports }: LeadTask,
  { part, step, signal }: TaskRun<FoundTeams>,
): Promise<null> {
  await runSearch(asked, {
    workersFor: (setup, estimate) => [
      ownWorker(setup, estimate, step),
      ...ports.map((port) => remoteWorker(port, setup, step)),
    ],
    stop: signal,
    yieldToEvents: step,
    onFound: part,
  });
  return null;
}

function ownWorker(setup: SearchSetup, estimate: EstimateTeams, step: Step): SearchWorker {
  const run = evaluationFor(setup);
  return {
    simulate: async (order) => {
      await step();
      return run(order);
    },
    estimate: async (teams) => {
      await step();
      return estimate(teams);
    },
  };
}

function remoteWorker(port: MessagePort, setup: SearchSetup, step: Step): SearchWorker {
  const { ask } = createWorkerPool<SearchWorkerTasks>({ start: connectPort(port), size: 1 });
  const prepared = ask('prepare', setup);
  // The failure reaches every later request.
  prepared.catch(() => {});
  const ready = () => Promise.all([prepared, step()]);
  return {
    simulate: (order) => ready().then(() => ask('simulate', order)),
    estimate: (teams) => ready().then(() => ask('estimate', teams)),
  };
}

/** Serves until it is stopped. */
export function serveSearch(port: MessagePort, { signal }: TaskRun<never>): Promise<null> {
  let run: Evaluate | undefined;
  let estimate: EstimateTeams | undefined;
  host<SearchWorkerTasks>(
    {
      prepare: (setup) => {
        run = evaluationFor(setup);
        estimate = estimatesFor(setup);
        return null;
      },
      simulate: (order) => {
        if (!run) throw new Error('The search was not prepared');
        return run(order);
      },
      estimate: (teams) => {
        if (!estimate) throw new Error('The search was not prepared');
        return estimate(teams);
      },
    },
    port,
    { locks: null },
  );
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}
