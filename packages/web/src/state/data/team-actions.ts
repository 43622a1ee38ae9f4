// A player's actions on teams.
import {
  type Creature,
  cutNickname,
  defaultTeamName,
  MAX_TEAM_NAME,
  MAX_TEAMS,
  type RecipeType,
  type Schedule,
  type Team,
  type TeamIsland,
  withIds,
} from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import type { Commit, Undo } from './commit.ts';
import { emptyTeam, isUntouched, type PlayerTeam } from './data.ts';
import type { DataStores } from './stores.ts';
import { begun, creatureAt, openPlace, withMember } from './team-rules.ts';
import { type ResultTab, type TimeWindow, teamAt } from './teams.ts';

const t = messages('shell');

type Stockpile = Pick<Team, 'stockpiledBerries' | 'stockpiledIngredients'>;

/** A slot of a team. */
export type TeamSlot = readonly [index: number, place: number];

/** There is no slot for a copy. */
export const NO_ROOM = 'no room';

interface TeamCopy {
  /** Index of the new team. */
  readonly to: number;
  readonly undo: Undo;
}

export interface TeamActions {
  // What is on the screen.
  readonly setCurrentTeam: (index: number) => void;
  readonly nextTeam: () => void;
  readonly previousTeam: () => void;
  readonly setTimeWindow: (timeWindow: TimeWindow) => void;
  readonly setTab: (tab: ResultTab) => void;
  readonly selectMember: (index: number, place: number) => void;
  // Settings of a team. An empty name becomes the default.
  readonly renameTeam: (index: number, name: string) => Undo;
  readonly toggleCamp: (index: number) => Undo;
  readonly updateSleep: (index: number, schedule: Schedule) => Undo;
  readonly updateRecipeType: (index: number, recipeType: RecipeType) => Undo;
  readonly updateIsland: (index: number, island: Omit<TeamIsland, 'areaBonus'>) => Undo;
  readonly updateStockpile: (index: number, stockpile: Stockpile) => Undo;
  readonly deleteTeam: (index: number) => Undo;
  /** Into the first unused team, with new members. */
  readonly duplicateTeam: (index: number) => TeamCopy | typeof NO_ROOM;
  /** Replaces a team with its members. */
  readonly setTeam: (index: number, team: PlayerTeam, creatures: readonly Creature[]) => Undo;
  // Members. A creature that is already in the team moves, and swaps with the member in that slot.
  readonly putMember: (index: number, place: number, creature: Creature) => Undo;
  readonly removeMember: (index: number, place: number) => Undo;
  /** Swaps two slots, also of different teams; one may be empty. */
  readonly swapMembers: (from: TeamSlot, to: TeamSlot) => Undo;
  /** Copies the member of one slot to another, also of another team. */
  readonly copyMember: (from: TeamSlot, to: TeamSlot) => Undo;
  readonly duplicateMember: (index: number, place: number) => Undo | typeof NO_ROOM;
  readonly setSnacking: (index: number, id: string, snacks: boolean) => Undo;
}

