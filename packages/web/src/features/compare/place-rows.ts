// The whole team's strength with each compared creature in a member's slot, best first.
import { type Dishes, type Reached, reachedBy } from './dishes.ts';
import type { Entry } from './entry.ts';
import { teamTotal } from './use-present.ts';
import { type Measured, type Versus, versus } from './versus.ts';

export interface PlaceRow {
  readonly entry: Entry;
  readonly total: number;
  /** Compared with the current team, with the same luck. */
  readonly versus: Versus | undefined;
  /** Dishes that come within reach with it. */
  readonly reached: readonly Reached[];
}

export function placeRows(
  entries: readonly Entry[],
  known: Measured | undefined,
  dishes: Dishes | undefined,
): readonly PlaceRow[] {
  return entries
    .flatMap((entry): PlaceRow[] => {
      if (!entry.figures || entry.isStale) return [];
      const { team, teamError = 0, values, dishes: own } = entry.figures;
      const reached = own && dishes ? reachedBy(own, dishes) : [];
      return [{ entry, total: team, versus: known && versus(teamTotal(team, teamError, values), known), reached }];
    })
    .sort((a, b) => b.total - a.total);
}
