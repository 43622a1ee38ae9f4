// What simulations tell, besides the production of a team.
import type { ChainValues, Estimate } from '@oversleep/engine';
import type { Production } from '../state/data/results.ts';

/** What each member is worth to its team in a week, in their order, as far as it is known. */
export type Worths = readonly Estimate[];

/** What is known of one of several that are compared. */
export interface Rival {
  readonly production: Production;
  /** Chain by chain; chains of the same number have met the same luck. Null from the server, which keeps them to itself. */
  readonly values: ChainValues | null;
}
