// Questions of a team search: its goal, its candidates and conditions on every team. One description for page, command
// line and API.
import { LEVEL_MESSAGE } from './creature-shape.ts';
import { UUID_PATTERN } from './ids.ts';
import { RANK_NAMES, ranksOf } from './ranks.ts';
import { isObject, shown } from './reading.ts';
import { RECIPE_TYPES } from './recipes.ts';
import { either } from './shape/either.ts';
import { about, optional, or, orNull } from './shape/modifiers.ts';
import type { Of, Shape } from './shape/shape.ts';
import { list, object } from './shape/structures.ts';
import { flag, keptText, named, number, oneOf, requiredFlag, text } from './shape/values.ts';
import { MAX_LEVEL, MIN_LEVEL } from './slots.ts';
import { TEAM_SIZE } from './team-size.ts';
import type { Catalogue, EditionId } from './types.ts';

const variant = <const K extends string, F extends Readonly<Record<string, Shape<unknown>>>>(kind: K, fields: F) => ({
  is: (value: unknown) => isObject(value) && value.kind === kind,
  shape: object({ kind: oneOf([kind]), ...fields }),
});

/** By key or display name, in any case. */
export const byAnyName = <Row extends { readonly name: string; readonly displayName?: string }>({
  find,
  rows,
}: Catalogue<Row>) => ({
  find: (name: string) =>
    find(name) ?? rows.find(({ displayName }) => displayName?.toLowerCase() === name.toLowerCase()),
});

const recipe = named(
  ({ recipes }) => byAnyName(recipes),
  (value) => `Recipe not found: ${shown(value)}`,
);
const ingredient = named(
  ({ ingredients }) => byAnyName(ingredients),
  (value) => `Ingredient not found: ${shown(value)}`,
);
const strength = number(1, Number.MAX_SAFE_INTEGER, (value) => `strength must be a whole number, not ${shown(value)}`);

const common = [
  variant('strength', {}),
  variant('dishes', { type: oneOf(RECIPE_TYPES, `type must be one of ${RECIPE_TYPES.join(', ')}`) }),
  variant('berries', {}),
  /** How often it is cooked. */
  variant('dish', { recipe }),
  variant('shards', {}),
  variant('procs', {}),
  variant('ingredient', { name: ingredient }),
] as const;

const UNKNOWN = (value: unknown) => `There is no such goal: ${shown(isObject(value) ? value.kind : value)}`;

/** `reach` is the chance (0 to 1) that a week reaches this strength. */
export const goalShape = either([...common, variant('reach', { strength })], UNKNOWN);
export type Goal = Of<typeof goalShape>;

/** As a player enters it: a rank instead of its strength on the week's island. */
export const wantedGoalShape = either(
  [...common, variant('rank', { rank: number(0, RANK_NAMES.length - 1) })],
  UNKNOWN,
);
export type WantedGoal = Of<typeof wantedGoalShape>;

/** As the search uses it; undefined for a rank of unknown strength. */
export function searchGoal(edition: EditionId, island: string, goal: WantedGoal): Goal | undefined {
  if (goal.kind !== 'rank') return goal;
  const reached = ranksOf(edition, island).snorlaxRankStrength?.[goal.rank];
  return reached === undefined ? undefined : { kind: 'reach', strength: Math.max(1, reached) };
}

/** How many creatures a search for a team of five chooses from: more would take too long. */
export const MOST_CANDIDATES = 300;

const members = number(0, TEAM_SIZE);
const skillLimit = object({ skill: text(undefined, { most: 64 }), members });
const uuid = keptText(undefined, { pattern: UUID_PATTERN });
const candidates = list(uuid, undefined, { most: MOST_CANDIDATES });

/** Conditions on every team. Candidates by id. */
export const wishesShape = object({
  include: optional(candidates),
  exclude: optional(candidates),
  atMost: optional(about(list(skillLimit, undefined, { most: 20 }), 'At most so many whose main skill has this key.')),
  healers: optional(about(members, 'At least so many whose main skill gives energy to others.')),
  near: optional(
    object({
      team: list(uuid, undefined, { most: TEAM_SIZE }),
      changes: about(members, 'At most so many others than in this team.'),
    }),
  ),
});

const texts = or(list(keptText()), []);

/** A player's conditions on the teams of a search, apart from its goal. */
export const conditionsShape = object({
  /** Ids of the creatures chosen from the box; null: all of it. */
  chosen: orNull(list(keptText(), undefined, { keep: 'none' })),
  favourites: flag(),
  /** One of them is enough; an empty list means no restriction. */
  tags: texts,
  /** Members of the present team take part as well, whatever else is chosen. */
  withTeam: or(requiredFlag, true),
  /** All creatures at this level; null: each at its own. */
  level: orNull(number(MIN_LEVEL, MAX_LEVEL, LEVEL_MESSAGE, { exact: true })),
  include: or(list(keptText(), undefined, { most: TEAM_SIZE }), []),
  never: texts,
  /** At most so many with this main skill key. */
  limits: or(list(skillLimit), []),
  /** At least so many that give energy to others. */
  healers: or(members, 0),
  /** At most so many others than in the present team; null: all may change. */
  changes: orNull(number(0, TEAM_SIZE, undefined, { exact: true })),
});
export interface Conditions extends Of<typeof conditionsShape> {}
