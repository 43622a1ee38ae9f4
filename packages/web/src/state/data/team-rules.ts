// Rules of a team: its slots, the selected member, and the settings of a new one.
import { type Creature, TEAM_SIZE, type TeamPlaces, withIds } from '@oversleep/game';
import { type Creatures, isUntouched, membersOf, type PlayerTeam, settingsOfTeam } from './data.ts';

export const places = (): readonly number[] => Array.from({ length: TEAM_SIZE }, (_, place) => place);

export function creatureAt(team: PlayerTeam, place: number, creatures: Creatures): Creature | undefined {
  const id = team.members[place] ?? null;
  return id === null ? undefined : creatures[id];
}

export function withMember(members: TeamPlaces, place: number, id: string | null): TeamPlaces {
  const at = (i: 0 | 1 | 2 | 3 | 4) => (i === place ? id : members[i]);
  return [at(0), at(1), at(2), at(3), at(4)];
}

/** Removed members leave their slots empty. */
export const withoutMembers = (team: PlayerTeam, gone: ReadonlySet<string>): PlayerTeam => ({
  ...team,
  rotation: team.rotation && withIds(team.rotation, (id) => (gone.has(id) ? null : id)),
  members: places().reduce((members, place) => {
    const id = members[place] ?? null;
    return id !== null && gone.has(id) ? withMember(members, place, null) : members;
  }, team.members),
});

/** The first empty slot, undefined when the team is full. */
export function openPlace({ members }: Pick<PlayerTeam, 'members'>): number | undefined {
  const place = members.indexOf(null);
  return place < 0 ? undefined : place;
}

/** The selected slot, or the next one with a member if it is empty. */
export function selectedPlace(members: TeamPlaces, wanted: number): number {
  const filled = places().filter((place) => members[place] !== null);
  return filled.find((place) => place >= wanted) ?? filled.at(-1) ?? 0;
}

/** The team whose settings a new one gets: the last before it with members, else the last of all. */
export function modelFor(teams: readonly PlayerTeam[], index: number): PlayerTeam | undefined {
  const others = teams.filter((team) => team.index !== index && membersOf(team).length > 0);
  return others.findLast((team) => team.index < index) ?? others.at(-1);
}

/** The team when its first member joins: without settings of its own it gets those of the team before. */
export function begun(teams: readonly PlayerTeam[], team: PlayerTeam): PlayerTeam {
  const model = isUntouched(team) ? modelFor(teams, team.index) : undefined;
  if (!model) return team;
  const { name: _, rotation: __, ...week } = settingsOfTeam(model);
  return { ...team, ...week, island: model.island };
}
