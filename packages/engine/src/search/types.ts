// The question of a search and its answer: out of many candidates the teams that make most of a week.
import type { Game, Goal, Of, wishesShape } from '@oversleep/game';
import type { RequestMember, TeamSettings } from '../request.ts';
import type { Estimate } from '../statistics/regression.ts';

/** What must hold for every team, whatever it makes. Candidates by id. */
export interface Wishes extends Of<typeof wishesShape> {
  /** So many members; five unless said otherwise. */
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

/** Candidates by number. */
export type TeamOfCandidates = readonly number[];

/** Of what a team roughly makes, the parts that belong to the goal. */
export type GoalParts = readonly number[];

export type EstimateTeams = (teams: readonly TeamOfCandidates[]) => readonly GoalParts[];

/** A team to be simulated: candidates by number, in the order of their places, and which chains. */
export interface ChainOrder {
  readonly team: readonly number[];
  readonly from: number;
  readonly count: number;
}

/** What a chain, or one of its two runs, says about the goal. */
export interface Sample {
  readonly days: number;
  readonly value: number;
  readonly controls: Float64Array;
}

/** What came of an order, chain by chain. */
export interface ChainOutcome {
  readonly chains: readonly Sample[];
  /** Of the first few chains each run for itself. */
  readonly runs: readonly Sample[];
}

export interface FoundTeam {
  /** Candidates by number. */
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

/** How much more than another team a found one makes, with its standard error. */
export interface Lead extends Estimate {
  /** The chance that it is more; null unless the found team ran in the final race. */
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
