// What the whole team makes with each of the compared in a member's place, best first.
import type { Entry } from './entry.ts';
import { teamTotal } from './use-present.ts';
import { type Measured, type Versus, versus } from './versus.ts';

export interface PlaceRow {
  readonly entry: Entry;
  readonly total: number;
  /** Against the team as it is, with the same luck. */
  readonly versus: Versus | undefined;
}

export function placeRows(entries: readonly Entry[], known: Measured | undefined): readonly PlaceRow[] {
  return entries
    .flatMap((entry): PlaceRow[] => {
      if (!entry.figures || entry.isStale) return [];
      const { team, teamError = 0, values } = entry.figures;
      return [{ entry, total: team, versus: known && versus(teamTotal(team, teamError, values), known) }];
    })
    .sort((a, b) => b.total - a.total);
}
