// Results of simulations, as they are shown and stored.
import type { TeamProduction } from '@oversleep/contract';
import type { ChainValues, Estimate, Lead, NamedSwapPlan, NamedSwapPlans, WishName } from '@oversleep/engine';
import type { AnsweredWeek, MemberIv, Outlook } from '@oversleep/questions';

export type { AnsweredWeek, MemberIv, Outlook };

export type Production = TeamProduction;
export type MemberProduction = TeamProduction['members'][number];

/** Figures of one creature in the team that it was put into. */
export interface ComparedFigures {
  readonly production: MemberProduction;
  /** Standard errors. */
  readonly errors: Production['errors']['members'][number];
  /** Strength of a week of the whole team. */
  readonly team: number;
  /** Its standard error. */
  readonly teamError?: number | undefined;
  /** Chain by chain, for pairwise differences; null if the server computed it. */
  readonly values: ChainValues | null;
  /** How often a week the team cooks each dish, by name; not known from earlier versions. */
  readonly dishes?: Readonly<Record<string, number>> | undefined;
}

/** Figures of a whole team. */
export interface TeamTotals {
  readonly team: Production['team'];
  readonly error: number;
  readonly week: Production['week'];
  readonly values: ChainValues | null;
}

/** What creatures would add to the same members, in strength of a week, with its standard error, by the key of the build. */
export type WorthSheet = Readonly<Record<string, readonly [mean: number, error: number]>>;

export interface ListedTeam {
  readonly ids: readonly string[];
  readonly total: number;
  /** Standard error. */
  readonly error: number;
  /** Whether it ran in the final race. */
  readonly raced: boolean;
  /** The chance that the first is better than this one; for the first: than the next in the final race. Null unless both were in it. */
  readonly sure: number | null;
  /** The gain over the present team; null without one. */
  readonly lead: Lead | null;
}

/** The best teams out of many candidates, as far as a search has come. */
export interface FoundTeams {
  /** Best first. */
  readonly teams: readonly ListedTeam[];
  readonly considered: number;
  readonly simulated: number;
  readonly steps: number;
  readonly exhaustive: boolean;
  /** What the present team makes; null without one. */
  readonly present: Estimate | null;
  /** How many candidates took part. */
  readonly pool: number;
  /** Wishes that no team can fulfil. */
  readonly impossible: readonly WishName[];
  /** 0..1; 1 is the end. */
  readonly done: number;
}

/** The best rotation for each number of swaps up to the wanted one. */
export type FoundSwapPlans = NamedSwapPlans;
export type SwapPlanResult = NamedSwapPlan;

/** What was cooked on one simulated day, for each of the three recipe types. */
export interface CookedDay {
  /** 0 is Monday. */
  readonly day: number;
  readonly dishes: readonly {
    /** Minutes after wake-up. */
    readonly at: number;
    readonly type: string;
    /** Undefined for a mixed dish. */
    readonly recipe: string | undefined;
  }[];
}
