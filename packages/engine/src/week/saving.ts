// Finds out with the same random numbers what to save for Sunday from which day on, and whether to hold a stored Extra
// Tasty chance.

import type { Estimate } from '../statistics/regression.ts';
import { SUNDAY } from './calendar.ts';
import { cookAll, difference, isEndOfStep, race } from './compare.ts';
import { cookWeek, type MealPlan, type WeekKitchen, Wish } from './cook.ts';
import { ingredientsOf, keptFor, type SundaySaving } from './meal-plan.ts';
import type { Playout } from './play.ts';
import type { WeekSteps } from './types.ts';

/** Number of dishes to try, the most valuable possible ones, and portions of each. */
const MOST_DISHES = 6;
const MOST_PORTIONS = 3;
/** Candidates whose Sunday is looked at, and the weeks for that. */
const FIRSTS = 4;
const FIRST_WEEKS = 160;
/** Stored chances from which skipping Saturday's meals may pay. */
const HOLDS = [0.2, 0.35, 0.5, 0.65];
/** Standard errors by which saving must be better. */
const SURE = 2;

export interface BestSaving {
  readonly mealPlan: MealPlan;
  readonly saving: SundaySaving | undefined;
  readonly gain: Estimate;
}

/**
 * The meal plan with the best saving, or the unchanged one. What it saves for is what it then cooks: the best candidates
 * show what Sunday's meals would be, and of those as many are saved for as pay.
 */
export function* findSaving(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
): WeekSteps<BestSaving> {
  const days = [
    ...new Set(kitchen.slots.filter(({ past, weekday }) => !past && weekday < SUNDAY).map(({ weekday }) => weekday)),
  ];
  const optionOf = (saving: SundaySaving) => ({ mealPlan: savingPlan(kitchen, mealPlan, saving), saving });
  const options = targetsOf(kitchen, mealPlan, weeks).flatMap((dishes) =>
    days.map((from) => optionOf({ from, dishes })),
  );
  const some = weeks.slice(0, FIRST_WEEKS);
  const cooked = new Map<string, SundaySaving>();
  for (const { entry } of (yield* race(kitchen, options, some)).slice(0, FIRSTS)) {
    const { from } = entry.saving;
    const sunday = yield* likelyOnSunday(kitchen, entry.mealPlan, some);
    for (const dishes of partsOf(sunday.filter((dish) => dish >= 0))) cooked.set(`${from} ${dishes}`, { from, dishes });
  }
  return yield* ifClearlyBetter(kitchen, { mealPlan, saving: undefined }, [...cooked.values()].map(optionOf), weeks);
}

/** The meal plan with this saving. */
export const savingPlan = (kitchen: WeekKitchen, mealPlan: MealPlan, saving: SundaySaving): MealPlan => ({
  ...mealPlan,
  kept: keptFor(kitchen.book, kitchen.slots, mealPlan.wishes, saving, kitchen.hidden.length),
});

/** The likeliest dish of each of Sunday's meals, sorted. */
function* likelyOnSunday(
  kitchen: WeekKitchen,
  mealPlan: MealPlan,
  weeks: readonly Playout[],
): WeekSteps<readonly number[]> {
  const counts = kitchen.slots.map(() => new Map<number, { times: number; value: number }>());
  for (const [run, week] of weeks.entries()) {
    cookWeek(kitchen, mealPlan, week, run);
    for (const [m, count] of counts.entries()) {
      const dish = kitchen.dish[m] ?? Wish.nothing;
      const { times, value } = count.get(dish) ?? { times: 0, value: 0 };
      count.set(dish, { times: times + 1, value: value + (kitchen.value[m] ?? 0) });
    }
    if (isEndOfStep(run, weeks.length)) yield;
  }
  return counts
    .filter((_, m) => kitchen.slots[m]?.weekday === SUNDAY)
    .map((count) => [...count].sort(([, a], [, b]) => b.times - a.times || b.value - a.value)[0]?.[0] ?? Wish.nothing)
    .sort((a, b) => a - b);
}

