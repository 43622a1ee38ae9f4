// Cooks one simulated harvest for the rest of a week by a meal plan.
import type { Filling } from '../loop/filling.ts';
import type { CookingPlan } from '../loop/menu.ts';
import type { RecipeBook } from '../loop/recipe-book.ts';
import { cookDish, cookThis, createShelf, fillPot, gainRecipeExp, putAway, refill, type Shelf } from '../loop/shelf.ts';
import { type MealSlot, SUNDAY } from './calendar.ts';
import type { Playout } from './play.ts';

/** Wishes besides recipe indices; also the result of a meal. */
export const Wish = { best: -1, mixed: -2, nothing: -3 } as const;

/** How the meals of a week are cooked. */
export interface MealPlan {
  /** By slot: a recipe index or one of `Wish`. */
  readonly wishes: Int32Array;
  /** By slot: ingredients reserved for later meals. */
  readonly kept: readonly (Float64Array | undefined)[];
  readonly filling: Filling | undefined;
  /** Cooks nothing on Saturday once this chance of Extra Tasty is stored. */
  readonly hold: number;
}

export interface Bag {
  readonly ingredients: Float64Array;
  readonly tasty: number;
}

export interface WeekKitchen {
  readonly cooking: CookingPlan;
  readonly book: RecipeBook;
  readonly shelf: Shelf;
  readonly slots: readonly MealSlot[];
  /** Ingredients of a wished mixed dish, whatever the policy for leftovers. */
  readonly mixing: Filling | undefined;
  /** By run: the bag and the stored Extra Tasty chance at the first slot. Simulated weeks add more. */
  readonly bags: Bag[];
  /** Extra Tasty chance stored now; undefined to simulate it. */
  readonly tasty: number | undefined;
  readonly pot: number | undefined;
  /** Scratch: ingredients hidden from the current meal. */
  readonly hidden: Float64Array;
  /** Stock at the start of a week; empty because it is already in the bag. */
  readonly stock: Float64Array;
  /** Result of each slot: the dish or one of `Wish`, its strength, and the part of it from leftovers. */
  readonly dish: Int32Array;
  readonly value: Float64Array;
  readonly filler: Float64Array;
  /** Extra Tasty chance stored after the last meal. */
  tastyLeft: number;
  /** Called before each meal from now on with its available ingredients. */
  onMeal: ((slot: number, available: Float64Array, pot: number) => void) | undefined;
}

const NO_TALLY = new Float64Array(0);

export const createKitchen = (
  cooking: CookingPlan,
  slots: readonly MealSlot[],
  given: Pick<WeekKitchen, 'bags' | 'tasty' | 'pot' | 'mixing'>,
): WeekKitchen => {
  const book = cooking.books[cooking.asked];
  if (!book) throw new Error('No recipes of this type');
  const kinds = cooking.stockpile.length;
  return {
    ...given,
    cooking,
    book,
    slots,
    shelf: createShelf(book, kinds),
    hidden: new Float64Array(kinds),
    stock: new Float64Array(kinds),
    dish: new Int32Array(slots.length),
    value: new Float64Array(slots.length),
    filler: new Float64Array(slots.length),
    tastyLeft: 0,
    onMeal: undefined,
  };
};

/** Strength of all meals from now on, without the area bonus. */
export function cookWeek(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  { harvest }: Pick<Playout, 'harvest'>,
  run: number,
): number {
  const { cooking, shelf, slots } = kitchen;
  const kinds = kitchen.hidden.length;
  const bag = kitchen.bags[run % kitchen.bags.length];
  refill(shelf, kitchen.stock, bag?.ingredients);
  let tasty = bag?.tasty ?? 0;
  let pot = 0;
  let sum = 0;
  let isPast = true;
  for (let m = 0; m < slots.length; m += 1) {
    const slot = slots[m];
    if (!slot) continue;
    putAway(shelf, cooking, harvest.ingredients.subarray(m * kinds, (m + 1) * kinds));
    if (isPast && !slot.past) {
      isPast = false;
      pot = kitchen.pot ?? pot;
      tasty = kitchen.tasty ?? tasty;
    }
    pot += harvest.pot[m] ?? 0;
    tasty += harvest.tasty[m] ?? 0;
    const day = slot.weekday === SUNDAY ? 1 : 0;
    const wish = slot.past ? Wish.best : (mealPlan.wishes[m] ?? Wish.best);
    kitchen.value[m] = 0;
    kitchen.filler[m] = 0;
    kitchen.dish[m] = Wish.nothing;
    if (wish === Wish.nothing || (slot.weekday === SUNDAY - 1 && tasty >= mealPlan.hold && !slot.past)) continue;
    const odds = cooking.tasty[day];
    const room = Math.round((cooking.pot[day] + Math.min(pot, cooking.potCap)) * cooking.camp);
    const chance = Math.min(1, odds.chance + Math.min(tasty, cooking.tastyCap));
    const factor = (harvest.luck[m] ?? 1) < chance ? odds.multiplier : 1;
    if (!slot.past) kitchen.onMeal?.(m, shelf.available, room);
    const dish = cookMeal(kitchen, mealPlan, m, wish, room);
    const worth = (dish < 0 ? 0 : (shelf.value[dish] ?? 0)) + shelf.filler;
    kitchen.dish[m] = dish;
    kitchen.value[m] = worth * factor;
    kitchen.filler[m] = shelf.filler * factor;
    if (!slot.past) {
      sum += worth * factor;
      // The player's recipe levels already include earlier meals.
      shelf.made = worth;
      gainRecipeExp(shelf, dish, factor);
    }
    pot = 0;
    if (factor > 1) tasty = 0;
  }
  kitchen.tastyLeft = tasty;
  return sum;
}

/** The bag that a week with this meal plan leaves to the next one. */
export function leftoversAfter(kitchen: WeekKitchen, mealPlan: MealPlan, week: Playout, run: number): Bag {
  cookWeek(kitchen, mealPlan, week, run);
  return { ingredients: kitchen.shelf.available.slice(), tasty: kitchen.tastyLeft };
}

function cookMeal(kitchen: WeekKitchen, mealPlan: MealPlan, m: number, wish: number, room: number): number {
  const { shelf, book, cooking } = kitchen;
  let dish: number = Wish.mixed;
  if (wish >= 0 && cookThis(shelf, wish, room)) dish = wish;
  const kept = mealPlan.kept[m];
  if (kept) hide(kitchen, kept);
  if (dish < 0 && wish !== Wish.mixed) {
    const found = cookDish(shelf, room, NO_TALLY, undefined);
    if (found >= 0) dish = found;
  }
  const filling = mealPlan.filling ?? (wish === Wish.mixed ? kitchen.mixing : undefined);
  shelf.filler = 0;
  if (filling) fillPot(shelf, filling, cooking.asked, room - (dish < 0 ? 0 : (book.size[dish] ?? 0)));
  if (kept) restore(kitchen);
  return dish;
}

/** Hides the reserved ingredients from this meal. */
function hide({ shelf: { available }, hidden }: WeekKitchen, kept: Float64Array): void {
  for (let i = 0; i < hidden.length; i += 1) {
    const away = Math.min(available[i] ?? 0, kept[i] ?? 0);
    hidden[i] = away;
    available[i] = (available[i] ?? 0) - away;
  }
}

function restore({ shelf: { available }, hidden }: WeekKitchen): void {
  for (let i = 0; i < hidden.length; i += 1) available[i] = (available[i] ?? 0) + (hidden[i] ?? 0);
}
