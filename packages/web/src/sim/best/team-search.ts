// What a search for the best teams is asked, as plain data, and who can be asked: workers of this page today, a server as well.
import type { RequestMember, TeamSettings, Wishes } from '@oversleep/engine';
import type { EditionId, Goal } from '@oversleep/game';
import type { FoundTeams } from '../../state/data/results.ts';

export interface TeamSearch {
  readonly edition: EditionId;
  readonly settings: TeamSettings;
  readonly candidates: readonly RequestMember[];
  readonly goal: Goal;
  readonly wishes: Wishes;
  /** What the found ones are compared with; nobody where there is no team yet. */
  readonly present: readonly RequestMember[];
  /** Teams that are told at most. */
  readonly top: number;
  /** Of more candidates than these, those take part who make most alone. */
  readonly most: number;
}

/** The seed of the command line, so that both find the same. */
export const SEED = 1;

/** For one place so many can be tried each. */
export const MOST_FOR_A_PLACE = 1000;

/** The best ten, as on the command line. */
export const TOP_TEN = 10;

/** A search on its way. What it finds is told by the callbacks that it was begun with. */
export interface RunningSearch {
  /** Stops computing for a while, and forgets nothing. */
  readonly pause: () => void;
  readonly goOn: () => void;
  /** Ends at once; nothing is told any more. */
  readonly end: () => void;
}

export interface SearchListener {
  /** More and more, until `done` is 1. */
  readonly onFound: (found: FoundTeams) => void;
  readonly onFailure: (reason: string) => void;
}

/** Who searches. */
export type SearchSource = (asked: TeamSearch, listener: SearchListener) => RunningSearch;
