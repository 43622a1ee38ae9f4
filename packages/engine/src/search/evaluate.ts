// Runs the chains that a search orders. The same team, seed and chain give the same numbers in any order on any worker.
import { type KnownMembers, planOf } from '../loop/plan.ts';
import { requestOf, type TeamRequest } from '../request.ts';
import { createRunner, type Runner, runChains } from '../statistics/chains.ts';
import { type ReadOutcome, readerOf, settingsFor } from './goal.ts';
import type { SearchSteps } from './steps.ts';
import type { ChainOrder, ChainOutcome, SearchQuestion } from './types.ts';

/** Teams whose state is kept for more chains; others start again with the same outcome. */
const MOST_RUNNERS = 160;

interface Running {
  readonly runner: Runner;
  readonly read: ReadOutcome;
}

export type Evaluate = (order: ChainOrder) => ChainOutcome;

/** The question's week with all candidates as members, from which teams are assembled. */
export const fullRequestOf = ({ game, settings, candidates, goal }: SearchQuestion): TeamRequest =>
  requestOf(game, settingsFor(game, settings, goal), candidates);

export function createEvaluation(question: SearchQuestion, fullRequest = fullRequestOf(question)): Evaluate {
  const known: KnownMembers = new Map();
  const running = new Map<string, Running>();
  const runningOf = (team: readonly number[]): Running => {
    const key = team.join(' ');
    const before = running.get(key);
    running.delete(key);
    const now = before ?? begin(team);
    running.set(key, now);
    const [oldest] = running.keys();
    if (running.size > MOST_RUNNERS && oldest !== undefined) running.delete(oldest);
    return now;
  };
  const begin = (team: readonly number[]): Running => {
    const members = team.flatMap((number) => fullRequest.members[number] ?? []);
    const plan = planOf({ ...fullRequest, members }, { known });
    const runner = createRunner(plan, question.seed, false);
    return { runner, read: readerOf(plan, runner.state.layout, question.goal) };
  };
  return ({ team, from, count }) => {
    const { runner, read } = runningOf(team);
    return read(runChains(runner, from, count).chains);
  };
}

/** Chains of one step, some ten milliseconds. */
const STEP = 8;

/** The same outcome in steps. */
export function* evaluating(evaluate: Evaluate, { team, from, count }: ChainOrder): SearchSteps<ChainOutcome> {
  const parts: ChainOutcome[] = [];
  for (let done = 0; done < count; done += STEP) {
    if (done > 0) yield;
    parts.push(evaluate({ team, from: from + done, count: Math.min(STEP, count - done) }));
  }
  return { chains: parts.flatMap(({ chains }) => chains), runs: parts.flatMap(({ runs }) => runs) };
}
