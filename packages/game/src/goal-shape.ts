// What a team is to make most of in a week: one description for the page, the command line and the API.
import { RANK_NAMES, ranksOf } from './ranks.ts';
import { isObject, shown } from './reading.ts';
import { RECIPE_TYPES } from './recipes.ts';
import { either } from './shape/either.ts';
import type { Of, Shape } from './shape/shape.ts';
import { object } from './shape/structures.ts';
import { named, number, oneOf } from './shape/values.ts';
import type { Catalogue, EditionId } from './types.ts';

const variant = <const K extends string, F extends Readonly<Record<string, Shape<unknown>>>>(kind: K, fields: F) => ({
  is: (value: unknown) => isObject(value) && value.kind === kind,
  shape: object({ kind: oneOf([kind]), ...fields }),
});

/** By its key or by what it is called, in any case. */
const byAnyName = <Row extends { readonly name: string; readonly displayName?: string }>({
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

/** `reach` is the chance (0 to 1) that a week's strength is so much. */
export const goalShape = either([...common, variant('reach', { strength })], UNKNOWN);
export type Goal = Of<typeof goalShape>;

/** As a player says it: a rank instead of the strength that it takes on the island of the week. */
export const wantedGoalShape = either(
  [...common, variant('rank', { rank: number(0, RANK_NAMES.length - 1) })],
  UNKNOWN,
);
export type WantedGoal = Of<typeof wantedGoalShape>;

/** As the search understands it; undefined for a rank whose strength no source has. */
export function searchGoal(edition: EditionId, island: string, goal: WantedGoal): Goal | undefined {
  if (goal.kind !== 'rank') return goal;
  const reached = ranksOf(edition, island).snorlaxRankStrength?.[goal.rank];
  return reached === undefined ? undefined : { kind: 'reach', strength: Math.max(1, reached) };
}
