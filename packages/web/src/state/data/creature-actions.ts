// A player's actions on creatures, in the Pokébox and in the comparison.
import type { Creature } from '@oversleep/game';
import { ANSWER_KINDS } from './answer-kinds.ts';
import { withKept } from './bounded.ts';
import type { Commit, Undo } from './commit.ts';
import {
  type ComparedCreature,
  type CompareView,
  type ComparisonState,
  comparedIds,
  isFull,
  MAX_COMPARED,
  moved,
  seenIn,
} from './comparison.ts';
import type { PlayerData } from './data.ts';
import type { ComparedFigures, TeamTotals } from './results.ts';
import type { DataStores } from './stores.ts';
import { NO_ROOM } from './team-actions.ts';
import type { TimeWindow } from './teams.ts';

export interface CreatureActions {
  /** Updates it wherever it is used; a new one is only kept when it is saved. */
  readonly saveCreature: (creature: Creature) => Undo;
  readonly setSaved: (id: string, saved: boolean) => Undo;
  /** Adds it, or updates it. */
  readonly compare: (creature: Creature) => Undo | typeof NO_ROOM;
  /** As many as there is room for, in this order; creatures that are compared already stay as they are. */
  readonly compareMany: (creatures: readonly Creature[]) => Undo;
  readonly duplicateCompared: (id: string) => Undo | typeof NO_ROOM;
  readonly removeCompared: (id: string) => Undo;
  /** Moves it in the list. */
  readonly moveCompared: (id: string, to: number) => void;
  /** Empties the list, and resets the view. */
  readonly clearComparison: () => Undo;
  readonly setCompared: (id: string, figures: ComparedFigures, key: string) => void;
  /** The team that the compared creatures are put into, and the member they replace. */
  readonly setComparisonTeam: (index: number | null, place?: number | null) => void;
  readonly setComparisonWindow: (timeWindow: TimeWindow) => void;
  readonly changeCompareView: (change: Partial<CompareView>) => void;
  /** The compared teams, in this order. */
  readonly setComparedTeams: (indices: readonly number[]) => void;
  readonly setComparedTeam: (index: number, figures: TeamTotals, key: string) => void;
}

export function creatureActions(
  stores: Pick<DataStores, 'creatures' | 'comparison' | 'results'>,
  commit: Commit,
  copyOf: (creature: Creature) => Creature,
): CreatureActions {
  const { comparison, results } = stores;
  const creatureOf = (id: string): Creature | undefined => stores.creatures.getState().creatures[id];
  const withMembers =
    (change: (members: readonly ComparedCreature[]) => readonly ComparedCreature[]) =>
    (state: ComparisonState): ComparisonState => ({ ...state, members: change(state.members) });

  /** Undo concerns the list alone: the view stays. */
  const commitList = (
    change: (data: PlayerData) => PlayerData,
    list: (members: readonly ComparedCreature[]) => readonly ComparedCreature[],
  ): Undo => {
    const undo = commit(change, withMembers(list));
    return () => {
      const { members: _, ...rest } = comparison.getState();
      undo();
      comparison.setState(rest);
    };
  };

  const saveCreature: CreatureActions['saveCreature'] = (creature) => commit((data) => withCreature(data, creature));

  return {
    saveCreature,
    setSaved: (id, saved) =>
      commit((data) => {
        const creature = data.creatures[id];
        return creature ? withCreature(data, { ...creature, saved }) : data;
      }),

    compare: (creature) => {
      const { externalId } = creature;
      const isKnown = comparedIds(comparison.getState()).includes(externalId);
      if (!isKnown && isFull(comparison.getState())) return NO_ROOM;
      const entry = newEntry(externalId);
      return commitList(
        (data) => withCreature(data, creature),
        (members) =>
          isKnown ? members.map((known) => (known.externalId === externalId ? entry : known)) : [...members, entry],
      );
    },
    compareMany: (creatures) => {
      const known = comparedIds(comparison.getState());
      const added = creatures
        .filter(({ externalId }) => !known.includes(externalId))
        .slice(0, MAX_COMPARED - known.length);
      return commitList(
        (data) => added.reduce(withCreature, data),
        (members) => [...members, ...added.map(({ externalId }) => newEntry(externalId))],
      );
    },
    duplicateCompared: (id) => {
      const creature = creatureOf(id);
      if (!creature || isFull(comparison.getState())) return NO_ROOM;
      const copy = copyOf(creature);
      const original = comparison.getState().members.find(({ externalId }) => externalId === id);
      const entry: ComparedCreature = { ...newEntry(id), ...original, externalId: copy.externalId };
      return commitList(
        (data) => withCreature(data, copy),
        (members) => [...members, entry],
      );
    },
    removeCompared: (id) =>
      commitList(
        (data) => data,
        (members) => members.filter(({ externalId }) => externalId !== id),
      ),
    moveCompared: (id, to) =>
      comparison.setState(({ members }) => ({
        members: moved(
          members,
          members.findIndex(({ externalId }) => externalId === id),
          to,
        ),
      })),
    clearComparison: () => {
      const { teamIndex, place, view } = comparison.getState();
      const undo = commitList(
        (data) => data,
        () => [],
      );
      comparison.setState({ teamIndex: null, place: null, view: { ...view, level: null, baseline: null } });
      return () => {
        undo();
        comparison.setState(({ view: now }) => ({
          teamIndex,
          place,
          view: { ...now, level: view.level, baseline: view.baseline },
        }));
      };
    },
    setCompared: (id, figures, key) => {
      results.setState(({ compared }) => ({
        compared: withKept(compared, key, figures, ANSWER_KINDS.compared.most, seenIn(comparison.getState())),
      }));
      comparison.setState(({ members }) => ({
        members: members.map((known) => (known.externalId === id ? { ...known, seen: key } : known)),
      }));
    },
    setComparisonTeam: (teamIndex, place = null) => comparison.setState({ teamIndex, place }),
    setComparisonWindow: (timeWindow) => comparison.setState({ timeWindow }),
    changeCompareView: (change) => comparison.setState(({ view }) => ({ view: { ...view, ...change } })),
    setComparedTeams: (indices) =>
      comparison.setState(({ teams }) => ({
        teams: indices.map((index) => teams.find((known) => known.index === index) ?? { index, seen: '' }),
      })),
    setComparedTeam: (index, figures, key) => {
      results.setState(({ comparedTeams }) => ({
        comparedTeams: withKept(
          comparedTeams,
          key,
          figures,
          ANSWER_KINDS.comparedTeams.most,
          seenIn(comparison.getState()),
        ),
      }));
      comparison.setState(({ teams }) => ({
        teams: teams.map((known) => (known.index === index ? { index, seen: key } : known)),
      }));
    },
  };
}

const newEntry = (externalId: string): ComparedCreature => ({ externalId, seen: '' });

const withCreature = (data: PlayerData, creature: Creature): PlayerData => ({
  ...data,
  creatures: { ...data.creatures, [creature.externalId]: creature },
});
