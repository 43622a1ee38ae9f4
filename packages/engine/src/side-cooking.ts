// The meals of the side kitchens.

import { add, clear } from './flat.ts';
import type { CookingPlan, RecipeBook } from './plan.ts';
import { highestAside, putAwayAside, type Sides } from './sides.ts';
import type { State } from './state.ts';
import { CookCount, DishCount, ENOUGH, SUNDAY, TIDY, TypeCount } from './tally.ts';

/** The same meal as in the real kitchen, with its pot. Why dishes were missed is told by the real one alone. */
export function cookAside(state: State, cooking: CookingPlan, pot: number, expected: number): void {
  const { sides, tally, layout, weekday } = state;
  const book = cooking.books[cooking.asked];
  const places = layout.dishes[cooking.asked];
  if (!book || !places) return;
  const share = 1 / (1 + sides.count);
  const sunday = weekday === SUNDAY;
  let sum = 0;
  let mixed = 0;
  for (let k = 0; k < sides.count; k += 1) {
    putAwayAside(sides, k);
    while ((sides.total[k] ?? 0) - cooking.bag > ENOUGH) letGo(state, k, cooking.bag, share);
    const dish = cookIn(sides, book, k, pot);
    if (dish < 0) {
      mixed += share;
      continue;
    }
    const value = book.value[dish] ?? 0;
    sum += value;
    add(sides.made, k, value);
    add(tally, (places[dish] ?? 0) + DishCount.cooked, share);
    if (sunday) add(tally, (places[dish] ?? 0) + DishCount.sunday, share);
  }
  const place = layout.types[cooking.asked] ?? 0;
  add(tally, place + TypeCount.strength, share * sum * expected);
  if (sunday) add(tally, place + TypeCount.sunday, share * sum * expected);
  add(tally, place + TypeCount.mixed, mixed);
  clear(sides.common);
  clear(sides.gathered);
}

/** The most valuable recipe that pot and bag of a kitchen allow, or -1; its ingredients are used up. */
function cookIn(sides: Sides, book: RecipeBook, k: number, pot: number): number {
  const { value, size, start, ingredient, amount } = book;
  const { available, blocker } = sides;
  const base = k * sides.common.length;
  const row = k * value.length;
  for (let r = 0; r < value.length; r += 1) {
    if ((size[r] ?? 0) > pot) continue;
    // What was short last time is the most likely to be short again.
    let at = blocker[row + r] ?? 0;
    if ((amount[at] ?? 0) - (available[base + (ingredient[at] ?? 0)] ?? 0) > ENOUGH) continue;
    const end = start[r + 1] ?? 0;
    for (at = start[r] ?? 0; at < end; at += 1)
      if ((amount[at] ?? 0) - (available[base + (ingredient[at] ?? 0)] ?? 0) > ENOUGH) break;
    if (at === end) {
      use(sides, book, k, r);
      return r;
    }
    blocker[row + r] = at;
  }
  return -1;
}

/** From the bag first, from the week's stock for the rest. */
function use(sides: Sides, { start, ingredient, amount }: RecipeBook, k: number, r: number): void {
  const { available, stock, total } = sides;
  const base = k * sides.common.length;
  let used = 0;
  for (let at = start[r] ?? 0; at < (start[r + 1] ?? 0); at += 1) {
    const place = base + (ingredient[at] ?? 0);
    const wanted = amount[at] ?? 0;
    const left = Math.max(0, (available[place] ?? 0) - wanted);
    const beyond = (stock[place] ?? 0) - left;
    available[place] = left;
    if (beyond > 0) stock[place] = left;
    used += beyond > 0 ? wanted - beyond : wanted;
  }
  total[k] = (total[k] ?? 0) - used;
}

/** As in the real kitchen: some of the highest heap. */
function letGo({ sides, tally, layout }: State, k: number, bag: number, share: number): void {
  const { available, stock, total, common } = sides;
  const place = k * common.length + highestAside(sides, k);
  const held = (available[place] ?? 0) - (stock[place] ?? 0);
  const gone = Math.ceil(Math.min(held / 2, (total[k] ?? 0) - bag + TIDY * bag));
  add(available, place, -gone);
  add(total, k, -gone);
  add(tally, layout.cooking + CookCount.lost, share * gone);
}