/** `copyOf` makes a creature with a new id. */
export function teamActions(
  stores: Pick<DataStores, 'teams' | 'creatures'>,
  commit: Commit,
  copyOf: (creature: Creature) => Creature,
): TeamActions {
  const changeTeam = (index: number, change: (team: PlayerTeam) => PlayerTeam): Undo =>
    commit((data) => ({
      ...data,
      teams: data.teams.map((known) => (known.index === index ? change(known) : known)),
    }));

  const showTeam = (index: number) =>
    stores.teams.setState({ currentIndex: ((index % MAX_TEAMS) + MAX_TEAMS) % MAX_TEAMS });

  const setTeam: TeamActions['setTeam'] = (index, team, added) =>
    commit(({ teams, creatures }) => ({
      creatures: { ...creatures, ...Object.fromEntries(added.map((creature) => [creature.externalId, creature])) },
      teams: teams.map((known) => (known.index === index ? { ...team, index } : known)),
    }));

  const putMember: TeamActions['putMember'] = (index, place, creature) => {
    const { teams } = stores.teams.getState();
    const team = begun(teams, teamAt({ teams }, index));
    const before = team.members.indexOf(creature.externalId);
    const left = before < 0 ? team.members : withMember(team.members, before, team.members[place] ?? null);
    const members = withMember(left, place, creature.externalId);
    return setTeam(index, { ...team, members, memberIndex: place }, [creature]);
  };

  const memberAt = ([index, place]: TeamSlot): Creature | undefined =>
    creatureAt(teamAt(stores.teams.getState(), index), place, stores.creatures.getState().creatures);

  return {
    setCurrentTeam: showTeam,
    nextTeam: () => showTeam(stores.teams.getState().currentIndex + 1),
    previousTeam: () => showTeam(stores.teams.getState().currentIndex - 1),
    setTimeWindow: (timeWindow) => stores.teams.setState({ timeWindow }),
    setTab: (tab) => stores.teams.setState({ tab }),
    selectMember: (index, place) => void changeTeam(index, (team) => ({ ...team, memberIndex: place })),

    renameTeam: (index, name) =>
      changeTeam(index, (team) => ({ ...team, name: cutNickname(name, MAX_TEAM_NAME) || emptyTeam(index).name })),
    toggleCamp: (index) => changeTeam(index, (team) => ({ ...team, camp: !team.camp })),
    updateSleep: (index, { bedtime, wakeup }) => changeTeam(index, (team) => ({ ...team, bedtime, wakeup })),
    updateRecipeType: (index, recipeType) => changeTeam(index, (team) => ({ ...team, recipeType })),
    updateIsland: (index, { shortName, berries, expert }) => {
      stores.teams.setState(({ islandChoices }) => ({
        islandChoices: { ...islandChoices, [shortName]: { berries, expert } },
      }));
      return changeTeam(index, (team) => ({ ...team, island: { shortName, berries, expert, areaBonus: 0 } }));
    },
    updateStockpile: (index, stockpile) => changeTeam(index, (team) => ({ ...team, ...stockpile })),
    deleteTeam: (index) => changeTeam(index, () => emptyTeam(index)),
    duplicateTeam: (index) => {
      const { teams } = stores.teams.getState();
      const free = teams.find((team) => isUntouched(team) && team.index !== index);
      if (!free) return NO_ROOM;
      const team = teamAt({ teams }, index);
      const copies = team.members.map((_, place) => {
        const creature = memberAt([index, place]);
        // With the same name: these are the same creatures in another plan, not additional ones.
        return creature ? { ...copyOf(creature), name: creature.name } : undefined;
      });
      const copyIds = new Map(
        copies.flatMap((copy, place) => (copy ? [[team.members[place] ?? '', copy.externalId]] : [])),
      );
      const undo = setTeam(
        free.index,
        {
          ...team,
          name:
            team.name === defaultTeamName(index)
              ? free.name
              : cutNickname(t('copyOf', { name: team.name }), MAX_TEAM_NAME),
          members: copies.reduce(
            (members, copy, place) => withMember(members, place, copy?.externalId ?? null),
            free.members,
          ),
          rotation: team.rotation && withIds(team.rotation, (id) => copyIds.get(id) ?? id),
          snacking: copies.flatMap((copy, place) =>
            copy && team.snacking.includes(team.members[place] ?? '') ? [copy.externalId] : [],
          ),
          version: free.version,
        },
        copies.filter((copy) => copy !== undefined),
      );
      return { to: free.index, undo };
    },
    setTeam,

    putMember,
    removeMember: (index, place) =>
      changeTeam(index, (team) => ({ ...team, members: withMember(team.members, place, null) })),
    swapMembers: (from, to) => commit((data) => ({ ...data, teams: swapped(data.teams, from, to) })),
    copyMember: (from, [index, place]) => {
      const creature = memberAt(from);
      return creature ? putMember(index, place, copyOf(creature)) : () => {};
    },
    duplicateMember: (index, place) => {
      const free = openPlace(teamAt(stores.teams.getState(), index));
      const creature = memberAt([index, place]);
      return free === undefined || !creature ? NO_ROOM : putMember(index, free, copyOf(creature));
    },
    setSnacking: (index, id, snacks) =>
      changeTeam(index, (team) => ({
        ...team,
        snacking: [...team.snacking.filter((other) => other !== id), ...(snacks ? [id] : [])],
      })),
  };
}

/** A snacking member goes on snacking in the other team. */
function swapped(teams: readonly PlayerTeam[], from: TeamSlot, to: TeamSlot): readonly PlayerTeam[] {
  const at = ([index, place]: TeamSlot): string | null => teams[index]?.members[place] ?? null;
  const snacks = ([index]: TeamSlot, id: string | null): boolean =>
    id !== null && teams[index]?.snacking.includes(id) === true;
  const placed = (team: PlayerTeam, spot: TeamSlot, origin: TeamSlot): PlayerTeam => {
    const id = at(origin);
    if (spot[0] !== team.index) return team;
    const snacking = id !== null && snacks(origin, id) ? [...new Set([...team.snacking, id])] : team.snacking;
    return { ...team, members: withMember(team.members, spot[1], id), snacking };
  };
  const begunIf = (team: PlayerTeam): PlayerTeam =>
    team.index === to[0] && at(from) !== null ? begun(teams, team) : team;
  return teams.map((team) => placed(placed(begunIf(team), from, to), to, from));
}
