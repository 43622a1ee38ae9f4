// What a player owns: ten teams and the creatures in them, in the Pokébox and in the comparison.
import {
  allMembersOf,
  buildFields,
  type Creature,
  defaultTeam,
  MAX_SAVED_CREATURES,
  MAX_TEAMS,
  type Team,
} from '@oversleep/game';

export interface PlayerTeam extends Team {
  /** Ids of members that keep snacking when their bag is full. */
  readonly snacking: readonly string[];
}

export type Creatures = Readonly<Record<string, Creature>>;

export interface PlayerData {
  /** Always ten, by index. */
  readonly teams: readonly PlayerTeam[];
  readonly creatures: Creatures;
}

export const emptyTeam = (index: number): PlayerTeam => ({ ...defaultTeam(index), snacking: [] });

export const emptyTeams = (): readonly PlayerTeam[] =>
  Array.from({ length: MAX_TEAMS }, (_, index) => emptyTeam(index));

/** Ids of members, without the empty slots. */
export const membersOf = ({ members }: Pick<Team, 'members'>): readonly string[] => members.filter((id) => id !== null);

type Roster = Pick<Team, 'members' | 'rotation'>;

/** With those that take turns with the members. */
export const idsInTeams = (teams: readonly Roster[]): ReadonlySet<string> => new Set(teams.flatMap(allMembersOf));

export const boxOf = (creatures: Creatures): readonly Creature[] =>
  Object.values(creatures).filter(({ saved }) => saved);

/** How many more the box can hold. */
export const boxRoom = (creatures: Creatures): number => MAX_SAVED_CREATURES - boxOf(creatures).length;

/** A player's creatures: those in the box, and those that are only in a team. */
export function ownedBy(creatures: Creatures, teams: readonly Roster[]): readonly Creature[] {
  const inTeams = idsInTeams(teams);
  return Object.values(creatures).filter(({ saved, externalId }) => saved || inTeams.has(externalId));
}

/** Deep equality, whatever order the fields have. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [definedEntries(a), definedEntries(b)];
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}

const definedEntries = (value: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value).filter(([, entry]) => entry !== undefined));

/** The settings of a team that are stored on the server besides its members. The island's bonus is the player's own. */
export function settingsOfTeam(team: PlayerTeam) {
  const { name, camp, bedtime, wakeup, recipeType, island, stockpiledBerries, stockpiledIngredients, rotation } = team;
  const { shortName, berries, expert } = island;
  return {
    name,
    camp,
    bedtime,
    wakeup,
    recipeType,
    island: { shortName, berries, expert },
    stockpiledBerries,
    stockpiledIngredients,
    rotation,
  };
}

/** Without members and changed settings. */
export const isUntouched = (team: PlayerTeam): boolean =>
  membersOf(team).length === 0 && isSame(settingsOfTeam(team), settingsOfTeam(emptyTeam(team.index)));

/** Without the version. */
export function contentOf({ version: _, ...creature }: Creature): Omit<Creature, 'version'> {
  return creature;
}

export const sameContent = (a: Creature, b: Creature): boolean => isSame(contentOf(a), contentOf(b));

export const sameBuild = (a: Creature, b: Creature): boolean => isSame(buildFields(a), buildFields(b));

/** Drops creatures that are not saved and that no team and no comparison uses. */
export function withoutUnused(creatures: Creatures, teams: readonly Roster[], compared: readonly string[]): Creatures {
  const used = new Set([...idsInTeams(teams), ...compared]);
  const entries = Object.entries(creatures);
  const kept = entries.filter(([id, { saved }]) => saved || used.has(id));
  return kept.length === entries.length ? creatures : Object.fromEntries(kept);
}
