// Counts the results of each meal over many weeks.
import { formatClock, type Game, type Schedule, WEEKDAYS } from '@oversleep/game';
import { nameOfWish } from './advice.ts';
import type { MealSlot } from './calendar.ts';
import { isEndOfStep } from './compare.ts';
import { cookWeek, type MealPlan, type WeekKitchen } from './cook.ts';
import type { Playout } from './play.ts';
import { shortageOf } from './shortage.ts';
import type { WeekAnswer, WeekMeal, WeekSteps } from './types.ts';

interface MealTally {
  readonly dishes: Map<number, { times: number; value: number }>;
  value: number;
  filler: number;
  failed: number;
  tooLarge: number;
  readonly missing: Map<number, { times: number; amount: number }>;
}

const newCount = (): MealTally => ({
  dishes: new Map(),
  value: 0,
  filler: 0,
  failed: 0,
  tooLarge: 0,
  missing: new Map(),
});

export interface CookedWeeks {
  /** By week and slot: strength of the meal, without the area bonus; 0 before now. */
  readonly values: readonly Float64Array[];
  readonly meals: readonly WeekMeal[];
  readonly recipeLevels: NonNullable<WeekAnswer['recipeLevels']>;
}

/** `factor`: strength of a point of cooking. */
export function* cookedWeeks(
  game: Game,
  schedule: Schedule,
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
  factor: number,
): WeekSteps<CookedWeeks> {
  const { slots, book } = kitchen;
  const counts = slots.map(newCount);
  kitchen.onMeal = (m, available, pot) => {
    const wish = mealPlan.wishes[m] ?? -1;
    const count = counts[m];
    if (wish < 0 || !count) return;
    const { isEnough, isTooLarge, missing } = shortageOf(book, wish, available, pot);
    if (isEnough) return;
    count.failed += 1;
    if (isTooLarge) count.tooLarge += 1;
    for (const { ingredient, amount } of missing) {
      const known = count.missing.get(ingredient) ?? { times: 0, amount: 0 };
      count.missing.set(ingredient, { times: known.times + 1, amount: known.amount + amount });
    }
  };
  const cooked = new Set<number>();
  const levels = new Float64Array(book.recipes.length);
  const values: Float64Array[] = [];
  for (const [run, week] of weeks.entries()) {
    cookWeek(kitchen, mealPlan, week, run);
    for (const [r, { level }] of book.recipes.entries())
      levels[r] = (levels[r] ?? 0) + (kitchen.shelf.levels?.level[r] ?? level);
    for (const [m, dish] of kitchen.dish.entries()) if (dish >= 0 && !slots[m]?.past) cooked.add(dish);
    values.push(countWeek(kitchen, counts));
    if (isEndOfStep(run, weeks.length)) yield;
  }
  kitchen.onMeal = undefined;
  const share = (times: number) => times / weeks.length;
  const meals = slots.flatMap((slot, m): readonly WeekMeal[] => {
    const count = counts[m];
    if (slot.past || slot.eaten || !count) return [];
    const wish = mealPlan.wishes[m] ?? -1;
    return [
      {
        day: WEEKDAYS[slot.weekday] ?? 'sun',
        meal: slot.meal,
        time: formatClock(schedule.wakeup + slot.at),
        options: [...count.dishes]
          .map(([dish, { times, value }]) => ({
            dish: nameOfWish(kitchen, dish),
            probability: share(times),
            value: (factor * value) / times,
          }))
          .sort((a, b) => b.probability - a.probability || b.value - a.value),
        value: share(factor * count.value),
        filler: share(factor * count.filler),
        ...(wish >= 0 && {
          wish: {
            dish: nameOfWish(kitchen, wish),
            failed: share(count.failed),
            tooLarge: share(count.tooLarge),
            missing: [...count.missing].map(([i, { times, amount }]) => ({
              ingredient: game.ingredients.rows[i]?.name ?? '',
              probability: share(times),
              amount: amount / times,
            })),
          },
        }),
      },
    ];
  });
  const recipeLevels = book.recipes.flatMap(({ recipe, level }, r) =>
    cooked.has(r) ? [{ recipe: recipe.name, level, end: share(levels[r] ?? 0) }] : [],
  );
  return { values, meals, recipeLevels };
}

/** Adds the week that the kitchen has just cooked. */
function countWeek({ slots, dish, value, filler }: WeekKitchen, counts: readonly MealTally[]): Float64Array {
  const values = new Float64Array(slots.length);
  for (const [m, slot] of slots.entries()) {
    const count = counts[m];
    if (slot.past || !count) continue;
    const made = dish[m] ?? 0;
    const worth = value[m] ?? 0;
    const known = count.dishes.get(made) ?? { times: 0, value: 0 };
    count.dishes.set(made, { times: known.times + 1, value: known.value + worth });
    count.value += worth;
    count.filler += filler[m] ?? 0;
    values[m] = worth;
  }
  return values;
}

/** Strength of a week's meals up to a minute of a day. */
export function eatenUntil(slots: readonly MealSlot[], values: Float64Array, weekday: number, minute: number): number {
  let sum = 0;
  for (const [m, slot] of slots.entries())
    if (slot.weekday < weekday || (slot.weekday === weekday && slot.at <= minute)) sum += values[m] ?? 0;
  return sum;
}
