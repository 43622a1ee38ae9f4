// Teams: settings of a week, five places, and what lies in stock.

import { buildOf, isKnown } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { DEFAULT_ISLAND, type ExpertChoice } from './islands.ts';
import { type Build, hasSubskill } from './stats.ts';
import type { Clock } from './time.ts';
import type { Game, RecipeType, Ribbon } from './types.ts';

export const MAX_TEAMS = 10;
export const TEAM_SIZE = 5;
export const MAX_TEAM_NAME = 24;
export const MAX_STOCKPILED_INGREDIENTS = 10_000;
export const DEFAULT_BEDTIME: Clock = 21 * 60 + 30;
export const DEFAULT_WAKEUP: Clock = 6 * 60;
/** Of a member that is to be simulated or rated and says nothing about it; a new creature has none. */
export const DEFAULT_MEMBER_RIBBON: Ribbon = 4;

export interface BerryStock {
  readonly name: string;
  readonly amount: number;
  readonly level: number;
}

export interface IngredientStock {
  readonly name: string;
  readonly amount: number;
}

export interface TeamIsland {
  readonly shortName: string;
  /** Favoured berries by name. */
  readonly berries: readonly string[];
  /** Percent. */
  readonly areaBonus: number;
  readonly expert?: ExpertChoice | undefined;
}

export type TeamPlaces = readonly [string | null, string | null, string | null, string | null, string | null];

export interface Team {
  readonly index: number;
  /** The selected place. */
  readonly memberIndex: number;
  readonly name: string;
  readonly camp: boolean;
  readonly bedtime: Clock;
  readonly wakeup: Clock;
  readonly recipeType: RecipeType;
  readonly island: TeamIsland;
  readonly stockpiledBerries: readonly BerryStock[];
  readonly stockpiledIngredients: readonly IngredientStock[];
  readonly version: number;
  /** Ids of creatures. */
  readonly members: TeamPlaces;
}

export const defaultTeamName = (index: number): string => `Helper team ${index + 1}`;

export const defaultTeam = (index: number): Team => ({
  index,
  memberIndex: 0,
  name: defaultTeamName(index),
  camp: false,
  bedtime: DEFAULT_BEDTIME,
  wakeup: DEFAULT_WAKEUP,
  recipeType: 'curry',
  island: { shortName: DEFAULT_ISLAND, berries: [], areaBonus: 0 },
  stockpiledBerries: [],
  stockpiledIngredients: [],
  version: 0,
  members: [null, null, null, null, null],
});

/** Whether a member changes what the others produce, so that their comparison with perfect builds must be made anew. */
export function isSupportMember(game: Game, creature: Creature): boolean {
  return isKnown(game, creature) && supportsTeam(buildOf(game, creature));
}

/** Whether a build changes what its team mates produce. */
export const supportsTeam = (build: Build): boolean =>
  build.species.skill.supportsTeam ||
  hasSubskill(build, 'HELPING_BONUS') ||
  hasSubskill(build, 'ENERGY_RECOVERY_BONUS');
