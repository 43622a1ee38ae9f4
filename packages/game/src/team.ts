// Teams: settings of a week, five places, and what lies in stock.
import type { Creature } from './creature.ts';
import { buildOf, isKnown } from './creature.ts';
import { DEFAULT_ISLAND, type ExpertChoice } from './islands.ts';
import { type Build, hasSubskill } from './stats.ts';
import type { Clock } from './time.ts';
import type { Berry, Game, Ingredient, RecipeType, Ribbon } from './types.ts';

export const MAX_TEAMS = 10;
export const TEAM_SIZE = 5;
export const MAX_TEAM_NAME = 24;
export const MAX_STOCKPILED_INGREDIENTS = 10_000;
export const DEFAULT_BEDTIME: Clock = 21 * 60 + 30;
export const DEFAULT_WAKEUP: Clock = 6 * 60;
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

/** What a simulation needs of a member, apart from its species. */
export interface MemberSettings {
  readonly externalId: string;
  readonly level: number;
  readonly ribbon: Ribbon;
  readonly nature: string;
  readonly skillLevel: number;
  readonly subskills: Creature['subskills'];
  readonly carrySize: number;
}

/** Whether a member changes what the others produce, so that their comparison with perfect builds must be made anew. */
export function isSupportMember(game: Game, creature: Creature): boolean {
  return isKnown(game, creature) && supportsTeam(buildOf(game, creature));
}

/** Whether a build changes what its team mates produce. */
export const supportsTeam = (build: Build): boolean =>
  build.species.skill.supportsTeam ||
  hasSubskill(build, 'HELPING_BONUS') ||
  hasSubskill(build, 'ENERGY_RECOVERY_BONUS');

// ── Inventory ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface BerrySet {
  readonly berry: Berry;
  readonly level: number;
  readonly amount: number;
}

export interface Inventory {
  readonly berries: readonly BerrySet[];
  readonly ingredients: readonly { readonly ingredient: Ingredient; readonly amount: number }[];
}

export const EMPTY_INVENTORY: Inventory = { berries: [], ingredients: [] };

function merged<T extends { readonly amount: number }>(sets: readonly T[], keyOf: (set: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const set of sets) {
    const known = byKey.get(keyOf(set));
    byKey.set(keyOf(set), known ? { ...known, amount: known.amount + set.amount } : set);
  }
  return [...byKey.values()];
}

/** Everything of several inventories: berries by kind and level, ingredients by kind, in order of first appearance. */
export function mergeInventories(...inventories: readonly Inventory[]): Inventory {
  return {
    berries: merged(
      inventories.flatMap(({ berries }) => berries),
      ({ berry, level }) => `${berry.name}@${level}`,
    ),
    ingredients: merged(
      inventories.flatMap(({ ingredients }) => ingredients),
      ({ ingredient }) => ingredient.key,
    ),
  };
}

/** The inventory a number of times over. */
export function scaleInventory({ berries, ingredients }: Inventory, times: number): Inventory {
  const scale = <T extends { readonly amount: number }>(set: T): T => ({ ...set, amount: set.amount * times });
  return { berries: berries.map(scale), ingredients: ingredients.map(scale) };
}
