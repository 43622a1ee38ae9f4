// The question of a search for the best teams, as plain data, and the interface of what can answer it: workers or the server.
import type { TeamSearch } from '@oversleep/questions';
import type { FoundTeams } from '../../state/data/results.ts';

/** The seed of the command line, so that both find the same teams. */
export const SEED = 1;

/** For a single slot this many candidates can be tried. */
export const MOST_FOR_A_PLACE = 1000;

/** A running search. It reports to the callbacks of its listener. */
export interface RunningSearch {
  /** Stops computing for a while without losing anything. */
  readonly pause: () => void;
  readonly goOn: () => void;
  /** Ends at once; no callback is called afterwards. */
  readonly end: () => void;
}

export interface SearchListener {
  /** Called repeatedly, until `done` is 1. */
  readonly onFound: (found: FoundTeams) => void;
  readonly onFailure: (reason: string) => void;
}

/** Starts a search. */
export type SearchSource = (asked: TeamSearch, listener: SearchListener) => RunningSearch;
