// The kitchen: what came in since the last meal, and the most valuable dish that it is enough for, once per type of dish.
import { firstOf, ingredientDrops, MOST_AT_ONCE } from './drops.ts';
import type { CookingPlan, RecipeBook } from './plan.ts';
import { uniform } from './rng.ts';
import type { MemberState, Shelf, State } from './state.ts';
import { add, CookCount, DishCount, TypeCount } from './tally.ts';

/** Rolls the drops of a member's helps since the last time into the bag. */
export function rollDrops(state: State, member: MemberState): void {
  const { drops } = member.plan;
  const { until, slot, amount } = drops;
  const berryChance = until[0] ?? 1;
  let found = 0;
  for (let left = member.unrolled; left > 0; left -= MOST_AT_ONCE) {
    found += ingredientDrops(drops, Math.min(left, MOST_AT_ONCE), uniform(member.drops));
  }
  if (drops.fixed.length > 0 && found <= MOST_AT_ONCE) {
    let left = found;
    for (let s = 0; s < drops.slots && left > 0; s += 1) {
      const n = s === drops.slots - 1 ? left : firstOf(drops.slots - s, left, uniform(member.kinds));
      bring(state, member, s, n * (drops.fixed[s] ?? 0));
      left -= n;
    }
  } else {
    for (let drop = 0; drop < found; drop += 1) {
      const u = berryChance + uniform(member.kinds) * (1 - berryChance);
      let o = 1;
      while (u >= (until[o] ?? 1)) o += 1;
      bring(state, member, slot[o] ?? 0, amount[o] ?? 0);
    }
  }
  member.rolledBerries += (member.unrolled - found) * drops.berries;
  member.unrolled = 0;
}

/** Ingredients of a slot into the bag. */
function bring({ kitchen }: State, member: MemberState, slot: number, amount: number): void {
  add(kitchen.incoming, member.plan.slotIngredient[slot] ?? 0, amount);
  add(member.rolled, slot, amount);
}

export function cookMeal(state: State, cooking: CookingPlan): void {
  const { kitchen, tally, layout } = state;
  const sunday = state.weekday === 6;
  const odds = cooking.tasty[sunday ? 1 : 0];
  if (!odds) throw new Error('No odds for an extra-tasty dish');
  const bonus = Math.min(kitchen.potBonus, cooking.potCap);
  const pot = Math.round(((cooking.pot[sunday ? 1 : 0] ?? 0) + bonus) * cooking.camp);
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
  for (let type = 0; type < cooking.books.length; type += 1) {
    const book = cooking.books[type];
    const shelf = kitchen.shelves[type];
    if (!book || !shelf) continue;
    putAway(state, cooking, shelf);
    const dish = cookDish(state, book, shelf, type, pot, sunday);
    const value = dish < 0 ? 0 : (book.value[dish] ?? 0);
    const place = layout.types[type] ?? 0;
    if (state.log) {
      const cooked = book.recipes.find((_, r) => book.value[r] === value)?.recipe;
      state.log.push({
        at: state.now,
        kind: 'dish',
        type: book.type,
        recipe: cooked?.displayName,
        value: value * rolled,
      });
    }
    add(tally, place + TypeCount.strength, value * expected);
    if (sunday) add(tally, place + TypeCount.sunday, value * expected);
    add(kitchen.week, type, value * rolled);
  }
  kitchen.incoming.fill(0);
  kitchen.potBonus = 0;
  if (tasty) kitchen.tastyBonus = 0;
}

/** Into this type's bag. When it overflows, the player lets go of what there is most of, as nobody would of what is scarce. */
function putAway(state: State, cooking: CookingPlan, shelf: Shelf): void {
  const { inventory, available } = shelf;
  const { incoming } = state.kitchen;
  for (let i = 0; i < incoming.length; i += 1) {
    const arriving = incoming[i] ?? 0;
    if (arriving === 0) continue;
    inventory[i] = (inventory[i] ?? 0) + arriving;
    available[i] = (available[i] ?? 0) + arriving;
    shelf.total += arriving;
  }
  while (shelf.total - cooking.bag > ENOUGH) letGo(state, shelf, cooking.bag);
}

/** Whoever tidies up makes some room at once. */
const TIDY = 0.1;

/** Some of the highest heap: as much as is too much and a tenth of the bag, but not more than half of the heap. */
function letGo({ tally, layout }: State, shelf: Shelf, bag: number): void {
  const { inventory, available } = shelf;
  let most = 0;
  for (let i = 1; i < inventory.length; i += 1) if ((inventory[i] ?? 0) > (inventory[most] ?? 0)) most = i;
  const gone = Math.ceil(Math.min((inventory[most] ?? 0) / 2, shelf.total - bag + TIDY * bag));
  add(inventory, most, -gone);
  add(available, most, -gone);
  shelf.total -= gone;
  add(tally, layout.cooking + CookCount.lost, gone);
}

/** Fractions of ingredients add up to whole ones only up to rounding. */
const ENOUGH = 1e-9;

/** The first recipe of the book, most valuable first, that pot and bag allow; its ingredients are used up. Returns its place, or -1. */
function cookDish(
  { tally, layout }: State,
  book: RecipeBook,
  shelf: Shelf,
  type: number,
  pot: number,
  sunday: boolean,
): number {
  const { value, size, start, ingredient, amount } = book;
  const { available, blocker } = shelf;
  const { dishSize } = layout;
  let place = layout.dishes[type] ?? 0;
  for (let r = 0; r < value.length; r += 1, place += dishSize) {
    const needs = size[r] ?? 0;
    if (needs > pot) {
      add(tally, place + DishCount.potLimited, 1);
      add(tally, place + DishCount.potMissing, needs - pot);
      continue;
    }
    // What was short last time is the most likely to be short again.
    let k = blocker[r] ?? 0;
    let i = ingredient[k] ?? 0;
    let missing = (amount[k] ?? 0) - (available[i] ?? 0);
    if (missing <= ENOUGH) {
      const end = start[r + 1] ?? 0;
      for (k = start[r] ?? 0; k < end; k += 1) {
        i = ingredient[k] ?? 0;
        missing = (amount[k] ?? 0) - (available[i] ?? 0);
        if (missing > ENOUGH) break;
      }
    }
    if (missing > ENOUGH) {
      blocker[r] = k;
      add(tally, place + DishCount.short + 2 * i, 1);
      add(tally, place + DishCount.short + 2 * i + 1, missing);
      continue;
    }
    use(book, shelf, r);
    add(tally, place + DishCount.cooked, 1);
    if (sunday) add(tally, place + DishCount.sunday, 1);
    return r;
  }
  add(tally, (layout.types[type] ?? 0) + TypeCount.mixed, 1);
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
export function restock({ kitchen }: State, cooking: CookingPlan): void {
  for (const { inventory, stock, available } of kitchen.shelves) {
    stock.set(cooking.stockpile);
    for (let i = 0; i < stock.length; i += 1) available[i] = (inventory[i] ?? 0) + (stock[i] ?? 0);
  }
}
