// The question and the answer of a search for the best teams of a week.
import type { Game, Goal, Of, wishesShape } from '@oversleep/game';
import type { RequestMember, TeamSettings } from '../request.ts';
import type { Estimate } from '../statistics/regression.ts';

/** Conditions on every team. Candidates by id. */
export interface Wishes extends Of<typeof wishesShape> {
  /** Number of members; five by default. */
  readonly size?: number;
}

export interface SearchQuestion {
  readonly game: Game;
  readonly settings: TeamSettings;
  readonly candidates: readonly RequestMember[];
  readonly goal: Goal;
  readonly wishes: Wishes;
  readonly seed: number;
}

/** Candidate indices. */
export type TeamOfCandidates = readonly number[];

/** The parts of a rough estimate that count for the goal. */
export type GoalParts = readonly number[];

export type EstimateTeams = (teams: readonly TeamOfCandidates[]) => readonly GoalParts[];

/** Chains of a team to simulate; candidate indices in seat order. */
export interface ChainOrder {
  readonly team: readonly number[];
  readonly from: number;
  readonly count: number;
}

/** Value of the goal in a chain, or in one of its two runs. */
export interface Sample {
  readonly days: number;
  readonly value: number;
  readonly controls: Float64Array;
}

/** Result of an order, chain by chain. */
export interface ChainOutcome {
  readonly chains: readonly Sample[];
  /** For the first few chains, each run on its own. */
  readonly runs: readonly Sample[];
}

export interface FoundTeam {
  /** Candidate indices. */
  readonly team: readonly number[];
  readonly total: number;
  /** Standard error. */
  readonly error: number;
  /** Whether it ran in the final race. Teams that did not are known from a few weeks only. */
  readonly raced: boolean;
  /**
   * The chance that the first team makes more than this one; of the first team: more than the next one that ran in the final race.
   * Null unless both ran in it: before that, the leader is the luckiest of many short simulations, and the next round may find a better one.
   */
  readonly sure: number | null;
}

/** By how much a team of the answer beats another, with its standard error. */
export interface Lead extends Estimate {
  /** The probability that it is better; null unless the team ran in the final race. */
  readonly sure: number | null;
}

export interface SearchAnswer {
  /** Best first. */
  readonly teams: readonly FoundTeam[];
  readonly considered: number;
  readonly simulated: number;
  /** Chains that were simulated. */
  readonly steps: number;
  /** Every team that the wishes allow was simulated. */
  readonly exhaustive: boolean;
}
