// A player's actions on many creatures of the Pokébox at once: each is one step, one undo, and one batch for the server.
import type { Creature } from '@oversleep/game';
import type { Commit, Undo } from './commit.ts';
import { boxRoom, type Creatures, type PlayerTeam } from './data.ts';
import type { DataStores } from './stores.ts';
import { NO_ROOM } from './team-actions.ts';
import { withoutMembers } from './team-rules.ts';

export interface BoxActions {
  /** Adds creatures and their teams; creatures with known ids and teams of the same index are replaced. */
  readonly saveMany: (creatures: readonly Creature[], teams?: readonly PlayerTeam[]) => Undo | typeof NO_ROOM;
  /** Removes them from the box, all teams and the comparison. */
  readonly deleteMany: (ids: readonly string[]) => Undo;
  /** Applies the same change to each of them. */
  readonly changeMany: (ids: readonly string[], change: (creature: Creature) => Creature) => Undo;
}

export function boxActions(stores: Pick<DataStores, 'creatures'>, commit: Commit): BoxActions {
  return {
    saveMany: (creatures, teams = []) => {
      const known = stores.creatures.getState().creatures;
      const added = creatures.filter(({ externalId }) => known[externalId]?.saved !== true).length;
      if (added > boxRoom(known)) return NO_ROOM;
      return commit((data) => ({
        creatures: withMany(
          data.creatures,
          creatures.map((creature) => ({ ...creature, saved: true })),
        ),
        teams: data.teams.map((team) => teams.find(({ index }) => index === team.index) ?? team),
      }));
    },
    deleteMany: (ids) => {
      const gone = new Set(ids);
      return commit(
        ({ creatures, teams }) => ({
          creatures: Object.fromEntries(Object.entries(creatures).filter(([id]) => !gone.has(id))),
          teams: teams.map((team) => withoutMembers(team, gone)),
        }),
        (comparison) => ({
          ...comparison,
          members: comparison.members.filter(({ externalId }) => !gone.has(externalId)),
        }),
      );
    },
    changeMany: (ids, change) =>
      commit((data) => ({
        ...data,
        creatures: withMany(data.creatures, ids.flatMap((id) => data.creatures[id] ?? []).map(change)),
      })),
  };
}

const withMany = (creatures: Creatures, changed: readonly Creature[]): Creatures => ({
  ...creatures,
  ...Object.fromEntries(changed.map((creature) => [creature.externalId, creature])),
});
