// Runs a search with some workers and reports what it has found so far. Independent of Web Workers and pages.
import {
  createEstimates,
  createEvaluation,
  createSearchWithBaseline,
  createWorkerGroup,
  type EstimateTeams,
  type Evaluate,
  membersWithBaseline,
  type RequestMember,
  runSearchRounds,
  type SearchQuestion,
  type SearchWorker,
  type StopSignal,
  shortlist,
} from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { TeamSearch } from '@oversleep/questions';
import type { FoundTeams } from '../../state/data/results.ts';
import { SEED } from './team-search.ts';

/** Everything a worker has to know, as plain data; orders refer to members by index. */
export type SearchSetup = Pick<TeamSearch, 'edition' | 'settings' | 'goal'> & {
  readonly members: readonly RequestMember[];
};

export interface SearchHost {
  /** `estimate`: the search's own estimator, for the worker in the same thread. */
  readonly workersFor: (setup: SearchSetup, estimate: EstimateTeams) => readonly SearchWorker[];
  readonly stop: StopSignal;
  /** Lets messages in that stop or pause the search. */
  readonly yieldToEvents: () => Promise<void>;
  readonly onFound: (found: FoundTeams) => void;
}

/** Milliseconds between two reports. */
const REPORT_EVERY_MS = 150;

const questionFor = ({ edition, settings, goal, members }: SearchSetup): SearchQuestion => ({
  game: gameOf(edition),
  settings,
  candidates: members,
  goal,
  wishes: {},
  seed: SEED,
});

export const evaluationFor = (setup: SearchSetup): Evaluate => createEvaluation(questionFor(setup));

export const estimatesFor = (setup: SearchSetup): EstimateTeams => createEstimates(questionFor(setup));

export async function runSearch(
  asked: TeamSearch,
  { workersFor, stop, yieldToEvents, onFound }: SearchHost,
): Promise<void> {
  const question = shortened(asked);
  const { candidates } = question;
  const search = createSearchWithBaseline(question, asked.present, { top: asked.top });
  const report = (done: number): FoundTeams => {
    const { teams, ...found } = search.found();
    return {
      ...found,
      teams: teams.map(({ team, ...rest }) => ({
        ids: team.map((number) => candidates[number]?.creature.externalId ?? ''),
        ...rest,
      })),
      pool: candidates.length,
      done,
    };
  };
  let last = Number.NEGATIVE_INFINITY;
  const onRound = () => {
    const now = performance.now();
    if (now - last < REPORT_EVERY_MS) return;
    last = now;
    onFound(report(Math.min(0.99, search.done())));
  };
  const { edition, settings, goal, present } = asked;
  const setup = { edition, settings, goal, members: membersWithBaseline(candidates, present) };
  const workers = createWorkerGroup(workersFor(setup, search.estimate));
  await runSearchRounds({ search, workers, stop, onRound, yieldToEvents });
  if (!stop.aborted) onFound(report(1));
}

function shortened({ edition, settings, candidates, goal, wishes, most }: TeamSearch): SearchQuestion {
  const question = { game: gameOf(edition), settings, candidates, goal, wishes, seed: SEED };
  const chosen = shortlist(question, most);
  return { ...question, candidates: chosen.flatMap((number) => candidates[number] ?? []) };
}
