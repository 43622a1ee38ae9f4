// Dishes that a team cooks with a candidate and hardly without it.
import type { RecipeType } from '@oversleep/game';
import type { Production } from '../../state/data/results.ts';

/** How often a week each dish is cooked, by name. */
export type Dishes = Readonly<Record<string, number>>;

export const dishesOf = ({ cooking }: Production, type: RecipeType): Dishes =>
  Object.fromEntries(
    (cooking?.[type].cookedRecipes ?? []).filter(({ count }) => count > 0).map(({ recipe, count }) => [recipe, count]),
  );

/** At least so often a week it is within reach, and less than so often it wasn't. */
const WITHIN = 1;
const WITHOUT = 0.5;

export interface DishCount {
  readonly recipe: string;
  readonly count: number;
}

/** Most often cooked first. */
export const reachedBy = (own: Dishes, present: Dishes): readonly DishCount[] =>
  Object.entries(own)
    .filter(([recipe, count]) => count >= WITHIN && (present[recipe] ?? 0) < WITHOUT)
    .map(([recipe, count]) => ({ recipe, count }))
    .sort((a, b) => b.count - a.count);
