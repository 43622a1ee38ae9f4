// What creatures of the box are worth this week: what is said of each, and of all of them together.
import type { Doubtful } from '@oversleep/engine';

export interface Worth {
  /** Strength of a week alone, on the island, with camp, sleep and recipes of the present team. */
  readonly alone: Doubtful | undefined;
  /** How much more the present team makes in a week because of it; undefined where there is no team too. */
  readonly inTeam: Doubtful | undefined;
}

export interface BoxWorths {
  /** By id, as far as it is known; those whose species the edition does not know never are. */
  readonly of: ReadonlyMap<string, Worth>;
  /** How many of those that can be known are. */
  readonly known: number;
  readonly all: number;
  readonly state: 'working' | 'done' | 'failed';
  /** Whether there is a team that they could be part of. */
  readonly hasTeam: boolean;
  readonly retry: () => void;
}
