// What simulations tell, besides the production of a team.
import type { ChainValues, Estimate } from '@oversleep/engine';
import type { Production } from '../state/data/results.ts';

export interface Progress {
  /** 0..1, as far as can be told. */
  readonly done: number;
  /** Known as well as was asked for: nothing more will come, unless the points of the week are settling. */
  readonly final: boolean;
  /** Everything but the points of the week is as it will stay; they get surer. */
  readonly settling?: boolean;
}

/** Nothing better will come: worth keeping. */
export const isLast = ({ final, settling }: Progress): boolean => final && !settling;

export type OnAnswer = (answer: Production, progress: Progress) => void;

/** What each member is worth to its team in a week, in their order, as far as it is known. */
export type Worths = readonly Estimate[];

/** What is known of one of several that are compared. */
export interface Rival {
  readonly production: Production;
  /** Chain by chain; chains of the same number have met the same luck. Null from the server, which keeps them to itself. */
  readonly values: ChainValues | null;
}

export type OnRival = (rival: Rival, progress: Progress) => void;
