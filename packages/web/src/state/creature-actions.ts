// What a player does with creatures, in the Pokébox and in the comparison.
import type { Creature } from '@oversleep/game';
import type { Commit, Undo } from './commit.ts';
import { type Compared, type ComparisonState, comparedIds, isFull } from './comparison.ts';
import type { PlayerData, PlayerTeam } from './data.ts';
import type { MemberProduction } from './results.ts';
import type { Stores } from './stores.ts';
import { NO_ROOM } from './team-actions.ts';
import { places, withMember } from './team-rules.ts';
import type { TimeWindow } from './teams.ts';

export interface CreatureActions {
  /** As it is now, wherever it stands; a new one is only kept when it is saved. */
  readonly saveCreature: (creature: Creature) => Undo;
  readonly setSaved: (id: string, saved: boolean) => Undo;
  /** Out of the Pokébox and out of every team and comparison. */
  readonly deleteCreature: (id: string) => Undo;
  /** Adds it, or has its figures made anew. */
  readonly compare: (creature: Creature) => Undo | typeof NO_ROOM;
  readonly duplicateCompared: (id: string) => Undo | typeof NO_ROOM;
  readonly removeCompared: (id: string) => Undo;
  readonly clearComparison: () => Undo;
  readonly setCompared: (id: string, production: MemberProduction, settingsKey: string) => void;
  readonly setComparisonTeam: (index: number | null) => void;
  readonly setComparisonWindow: (timeWindow: TimeWindow) => void;
}

export function creatureActions(
  stores: Stores,
  commit: Commit,
  copyOf: (creature: Creature) => Creature,
): CreatureActions {
  const { comparison } = stores;
  const creatureOf = (id: string): Creature | undefined => stores.creatures.getState().creatures[id];
  const withMembers =
    (change: (members: readonly Compared[]) => readonly Compared[]) =>
    (state: ComparisonState): ComparisonState => ({ ...state, members: change(state.members) });

  const saveCreature: CreatureActions['saveCreature'] = (creature) => commit((data) => withCreature(data, creature));

  return {
    saveCreature,
    setSaved: (id, saved) =>
      commit((data) => {
        const creature = data.creatures[id];
        return creature ? withCreature(data, { ...creature, saved }) : data;
      }),
    deleteCreature: (id) =>
      commit(
        ({ teams, creatures: { [id]: _, ...creatures } }) => ({
          creatures,
          teams: teams.map((team) => withoutMember(team, id)),
        }),
        withMembers((members) => members.filter(({ externalId }) => externalId !== id)),
      ),

    compare: (creature) => {
      const { externalId } = creature;
      const isKnown = comparedIds(comparison.getState()).includes(externalId);
      if (!isKnown && isFull(comparison.getState())) return NO_ROOM;
      const entry: Compared = { externalId, production: null, settingsKey: '' };
      return commit(
        (data) => withCreature(data, creature),
        withMembers((members) =>
          isKnown ? members.map((known) => (known.externalId === externalId ? entry : known)) : [...members, entry],
        ),
      );
    },
    duplicateCompared: (id) => {
      const creature = creatureOf(id);
      if (!creature || isFull(comparison.getState())) return NO_ROOM;
      const copy = copyOf(creature);
      const figures = comparison.getState().members.find(({ externalId }) => externalId === id);
      // The same build makes the same, so its figures hold.
      const entry: Compared = { production: null, settingsKey: '', ...figures, externalId: copy.externalId };
      return commit(
        (data) => withCreature(data, copy),
        withMembers((members) => [...members, entry]),
      );
    },
    removeCompared: (id) =>
      commit(
        (data) => data,
        withMembers((members) => members.filter(({ externalId }) => externalId !== id)),
      ),
    clearComparison: () =>
      commit(
        (data) => data,
        (state) => ({ ...state, members: [], teamIndex: null }),
      ),
    setCompared: (id, production, settingsKey) =>
      comparison.setState(
        withMembers((members) =>
          members.map((known) => (known.externalId === id ? { ...known, production, settingsKey } : known)),
        ),
      ),
    setComparisonTeam: (teamIndex) => comparison.setState({ teamIndex }),
    setComparisonWindow: (timeWindow) => comparison.setState({ timeWindow }),
  };
}

const withCreature = (data: PlayerData, creature: Creature): PlayerData => ({
  ...data,
  creatures: { ...data.creatures, [creature.externalId]: creature },
});

const withoutMember = (team: PlayerTeam, id: string): PlayerTeam => ({
  ...team,
  members: places().reduce(
    (members, place) => (members[place] === id ? withMember(members, place, null) : members),
    team.members,
  ),
});
