// The search for the best teams, in stages from cheap to dear: rough estimates, a few weeks of simulation for what looks good, and a race of
// those that may be best. It says what to simulate and takes what came of it; who computes, and how many, changes nothing.
import type { Estimate } from '../statistics/regression.ts';
import { runToEnd } from '../stepwise.ts';
import { type Contender, lead } from './contender.ts';
import { exploring } from './explore.ts';
import { answeredEstimate, sureFor } from './goal.ts';
import { visitingNeighbours } from './nearby.ts';
import { proposing } from './propose.ts';
import { racing, topTeams } from './race.ts';
import { screening } from './screen.ts';
import { createSpace, type Stage } from './stage.ts';
import type { Steps } from './steps.ts';
import type { ChainOrder, ChainOutcome, EstimateTeams, Lead, SearchAnswer, SearchQuestion } from './types.ts';

export interface SearchOptions {
  /** Chains to simulate at most. */
  readonly steps?: number;
  /** From how many random teams, besides the obvious one, better ones are looked for. */
  readonly starts?: number;
  /** A team that is yet to be simulated is worth it if so many doubts above what is expected it would be the best. */
  readonly hope?: number;
  /** Screening ends after so many rounds in a row that found nothing better. */
  readonly patience?: number;
  /** Teams that are told at most. */
  readonly top?: number;
}

export interface Search {
  /** What is to be simulated next, all of it independent; empty when there is nothing left to do. */
  readonly think: () => Steps<readonly ChainOrder[]>;
  /** The same at once, which may take seconds. */
  readonly next: () => readonly ChainOrder[];
  /** Of the teams that it names while it thinks: what it makes of them if nobody else does. */
  readonly estimate: EstimateTeams;
  /** What came of the last orders, at their places; nothing of those that were not done any more. */
  readonly add: (outcomes: readonly ChainOutcome[]) => void;
  readonly answer: () => SearchAnswer;
  /** The seats of the first team, and how many chains of it are known. */
  readonly first: () => { readonly team: readonly number[]; readonly chains: number } | undefined;
  /** How much more than another team, which met the same luck, each told one makes. */
  readonly leads: (other: Contender) => readonly Lead[];
  /** What is told about another team that was simulated for the same goal. */
  readonly estimateOf: (other: Contender) => Estimate;
  /** 0..1, as far as can be told. */
  readonly done: () => number;
}

const STARTS = 16;
const HOPE = 4;
const PATIENCE = 10;
const TOP = 10;

/** Parts of all steps after which screening, and looking at the neighbours of the best teams, end. A small box is only screened. */
const SCREENED = 0.6;
const VISITED = 0.8;

export function createSearch(question: SearchQuestion, options: SearchOptions = {}): Search {
  const { steps: most = searchSteps(question.candidates.length), top = TOP } = options;
  const { starts = STARTS, hope = HOPE, patience = PATIENCE } = options;
  const { goal } = question;
  const space = createSpace(question);
  const { tested, prospects, isSmall } = space;
  const stages: readonly Stage[] = [
    proposing(space),
    exploring(space),
    screening(space, { steps: most * (isSmall ? 1 : SCREENED), starts, hope, patience }),
    visitingNeighbours(space, most * VISITED),
    racing(space, most),
  ];
  let current = 0;
  let steps = 0;
  let waiting: readonly ChainOrder[] = [];

  function* think(): Steps<readonly ChainOrder[]> {
    for (let stage = stages[current]; stage; stage = stages[current]) {
      waiting = yield* stage.next(steps);
      if (waiting.length > 0) return waiting;
      current += 1;
    }
    return [];
  }

  function add(outcomes: readonly ChainOutcome[]): void {
    for (const [i, { team }] of waiting.entries()) {
      const outcome = outcomes[i];
      if (!outcome) continue;
      const { contender, isNew } = tested.add(team, outcome);
      steps += outcome.chains.length;
      stages[current]?.onTested?.(contender, isNew);
    }
    waiting = [];
    tested.endRound();
  }

  return {
    think,
    estimate: space.estimate,
    next: () => runToEnd(think()),
    add,
    first: () => {
      const [first] = tested.ranked();
      return first && { team: first.team, chains: first.chains.length };
    },
    leads: (other) =>
      tested
        .ranked()
        .slice(0, top)
        .map((contender) => {
          const difference = lead(contender, other);
          const sure = contender.raced ? sureFor(goal, difference) : null;
          return { mean: difference.mean, error: difference.error, sure };
        }),
    estimateOf: (other) => answeredEstimate(goal, other),
    done: () => (current === stages.length ? 1 : Math.min(0.99, steps / most)),
    answer: () => ({
      teams: topTeams(goal, tested.ranked(), top),
      considered: prospects.considered(),
      simulated: tested.count(),
      steps,
      exhaustive: isSmall && tested.count() > 0 && tested.count() === prospects.considered(),
    }),
  };
}

/** About what a search of so many candidates takes, in chains. */
export const searchSteps = (candidates: number): number => 1500 + 60 * candidates;
