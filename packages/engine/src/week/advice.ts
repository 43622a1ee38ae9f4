// What to cook now: options for the next meal by their effect on Sunday's strength with the same random numbers.
import { MIXED, marginOf, NOTHING } from '@oversleep/game';
import type { Estimate } from '../statistics/regression.ts';
import { cookAll, difference, race } from './compare.ts';
import { type MealPlan, type WeekKitchen, Wish } from './cook.ts';
import { withWish } from './meal-plan.ts';
import type { Playout } from './play.ts';
import { shortageOf } from './shortage.ts';
import type { CookOption, WeekSteps } from './types.ts';

const MOST = 3;
/** A dish with enough ingredients in fewer weeks than this is not offered. */
const LEAST_LIKELY = 0.25;
/** Options that are tried with every following dish, and the weeks used before and after that choice. */
const FIRSTS = 6;
const FIRST_WEEKS = 32;
const SECOND_WEEKS = 96;

/**
 * The planned dish for the next meal, and others that are clearly better or worse; empty when no meal is left. The
 * planned dish is the most likely one, as in the answer's days.
 */
export function* nextMealAdvice(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  factor: number,
  planned: string | undefined,
): WeekSteps<readonly CookOption[]> {
  if (planned === undefined) return [];
  const next = nextSlot(kitchen);
  const place = kitchen.book.recipes.findIndex(({ recipe }) => recipe.name === planned);
  const probability = place < 0 ? 1 : ((yield* chancesOf(kitchen, mealPlan, weeks, next))[place] ?? 0);
  const isClear = ({ mean, error }: Estimate) => Math.abs(mean) > marginOf(error);
  const others = (yield* nextMealChoices(kitchen, mealPlan, weeks, factor)).filter(
    ({ dish, change }) => dish !== planned && isClear(change),
  );
  return [{ dish: planned, probability, change: { mean: 0, error: 0 } }, ...others.slice(0, MOST - 1)];
}

/** All sensible options, best first; empty when no meal is left. `factor`: strength of a point of cooking. */
export function* nextMealChoices(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  factor: number,
): WeekSteps<readonly CookOption[]> {
  const next = nextSlot(kitchen);
  if (next < 0) return [];
  // Optimises the meal after the next one in the plan, too; otherwise an option would be credited for what follows it.
  const some = weeks.slice(0, SECOND_WEEKS);
  const plain = yield* cookAll(kitchen, yield* withBestWishAt(kitchen, mealPlan, some, next + 1), weeks);
  const chances = yield* chancesOf(kitchen, mealPlan, weeks, next);
  const choices = oftenPossible(chances).map((wish) => ({ wish, mealPlan: withWish(mealPlan, next, wish) }));
  const firsts = (yield* race(kitchen, choices, weeks.slice(0, FIRST_WEEKS))).slice(0, FIRSTS);
  const ways: typeof choices = [];
  for (const { entry } of firsts)
    ways.push({ ...entry, mealPlan: yield* withBestWishAt(kitchen, entry.mealPlan, some, next + 1) });
  return (yield* race(kitchen, ways, weeks)).map(({ entry: { wish }, values }) => {
    const { mean, error } = difference(values, plain);
    return {
      dish: nameOfWish(kitchen, wish),
      probability: wish < 0 ? 1 : (chances[wish] ?? 0),
      change: { mean: mean * factor, error: error * factor },
    };
  });
}

const nextSlot = ({ slots }: WeekKitchen): number => slots.findIndex(({ past, eaten }) => !past && !eaten);

/** Dishes with enough ingredients often enough, and those that are always possible. */
const oftenPossible = (chances: Float64Array): readonly number[] => [
  ...[...chances.keys()].filter((dish) => (chances[dish] ?? 0) >= LEAST_LIKELY),
  Wish.mixed,
  Wish.nothing,
];

/**
 * The meal plan with the best wish at a meal that the player has not fixed, which is not always the most valuable dish.
 */
function* withBestWishAt(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  slot: number,
): WeekSteps<MealPlan> {
  if (mealPlan.wishes[slot] !== Wish.best) return mealPlan;
  const others = oftenPossible(yield* chancesOf(kitchen, mealPlan, weeks, slot)).map((wish) =>
    withWish(mealPlan, slot, wish),
  );
  const [best] = yield* race(
    kitchen,
    [mealPlan, ...others].map((one) => ({ mealPlan: one })),
    weeks,
  );
  return best?.entry.mealPlan ?? mealPlan;
}

export const nameOfWish = ({ book }: WeekKitchen, wish: number): string =>
  wish >= 0 ? (book.recipes[wish]?.recipe.name ?? '') : wish === Wish.nothing ? NOTHING : MIXED;

/** By recipe, the share of weeks with enough ingredients for it at this meal. */
function* chancesOf(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  slot: number,
): WeekSteps<Float64Array> {
  const { recipes } = kitchen.book;
  const chances = new Float64Array(recipes.length);
  kitchen.onMeal = (at, available, pot) => {
    if (at !== slot) return;
    for (let r = 0; r < recipes.length; r += 1)
      if (shortageOf(kitchen.book, r, available, pot).isEnough) chances[r] = (chances[r] ?? 0) + 1;
  };
  // A meal that is skipped reports no ingredients, so it is unset here.
  const unwished = withWish(mealPlan, slot, Wish.best);
  yield* cookAll(kitchen, unwished, weeks);
  kitchen.onMeal = undefined;
  return chances.map((times) => times / weeks.length);
}
