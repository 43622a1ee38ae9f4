// The kitchen: what came in since the last meal, and the most valuable dish that it is enough for, once per type of dish.
import { rollSlots } from './drops.ts';
import { add, clear } from './flat.ts';
import type { CookingPlan, MemberPlan, RecipeBook } from './plan.ts';
import { uniform } from './rng.ts';
import { cookAside } from './side-cooking.ts';
import { restockAside, rollAside } from './sides.ts';
import type { MemberState, Shelf, State } from './state.ts';
import { CookCount, DishCount, ENOUGH, SUNDAY, TIDY, TypeCount } from './tally.ts';

/** Rolls the drops of a member's helps since the last time, in every kitchen with its own luck. */
export function rollDrops(state: State, member: MemberState): void {
  const { kitchen, sides, found, drawn } = state;
  const { plan, unrolled } = member;
  if (unrolled === 0) return;
  const drops = rollSlots(plan.drops, unrolled, member.drops, member.kinds, found, drawn);
  bring(kitchen.incoming, plan, found);
  for (let s = 0; s < plan.drops.slots; s += 1) add(member.rolled, s, found[s] ?? 0);
  member.rolledBerries += (unrolled - drops) * plan.drops.berries;
  if (sides.count > 0) rollAside(sides, plan, unrolled, drawn);
  member.unrolled = 0;
}

/** Ingredients by slot of a member into a kitchen. */
function bring(incoming: Float64Array, { slotIngredient, drops }: MemberPlan, found: Float64Array): void {
  for (let s = 0; s < drops.slots; s += 1) add(incoming, slotIngredient[s] ?? 0, found[s] ?? 0);
}

/** What a member has found into every kitchen alike. */
export function bringAll({ kitchen, sides, found }: State, { plan, rolled }: MemberState): void {
  bring(kitchen.incoming, plan, found);
  if (sides.count > 0) bring(sides.common, plan, found);
  for (let s = 0; s < plan.drops.slots; s += 1) add(rolled, s, found[s] ?? 0);
}

export function cookMeal(state: State, cooking: CookingPlan): void {
  const { kitchen, sides, tally, layout } = state;
  const sunday = state.weekday === SUNDAY;
  const odds = cooking.tasty[sunday ? 1 : 0];
  const bonus = Math.min(kitchen.potBonus, cooking.potCap);
  const pot = Math.round((cooking.pot[sunday ? 1 : 0] + bonus) * cooking.camp);
  const chance = Math.min(1, odds.chance + Math.min(kitchen.tastyBonus, cooking.tastyCap));
  const tasty = uniform(state.cook) < chance;
  // The mean does not need the roll, only what depends on it does.
  const expected = 1 + chance * (odds.multiplier - 1);
  const rolled = tasty ? odds.multiplier : 1;

  state.log?.push({ at: state.now, kind: 'meal', tasty, pot });
  add(tally, layout.cooking + CookCount.meals, 1);
  add(tally, layout.cooking + CookCount.multiplier, expected);
  add(tally, layout.cooking + CookCount.chance, chance);
  if (!sunday) {
    add(tally, layout.cooking + CookCount.weekdayPot, pot);
    add(tally, layout.cooking + CookCount.weekdayMeals, 1);
  }
  const share = 1 / (1 + sides.count);
  for (let type = 0; type < cooking.books.length; type += 1) {
    const shelf = kitchen.shelves[type];
    if (!shelf) continue;
    const counted = type === cooking.asked ? share : 1;
    putAway(state, cooking, shelf, kitchen.incoming, counted);
    const dish = cookDish(state, cooking, shelf, type, pot, counted);
    const value = dish < 0 ? 0 : (cooking.books[type]?.value[dish] ?? 0);
    add(tally, (layout.types[type] ?? 0) + TypeCount.strength, counted * value * expected);
    if (sunday) add(tally, (layout.types[type] ?? 0) + TypeCount.sunday, counted * value * expected);
    add(kitchen.week, type, value * rolled);
    if (state.log) tellDish(state, cooking, type, value, rolled);
  }
  if (sides.count > 0) cookAside(state, cooking, pot, expected);
  clear(kitchen.incoming);
  kitchen.potBonus = 0;
  if (tasty) kitchen.tastyBonus = 0;
}

function tellDish({ log, now }: State, { books }: CookingPlan, type: number, value: number, rolled: number): void {
  const book = books[type];
  const cooked = book?.recipes.find((_, r) => book.value[r] === value)?.recipe;
  log?.push({ at: now, kind: 'dish', type: book?.type ?? '', recipe: cooked?.displayName, value: value * rolled });
}

