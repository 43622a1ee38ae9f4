// Types of simulation answers other than the production of a team.
import type { ChainValues } from '@oversleep/engine';
import type { Production } from '../state/data/results.ts';

/** Partial result for one of several that are compared. */
export interface Rival {
  readonly production: Production;
  /** Chain by chain; chains with the same index used the same random numbers. Null from the server, which does not send them. */
  readonly values: ChainValues | null;
}
