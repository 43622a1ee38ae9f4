// What to cook now: choices for the next meal, each with the best that can follow it, by what they do to Sunday's strength with the same luck.
import { MIXED, marginOf, NOTHING } from '@oversleep/game';
import type { Estimate } from '../statistics/regression.ts';
import { cookAll, difference, race } from './compare.ts';
import { type MealPlan, type WeekKitchen, Wish } from './cook.ts';
import { withWish } from './meal-plan.ts';
import type { Playout } from './play.ts';
import { shortageOf } from './shortage.ts';
import type { CookOption, Steps } from './types.ts';

const MOST = 3;
/** A dish that there is enough for in fewer weeks than this is no choice. */
const LEAST_LIKELY = 0.25;
/** So many choices are looked at with every dish that may follow, after so many weeks each; weeks for what follows. */
const FIRSTS = 6;
const FIRST_WEEKS = 32;
const SECOND_WEEKS = 96;

/**
 * What is planned for the next meal, and beside it only what is clearly better or worse; nothing when no meal is left. Planned is what
 * the meal most likely is, as the days of the answer say it too.
 */
export function* nextMealAdvice(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  factor: number,
  planned: string | undefined,
): Steps<readonly CookOption[]> {
  if (planned === undefined) return [];
  const next = kitchen.slots.findIndex(({ past }) => !past);
  const place = kitchen.book.recipes.findIndex(({ recipe }) => recipe.name === planned);
  const probability = place < 0 ? 1 : (chancesOf(kitchen, mealPlan, weeks, next)[place] ?? 0);
  const isClear = ({ mean, error }: Estimate) => Math.abs(mean) > marginOf(error);
  const others = (yield* nextMealChoices(kitchen, mealPlan, weeks, factor)).filter(
    ({ dish, change }) => dish !== planned && isClear(change),
  );
  return [{ dish: planned, probability, change: { mean: 0, error: 0 } }, ...others.slice(0, MOST - 1)];
}

/** Everything worth a thought, best first; none when no meal is left. `factor`: strength of a point of cooking. */
export function* nextMealChoices(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  factor: number,
): Steps<readonly CookOption[]> {
  const next = kitchen.slots.findIndex(({ past }) => !past);
  if (next < 0) return [];
  // The plan with its next meal chosen as well as after the others: else a dish would be praised for what follows it.
  const some = weeks.slice(0, SECOND_WEEKS);
  const plain = cookAll(kitchen, yield* withBestWishAt(kitchen, mealPlan, some, next + 1), weeks);
  const chances = chancesOf(kitchen, mealPlan, weeks, next);
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

/** Dishes that there is often enough for, and what is always possible. */
const oftenPossible = (chances: Float64Array): readonly number[] => [
  ...[...chances.keys()].filter((dish) => (chances[dish] ?? 0) >= LEAST_LIKELY),
  Wish.mixed,
  Wish.nothing,
];

/** The mealPlan with whatever does best at a meal that the player has not fixed. The most valuable dish is not always it. */
function* withBestWishAt(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  slot: number,
): Steps<MealPlan> {
  if (mealPlan.wishes[slot] !== Wish.best) return mealPlan;
  const others = oftenPossible(chancesOf(kitchen, mealPlan, weeks, slot)).map((wish) => withWish(mealPlan, slot, wish));
  const [best] = yield* race(
    kitchen,
    [mealPlan, ...others].map((one) => ({ mealPlan: one })),
    weeks,
  );
  return best?.entry.mealPlan ?? mealPlan;
}

export const nameOfWish = ({ book }: WeekKitchen, wish: number): string =>
  wish >= 0 ? (book.recipes[wish]?.recipe.name ?? '') : wish === Wish.nothing ? NOTHING : MIXED;

/** By recipe, in how many weeks there is enough for it at this meal. */
function chancesOf(kitchen: WeekKitchen, mealPlan: MealPlan, weeks: readonly Playout[], slot: number): Float64Array {
  const { recipes } = kitchen.book;
  const chances = new Float64Array(recipes.length);
  kitchen.onMeal = (at, available, pot) => {
    if (at !== slot) return;
    for (let r = 0; r < recipes.length; r += 1)
      if (shortageOf(kitchen.book, r, available, pot).isEnough) chances[r] = (chances[r] ?? 0) + 1;
  };
  // A meal that is not cooked is not asked about either.
  const unwished = withWish(mealPlan, slot, Wish.best);
  cookAll(kitchen, unwished, weeks);
  kitchen.onMeal = undefined;
  return chances.map((times) => times / weeks.length);
}
