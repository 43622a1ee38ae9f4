// What a simulation is asked: a team, or all members of a rotation, and the settings of the week.
import {
  type Build,
  buildOf,
  type Creature,
  type EventEffect,
  type ExpertChoice,
  type Game,
  gameInWeek,
  type NormalSwapPlan,
  type Of,
  type settingsShape,
} from '@oversleep/game';
import { METHOD, type Method } from './method.ts';

type SettingsInput = Of<typeof settingsShape>;

export interface TeamSettings
  extends Pick<
    SettingsInput,
    | 'camp'
    | 'bedtime'
    | 'wakeup'
    | 'recipeType'
    | 'stockpiledIngredients'
    | 'stockpiledBerries'
    | 'potSize'
    | 'recipeLevels'
    | 'policy'
  > {
  readonly island: string;
  /** Percent. */
  readonly areaBonus: number;
  readonly favourites: readonly string[];
  readonly expert?: ExpertChoice | undefined;
  /** Effects of the week's events; left out where there are none, so that such a week keeps its name. */
  readonly event?: readonly EventEffect[] | undefined;
  /** Who is in the team when; left out where the same members are in all week. */
  readonly rotation?: NormalSwapPlan | undefined;
}

export interface TeamMember {
  readonly externalId: string;
  readonly build: Build;
  /** Collects nothing but berries, all day long. */
  readonly sneakySnacking: boolean;
}

/**
 * `game` is the game on the island, with everything that an event or expert rules change. With a rotation, `members` are
 * all that are ever in the team.
 */
export interface TeamRequest {
  readonly game: Game;
  readonly settings: TeamSettings;
  readonly members: readonly TeamMember[];
  readonly method: Method;
  /** Numbers of the members' random streams, so that a member can meet the same luck in other teams; else their places. */
  readonly streams?: readonly number[] | undefined;
}

/** What of an input was found good: plain data, of which `requestOf` makes the same request in any thread. */
export interface CheckedTeam {
  readonly settings: TeamSettings;
  readonly members: readonly RequestMember[];
}

export interface RequestMember {
  readonly creature: Creature;
  readonly sneakySnacking: boolean;
}

/** A request out of values that are known to be good. */
export function requestOf(
  game: Game,
  settings: TeamSettings,
  members: readonly RequestMember[],
  method = METHOD,
): TeamRequest {
  const world = gameInWeek(game, settings);
  return {
    game: world,
    settings,
    members: members.map(({ creature, sneakySnacking }) => ({
      externalId: creature.externalId,
      build: buildOf(world, creature),
      sneakySnacking,
    })),
    method,
  };
}
