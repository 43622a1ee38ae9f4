// The one way in which a player's data changes: data, clean-up, and the outbox entries, in one step.

import { restored, tidied, touchedBy } from './change.ts';
import type { ComparisonState } from './comparison.ts';
import type { PlayerData } from './data.ts';
import { type DataStores, playerDataIn } from './stores.ts';
import { type Target, targetsBetween } from './targets.ts';

/** Undoes a change. Later changes of other teams and creatures stay. */
export type Undo = () => void;

/** Adds the targets to the outbox; `before`: the data before the change. */
export type Queue = (targets: readonly Target[], before?: PlayerData) => void;

/** Includes the comparison, because it decides which creatures are still used. */
export type Commit = (
  change: (data: PlayerData) => PlayerData,
  compare?: (state: ComparisonState) => ComparisonState,
) => Undo;

/** `note` hears of changes that stay on this device. */
export function createCommit(
  stores: Pick<DataStores, 'teams' | 'creatures' | 'comparison'>,
  queue: Queue,
  note: (changed: readonly string[]) => void = () => {},
): Commit {
  const apply = (wanted: PlayerData): PlayerData => {
    const before = playerDataIn(stores);
    const after = tidied(before, wanted, stores.comparison.getState());
    stores.creatures.setState({ creatures: after.creatures });
    stores.teams.setState({ teams: after.teams });
    const targets = targetsBetween(before, after);
    if (targets.length > 0) queue(targets, before);
    return after;
  };

  return (change, compare) => {
    const before = playerDataIn(stores);
    const comparisonBefore = stores.comparison.getState();
    if (compare) {
      stores.comparison.setState(compare(comparisonBefore));
      note(['comparison']);
    }
    const touched = touchedBy(before, apply(change(before)));
    return () => {
      if (compare) stores.comparison.setState(comparisonBefore);
      apply(restored(playerDataIn(stores), before, touched));
    };
  };
}
