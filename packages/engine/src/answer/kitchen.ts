// Cooking results in the answer's format, without dishes that were never possible.
import { type Game, mealTimes, onClock, type RecipeType, type Rules } from '@oversleep/game';
import type { CookedRecipe, CookingFigures, TypeFigures } from '../figures/types.ts';
import { looksOf, mealsAtLooks } from '../looks.ts';
import type { TeamSettings } from '../request.ts';
import { asError, asFigure, type Round } from './rounding.ts';

const happened = ({ count }: { readonly count: number }) => count > 0;
const isListed = ({ count, totalSkipped }: CookedRecipe<number>) => count > 0 || totalSkipped > 0;

const limited = ({ count, missing }: CookedRecipe<number>['potLimited']) => ({
  count: asFigure(count),
  averageMissing: asFigure(count > 0 ? missing / count : 0),
});

function dishAnswer(game: Game, dish: CookedRecipe<number>) {
  const { name, displayName, type, nrOfIngredients, bonus, value, valueMax } = game.recipes.get(dish.recipe);
  return {
    recipe: { name, displayName, type, nrOfIngredients, bonus, value, valueMax },
    level: dish.level,
    value: dish.value,
    count: asFigure(dish.count),
    sunday: asFigure(dish.sunday),
    totalSkipped: asFigure(dish.totalSkipped),
    potLimited: limited(dish.potLimited),
    ingredientLimited: dish.ingredientLimited
      .filter(happened)
      .map(({ ingredientName, ...rest }) => ({ ingredientName, ...limited(rest) })),
  };
}

function dishErrors(mean: CookedRecipe<number>, error: CookedRecipe<number>) {
  return {
    count: asError(error.count),
    sunday: asError(error.sunday),
    totalSkipped: asError(error.totalSkipped),
    potLimited: { count: asError(error.potLimited.count) },
    ingredientLimited: error.ingredientLimited
      .filter((_, i) => happened(mean.ingredientLimited[i] ?? { count: 0 }))
      .map(({ count }) => ({ count: asError(count) })),
  };
}

const typeNumbers = (
  { weeklyStrength, sundayStrength, mixed, lostIngredients, filled, filler }: TypeFigures<number>,
  round: Round,
) => ({
  weeklyStrength: round(weeklyStrength),
  sundayStrength: round(sundayStrength),
  mixed: round(mixed),
  lostIngredients: round(lostIngredients),
  ...(filled !== undefined && filler !== undefined && { filled: round(filled), filler: round(filler) }),
});

const typeAnswer = (game: Game, figures: TypeFigures<number>) => ({
  ...typeNumbers(figures, asFigure),
  cookedRecipes: figures.cookedRecipes.filter(isListed).map((dish) => dishAnswer(game, dish)),
  outOfReach: figures.outOfReach.map(({ recipe, missing }) => ({ recipe, missing: [...missing] })),
});

const typeErrors = (mean: TypeFigures<number>, error: TypeFigures<number>) => ({
  ...typeNumbers(error, asError),
  cookedRecipes: mean.cookedRecipes.flatMap((dish, i) => {
    const own = error.cookedRecipes[i];
    return own && isListed(dish) ? [dishErrors(dish, own)] : [];
  }),
});

const kitchenNumbers = ({ critInfo, lostIngredients }: CookingFigures<number>, round: Round) => ({
  critInfo: {
    averageCritMultiplierPerCook: round(critInfo.averageCritMultiplierPerCook),
    averageCritChancePerCook: round(critInfo.averageCritChancePerCook),
    averageWeekdayPotSize: round(critInfo.averageWeekdayPotSize),
  },
  lostIngredients: round(lostIngredients),
});

const byType = <T>(make: (type: RecipeType) => T): { curry: T; salad: T; dessert: T } => ({
  curry: make('curry'),
  salad: make('salad'),
  dessert: make('dessert'),
});

const MINUTES_PER_HOUR = 60;

/** Meal times: at the end of the meal's window, or when the player checks in. */
function mealClocks(rules: Rules, settings: TeamSettings) {
  const looks = settings.policy && looksOf(settings, settings.policy.lookIn);
  if (!looks) return mealTimes(rules, settings);
  return mealsAtLooks(rules, settings, looks).map(({ meal, at }) => ({ meal, clock: onClock(settings.wakeup + at) }));
}

type Time = { hour: number; minute: number; second: number };

function mealTimesOf({ rules }: Game, settings: TeamSettings): { breakfast?: Time; lunch?: Time; dinner?: Time } {
  return Object.fromEntries(
    mealClocks(rules, settings).map(({ meal, clock }) => [
      meal,
      { hour: Math.floor(clock / MINUTES_PER_HOUR), minute: Math.floor(clock % MINUTES_PER_HOUR), second: 0 },
    ]),
  );
}

export const cookingAnswer = (game: Game, settings: TeamSettings, mean: CookingFigures<number>) => ({
  ...byType((type) => typeAnswer(game, mean[type])),
  ...kitchenNumbers(mean, asFigure),
  mealsPerWeek: mean.mealsPerWeek,
  mealTimes: mealTimesOf(game, settings),
});

export const cookingErrors = (mean: CookingFigures<number>, error: CookingFigures<number>) => ({
  ...byType((type) => typeErrors(mean[type], error[type])),
  ...kitchenNumbers(error, asError),
});
