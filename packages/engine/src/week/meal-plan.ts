// How the rest of a week is cooked: wishes for single meals, and ingredients reserved for later ones.
import { BEST, MEALS, MIXED, NOTHING, WEEKDAYS } from '@oversleep/game';
import type { RecipeBook } from '../loop/recipe-book.ts';
import { type MealSlot, SUNDAY } from './calendar.ts';
import { type MealPlan, Wish } from './cook.ts';
import type { WeekPolicy } from './types.ts';

/** Ingredients of a wished dish are reserved for this many meals before it: a day. */
const KEPT_BEFORE = 3;

/** The policy's wishes by slot; a dish that the player doesn't know can't be wished for. */
export function wishesOf({ dishes }: WeekPolicy, slots: readonly MealSlot[], book: RecipeBook): Int32Array {
  return Int32Array.from(slots, ({ weekday, meal, past, eaten }) => {
    if (eaten) return Wish.nothing;
    const wish = dishes[WEEKDAYS[weekday] ?? 'sun']?.[MEALS.indexOf(meal)] ?? BEST;
    if (past || wish === BEST) return Wish.best;
    if (wish === MIXED) return Wish.mixed;
    if (wish === NOTHING) return Wish.nothing;
    const place = book.recipes.findIndex(({ recipe }) => recipe.name === wish);
    return place < 0 ? Wish.best : place;
  });
}

/** Total ingredients of the listed dishes. */
export function ingredientsOf(
  { start, ingredient, amount }: RecipeBook,
  dishes: readonly number[],
  kinds: number,
): Float64Array {
  const sum = new Float64Array(kinds);
  for (const r of dishes)
    for (let k = start[r] ?? 0; k < (start[r + 1] ?? 0); k += 1) {
      const i = ingredient[k] ?? 0;
      sum[i] = (sum[i] ?? 0) + (amount[k] ?? 0);
    }
  return sum;
}

/** Ingredients saved for Sunday: for these dishes, from this day on. */
export interface SundaySaving {
  readonly from: number;
  readonly dishes: readonly number[];
}

/** By slot, ingredients reserved for wishes of the next meals and for Sunday. */
export function keptFor(
  book: RecipeBook,
  slots: readonly MealSlot[],
  wishes: Int32Array,
  saving: SundaySaving | undefined,
  kinds: number,
): readonly (Float64Array | undefined)[] {
  return slots.map(({ weekday, past }, m) => {
    if (past) return undefined;
    const saves = saving !== undefined && weekday >= saving.from && weekday < SUNDAY;
    const wished = [...wishes.subarray(m + 1, m + 1 + KEPT_BEFORE)].filter(
      (wish, n) => wish >= 0 && !(saves && slots[m + 1 + n]?.weekday === SUNDAY && saving.dishes.includes(wish)),
    );
    const dishes = [...wished, ...(saves ? saving.dishes : [])];
    return dishes.length > 0 ? ingredientsOf(book, dishes, kinds) : undefined;
  });
}

/** The same meal plan with another wish for one meal. */
export function withWish(mealPlan: MealPlan, slot: number, wish: number): MealPlan {
  const wishes = mealPlan.wishes.slice();
  wishes[slot] = wish;
  return { ...mealPlan, wishes };
}
