// The whole team's strength with each compared creature in a member's slot, best first.
import { type DishCount, type Dishes, reachedBy } from './dishes.ts';
import type { ComparisonEntry } from './entry.ts';
import { teamTotal } from './use-present.ts';
import { type Measurement, type Versus, versus } from './versus.ts';

export interface PlaceRow {
  readonly entry: ComparisonEntry;
  readonly total: number;
  /** Compared with the current team, with the same luck. */
  readonly versus: Versus | undefined;
  /** Dishes that come within reach with it. */
  readonly reached: readonly DishCount[];
}

export function placeRows(
  entries: readonly ComparisonEntry[],
  known: Measurement | undefined,
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