/** Into this shelf's bag. When it overflows, the player lets go of what there is most of, as nobody would of what is scarce. */
function putAway(state: State, cooking: CookingPlan, shelf: Shelf, incoming: Float64Array, counted: number): void {
  const { inventory, available } = shelf;
  const { kinds, bag } = cooking;
  let sum = 0;
  for (let n = 0; n < kinds.length; n += 1) {
    const i = kinds[n] ?? 0;
    const arriving = incoming[i] ?? 0;
    inventory[i] = (inventory[i] ?? 0) + arriving;
    available[i] = (available[i] ?? 0) + arriving;
    sum += arriving;
  }
  shelf.total += sum;
  while (shelf.total - bag > ENOUGH) letGo(state, shelf, cooking, counted);
}

/** Some of the highest heap: as much as is too much and a tenth of the bag, but not more than half of the heap. */
function letGo({ tally, layout }: State, shelf: Shelf, { kinds, bag }: CookingPlan, counted: number): void {
  const { inventory, available } = shelf;
  let highest = -1;
  let most = 0;
  for (let n = 0; n < kinds.length; n += 1) {
    const i = kinds[n] ?? 0;
    const held = inventory[i] ?? 0;
    if (held <= highest) continue;
    highest = held;
    most = i;
  }
  const gone = Math.ceil(Math.min(highest / 2, shelf.total - bag + TIDY * bag));
  add(inventory, most, -gone);
  add(available, most, -gone);
  shelf.total -= gone;
  add(tally, layout.cooking + CookCount.lost, counted * gone);
}

/** The first recipe of the book, most valuable first, that pot and bag allow; its ingredients are used up. Returns its place, or -1. */
function cookDish(
  { tally, layout, weekday }: State,
  { books }: CookingPlan,
  shelf: Shelf,
  type: number,
  pot: number,
  counted: number,
): number {
  const book = books[type];
  const places = layout.dishes[type];
  if (!book || !places) return -1;
  const { value, size, start, ingredient, amount } = book;
  const { available, blocker } = shelf;
  for (let r = 0; r < value.length; r += 1) {
    const place = places[r] ?? 0;
    const needs = size[r] ?? 0;
    if (needs > pot) {
      add(tally, place + DishCount.potLimited, counted);
      add(tally, place + DishCount.potMissing, counted * (needs - pot));
      continue;
    }
    // What was short last time is the most likely to be short again.
    let k = blocker[r] ?? 0;
    let missing = (amount[k] ?? 0) - (available[ingredient[k] ?? 0] ?? 0);
    const first = start[r] ?? 0;
    if (missing <= ENOUGH) {
      const end = start[r + 1] ?? 0;
      for (k = first; k < end; k += 1) {
        missing = (amount[k] ?? 0) - (available[ingredient[k] ?? 0] ?? 0);
        if (missing > ENOUGH) break;
      }
    }
    if (missing > ENOUGH) {
      blocker[r] = k;
      add(tally, place + DishCount.short + 2 * (k - first), counted);
      add(tally, place + DishCount.short + 2 * (k - first) + 1, counted * missing);
      continue;
    }
    use(book, shelf, r);
    add(tally, place + DishCount.cooked, counted);
    if (weekday === SUNDAY) add(tally, place + DishCount.sunday, counted);
    return r;
  }
  add(tally, (layout.types[type] ?? 0) + TypeCount.mixed, counted);
  return -1;
}

/** From the bag first, from the week's stock for the rest. */
function use({ start, ingredient, amount }: RecipeBook, shelf: Shelf, r: number): void {
  const { inventory, stock, available } = shelf;
  for (let k = start[r] ?? 0; k < (start[r + 1] ?? 0); k += 1) {
    const i = ingredient[k] ?? 0;
    const held = inventory[i] ?? 0;
    const left = held - (amount[k] ?? 0);
    inventory[i] = Math.max(left, 0);
    shelf.total -= left > 0 ? held - left : held;
    if (left < 0) stock[i] = Math.max(0, (stock[i] ?? 0) + left);
    available[i] = (inventory[i] ?? 0) + (stock[i] ?? 0);
  }
}

/** Monday: this week's stock is there again, what was left of last week's is not added to it. */
export function restock({ kitchen, sides }: State, { stockpile }: CookingPlan): void {
  for (const shelf of kitchen.shelves) restockShelf(shelf, stockpile);
  if (sides.count > 0) restockAside(sides, stockpile);
}

function restockShelf({ inventory, stock, available }: Shelf, stockpile: Float64Array): void {
  stock.set(stockpile);
  for (let i = 0; i < stock.length; i += 1) available[i] = (inventory[i] ?? 0) + (stock[i] ?? 0);
}
