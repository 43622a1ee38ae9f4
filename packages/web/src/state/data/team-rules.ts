// What a change of a team means: whether it must be calculated anew, which comparisons with perfect builds are void, who is selected.
import { type Creature, type Game, isSupportMember, TEAM_SIZE, type TeamPlaces } from '@oversleep/game';
import {
  type Creatures,
  isSame,
  isUntouched,
  membersOf,
  type PlayerData,
  type PlayerTeam,
  sameBuild,
  settingsOfTeam,
} from './data.ts';

export interface TeamEffect {
  readonly recalculate: boolean;
  /** Comparisons with perfect builds that do not hold any more: all of the team's, or those of these creatures. */
  readonly resetIvs: 'all' | readonly string[];
}

const NO_EFFECT: TeamEffect = { recalculate: false, resetIvs: [] };

/** What happened to the team of that index between two states. */
export function effectOn(game: Game, before: PlayerData, after: PlayerData, index: number): TeamEffect {
  const [was, is] = [before.teams[index], after.teams[index]];
  if (!was || !is) return NO_EFFECT;
  const changes = changedPlaces(was, is, before.creatures, after.creatures);
  const rested = was.camp !== is.camp || was.bedtime !== is.bedtime || was.wakeup !== is.wakeup;
  const expert = !isSame(was.island.expert, is.island.expert);
  const supports = changes.some((pair) => pair.some((creature) => creature && isSupportMember(game, creature)));
  return {
    recalculate: rested || changes.length > 0 || !isSame(productionSettings(was), productionSettings(is)),
    resetIvs: rested || expert || supports ? 'all' : changes.flat().flatMap((creature) => creature?.externalId ?? []),
  };
}

/** Besides camp and sleep; the type of dish is not among them, as all three are always calculated. */
function productionSettings({ island, stockpiledBerries, stockpiledIngredients, snacking }: PlayerTeam) {
  const { shortName, berries, expert } = island;
  return { shortName, berries, expert, stockpiledBerries, stockpiledIngredients, snacking };
}

type Pair = readonly [before: Creature | undefined, after: Creature | undefined];

function changedPlaces(was: PlayerTeam, is: PlayerTeam, before: Creatures, after: Creatures): readonly Pair[] {
  return places().flatMap((place): Pair[] => {
    const pair: Pair = [creatureAt(was, place, before), creatureAt(is, place, after)];
    return was.members[place] === is.members[place] && sameBuild(...pair) ? [] : [pair];
  });
}

export const places = (): readonly number[] => Array.from({ length: TEAM_SIZE }, (_, place) => place);

export function creatureAt(team: PlayerTeam, place: number, creatures: Creatures): Creature | undefined {
  const id = team.members[place] ?? null;
  return id === null ? undefined : creatures[id];
}

export function withMember(members: TeamPlaces, place: number, id: string | null): TeamPlaces {
  const at = (i: 0 | 1 | 2 | 3 | 4) => (i === place ? id : members[i]);
  return [at(0), at(1), at(2), at(3), at(4)];
}

/** The first empty place, undefined when the team is full. */
export function openPlace({ members }: Pick<PlayerTeam, 'members'>): number | undefined {
  const place = members.indexOf(null);
  return place < 0 ? undefined : place;
}

/** The selected place, or when nobody stands there the next one where somebody does. */
export function selectedPlace(members: TeamPlaces, wanted: number): number {
  const filled = places().filter((place) => members[place] !== null);
  return filled.find((place) => place >= wanted) ?? filled.at(-1) ?? 0;
}

/** Whose settings a new team begins with: the last team before it that has members, else the last of all. */
export function modelFor(teams: readonly PlayerTeam[], index: number): PlayerTeam | undefined {
  const others = teams.filter((team) => team.index !== index && membersOf(team).length > 0);
  return others.findLast((team) => team.index < index) ?? others.at(-1);
}

/** A team as it is when the first one joins: if nobody has touched it, its week is that of the team before. */
export function begun(teams: readonly PlayerTeam[], team: PlayerTeam): PlayerTeam {
  const model = isUntouched(team) ? modelFor(teams, team.index) : undefined;
  if (!model) return team;
  const { name: _, ...week } = settingsOfTeam(model);
  return { ...team, ...week, island: model.island };
}
