// The search for the best teams, in stages from cheap to expensive: rough estimates, a few simulated weeks for
// promising teams, and a race between the best. It orders simulations and takes their results; the number of workers
// doesn't change the answer.
import type { Estimate } from '../statistics/regression.ts';
import { runToEnd } from '../stepwise.ts';
import { type Contender, lead } from './contender.ts';
import { exploring } from './explore.ts';
import { answeredEstimate, sureFor } from './goal.ts';
import { visitingNeighbours } from './nearby.ts';
import { proposing } from './propose.ts';
import { racing, topTeams } from './race.ts';
import { screening } from './screen.ts';
import { createSpace, type SearchStage } from './stage.ts';
import type { SearchSteps } from './steps.ts';
import type { ChainOrder, ChainOutcome, EstimateTeams, Lead, SearchAnswer, SearchQuestion } from './types.ts';

export interface SearchOptions {
  /** Limit of simulated chains. */
  readonly steps?: number;
  /** Number of random teams to improve, besides the obvious one. */
  readonly starts?: number;
  /** A team is worth simulating if it would lead at its predicted mean plus this many standard deviations. */
  readonly hope?: number;
  /** Screening ends after this many rounds in a row without improvement. */
  readonly patience?: number;
  /** Number of teams in the answer. */
  readonly top?: number;
}

export interface Search {
  /** What to simulate next, all independent; empty when the search is finished. */
  readonly think: () => SearchSteps<readonly ChainOrder[]>;
  /** The same in one go, which may take seconds. */
  readonly next: () => readonly ChainOrder[];
  /** Fallback estimator for the teams yielded by `think()` when no helper estimates them. */
  readonly estimate: EstimateTeams;
  /** Results by order index; missing entries were cancelled. */
  readonly add: (outcomes: readonly ChainOutcome[]) => void;
  readonly answer: () => SearchAnswer;
  /** The best team in seat order, and its number of chains. */
  readonly first: () => { readonly team: readonly number[]; readonly chains: number } | undefined;
  /** Leads of the answer's teams over another team run with the same random numbers. */
  readonly leads: (other: Contender) => readonly Lead[];
  /** Estimate of another team that was simulated for the same goal. */
  readonly estimateOf: (other: Contender) => Estimate;
  /** Progress from 0 to 1. */
  readonly done: () => number;
}

const STARTS = 16;
const HOPE = 4;
const PATIENCE = 10;
const TOP = 10;

/** Shares of all steps after which screening and visiting neighbours end. A small box is only screened. */
const SCREENED = 0.6;
const VISITED = 0.8;

/** Typical shares of the time after which the stages end, and what each round of a stage takes off the rest of its own. */
const STAGE_ENDS = [0.15, 0.25, 0.6, 0.85, 1];
const ROUND_SHARE = 0.15;

export function createSearch(question: SearchQuestion, options: SearchOptions = {}): Search {
  const { steps: most = searchSteps(question.candidates.length), top = TOP } = options;
  const { starts = STARTS, hope = HOPE, patience = PATIENCE } = options;
  const { goal } = question;
  const space = createSpace(question);
  const { tested, prospects, isSmall } = space;
  const stages: readonly SearchStage[] = [
    proposing(space),
    exploring(space),
    screening(space, { steps: most * (isSmall ? 1 : SCREENED), starts, hope, patience }),
    visitingNeighbours(space, most * VISITED),
    racing(space, most),
  ];
  let current = 0;
  let rounds = 0;
  let steps = 0;
  let waiting: readonly ChainOrder[] = [];

  function* think(): SearchSteps<readonly ChainOrder[]> {
    for (let stage = stages[current]; stage; stage = stages[current]) {
      waiting = yield* stage.next(steps);
      if (waiting.length > 0) return waiting;
      current += 1;
      rounds = 0;
    }
    return [];
  }

  /** A search ends when its answer is certain, so how long that takes isn't known before: by its stages and rounds. */
  function done(): number {
    if (current === stages.length) return 1;
    const [from, to] = [STAGE_ENDS[current - 1] ?? 0, STAGE_ENDS[current] ?? 1];
    return Math.min(0.99, Math.max(steps / most, to - (to - from) * (1 - ROUND_SHARE) ** rounds));
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
    rounds += 1;
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
    done,
    answer: () => ({
      teams: topTeams(goal, tested.ranked(), top),
      considered: prospects.considered(),
      simulated: tested.count(),
      steps,
      exhaustive: isSmall && tested.count() > 0 && tested.count() === prospects.considered(),
    }),
  };
}

/** Typical number of chains for a search with so many candidates. */
export const searchSteps = (candidates: number): number => 1500 + 60 * candidates;