/**
 * The meal plan with the best threshold for holding a stored chance for Sunday, or none; the gain is that of holding
 * alone.
 */
export function* findHold(
  kitchen: WeekKitchen,
  { mealPlan, saving }: SavingOption,
  weeks: readonly Playout[],
): WeekSteps<BestSaving> {
  const options = HOLDS.map((hold) => ({ mealPlan: { ...mealPlan, hold }, saving }));
  return yield* ifClearlyBetter(kitchen, { mealPlan, saving }, options, weeks);
}

type SavingOption = Omit<BestSaving, 'gain'>;

function* ifClearlyBetter(
  kitchen: WeekKitchen,
  plain: SavingOption,
  options: readonly SavingOption[],
  weeks: readonly Playout[],
): WeekSteps<BestSaving> {
  const base = yield* cookAll(kitchen, plain.mealPlan, weeks);
  for (const { entry, values } of yield* race(kitchen, options, weeks)) {
    const gain = difference(values, base);
    if (gain.mean <= SURE * gain.error) break;
    const { mealPlan, saving } = entry;
    if (!saving || isCooked(saving.dishes, yield* likelyOnSunday(kitchen, mealPlan, weeks))) return { ...entry, gain };
  }
  return { ...plain, gain: NOTHING };
}

const isCooked = (saved: readonly number[], sunday: readonly number[]): boolean =>
  partsOf(sunday).some((part) => String(part) === String(saved));

const NOTHING: Estimate = { mean: 0, error: 0 };

/** Candidates to save for: Sunday's wishes, or up to three portions of a dish that bag and harvest may suffice for. */
function targetsOf(
  kitchen: WeekKitchen,
  { wishes }: MealPlan,
  weeks: readonly Playout[],
): readonly (readonly number[])[] {
  const { book, slots, cooking } = kitchen;
  const wished = [...wishes].filter((wish, m) => wish >= 0 && slots[m]?.weekday === SUNDAY);
  if (wished.length > 0) return [wished];
  const supply = supplyOf(kitchen, weeks);
  const pot = Math.round((cooking.pot[1] + cooking.potCap) * cooking.camp);
  const isEnough = (dishes: readonly number[]) =>
    ingredientsOf(book, dishes, supply.length).every((need, i) => need <= (supply[i] ?? 0));
  const dishes = [...book.recipes.keys()].filter((r) => (book.size[r] ?? 0) <= pot && isEnough([r]));
  return dishes
    .slice(0, MOST_DISHES)
    .flatMap((dish) => Array.from({ length: MOST_PORTIONS }, (_, n) => new Array<number>(n + 1).fill(dish)))
    .filter(isEnough);
}

/** Every choice of at least one of them, in the same order. */
const partsOf = (dishes: readonly number[]): readonly (readonly number[])[] =>
  dishes.flatMap((dish, i) => [[dish], ...partsOf(dishes.slice(i + 1)).map((part) => [dish, ...part])]);

/** Possible supply of each ingredient by Sunday's dinner if nothing is used before: bag and harvest of a good week. */
function supplyOf({ bags, hidden }: WeekKitchen, weeks: readonly Playout[]): Float64Array {
  const kinds = hidden.length;
  const most = new Float64Array(kinds);
  for (const [run, { harvest }] of weeks.slice(0, 32).entries()) {
    const sum = Float64Array.from(bags[run % bags.length]?.ingredients ?? most);
    for (let at = 0; at < harvest.ingredients.length; at += 1)
      sum[at % kinds] = (sum[at % kinds] ?? 0) + (harvest.ingredients[at] ?? 0);
    for (let i = 0; i < kinds; i += 1) most[i] = Math.max(most[i] ?? 0, sum[i] ?? 0);
  }
  return most;
}
