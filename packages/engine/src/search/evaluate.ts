// Runs the chains that a search orders. Whoever does it, in whatever order: the same team, seed and chain give the same numbers.
import { constantOf, sumTerms, type Terms } from '../figures/terms.ts';
import { type KnownMembers, planOf } from '../loop/plan.ts';
import { requestOf, type TeamRequest } from '../request.ts';
import { createRunner, type Observation, type Runner, runChains } from '../statistics/chains.ts';
import { goalTerms, settingsFor } from './goal.ts';
import type { Order, Outcome, Sample, SearchQuestion } from './types.ts';

/** Teams whose state is kept for more chains; the others begin again, with the same outcome. */
const MOST_RUNNERS = 160;

interface Running {
  readonly runner: Runner;
  readonly terms: Terms;
}

export type Evaluate = (order: Order) => Outcome;

/** The week of a question with all candidates as members: no team, but what teams are made of. */
export const everybodyIn = ({ game, settings, candidates, goal }: SearchQuestion): TeamRequest =>
  requestOf(game, settingsFor(game, settings, goal), candidates);

export function createEvaluation(question: SearchQuestion, everybody = everybodyIn(question)): Evaluate {
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
    const members = team.flatMap((number) => everybody.members[number] ?? []);
    const plan = planOf({ ...everybody, members }, { known });
    const runner = createRunner(plan, question.seed, false);
    return { runner, terms: goalTerms(plan, runner.state.layout, question.goal) };
  };
  return ({ team, from, count }) => {
    const { runner, terms } = runningOf(team);
    const { chains } = runChains(runner, from, count);
    const fixed = constantOf(terms);
    const sample = ({ days, tally, controls }: Observation): Sample => ({
      days,
      value: sumTerms(terms, tally) / days + fixed,
      controls,
    });
    return { chains: chains.map(sample), runs: chains.flatMap(({ runs }) => runs.map(sample)) };
  };
}
