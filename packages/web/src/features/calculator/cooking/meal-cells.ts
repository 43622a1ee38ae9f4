// The meals of a week, 7 × 3, as they came out in some simulated weeks: the dish that was cooked most often in each.
import type { Game, Meal, Recipe, RecipeType } from '@oversleep/game';
import type { CookedDay } from '../../../state/data/results.ts';
import { mealAt } from '../results/meals.ts';
import type { TeamReport } from '../results/team-report.ts';

/** One dish at one meal; null for a mixed dish. */
export interface ServedDish {
  readonly day: number;
  readonly meal: Meal;
  readonly recipe: Recipe | null;
}

export interface MealCell {
  readonly day: number;
  readonly meal: Meal;
  /** Null for a mixed dish. */
  readonly recipe: Recipe | null;
  /** In how many of the weeks that were looked at. */
  readonly times: number;
  readonly weeks: number;
}

/** The dishes of a type in one simulated day. */
export function servedOn(
  context: TeamReport,
  dishes: CookedDay['dishes'],
  day: number,
  type: RecipeType,
): readonly ServedDish[] {
  return dishes.flatMap((dish) => {
    if (dish.type !== type) return [];
    const meal = mealAt(context, dish.at);
    return meal ? [{ day, meal, recipe: recipeOf(context.game, dish.recipe) }] : [];
  });
}

const recipeOf = ({ recipes }: Game, name: string | undefined): Recipe | null =>
  name === undefined ? null : (recipes.find(name) ?? null);

/** Undefined where no meal is eaten. */
export function cellAt(served: readonly ServedDish[], day: number, meal: Meal): MealCell | undefined {
  const here = served.filter((one) => one.day === day && one.meal === meal);
  const counts = new Map<Recipe | null, number>();
  for (const { recipe } of here) counts.set(recipe, (counts.get(recipe) ?? 0) + 1);
  const [likeliest] = [...counts].sort(([a, m], [b, n]) => n - m || (b?.valueMax ?? 0) - (a?.valueMax ?? 0));
  if (!likeliest) return undefined;
  const [recipe, times] = likeliest;
  return { day, meal, recipe, times, weeks: here.length };
}
