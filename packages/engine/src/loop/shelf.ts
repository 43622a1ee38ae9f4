// What a kitchen has for one type of dish, and the most valuable dish that it is enough for.
import type { Filling } from './filling.ts';
import { add } from './flat.ts';
import type { CookingPlan } from './menu.ts';
import type { RecipeBook } from './recipe-book.ts';
import { createLevels, gainExp, type RecipeLevels, resetLevels } from './recipe-levels.ts';
import { DishCount } from './tally.ts';

export interface Shelf {
  readonly book: RecipeBook;
  /** What there is of each ingredient, and the part of it that is the week's stock. */
  readonly available: Float64Array;
  readonly stock: Float64Array;
  /** How much there is apart from the stock, and how much was thrown away at the last meal. */
  total: number;
  lost: number;
  /** Of the last meal: what it was worth, the part of it that leftovers in the pot made, and how many these were. */
  made: number;
  filler: number;
  filled: number;
  /** Weight of what is counted here: with side kitchens, each counts for its part. */
  share: number;
  /** By recipe, what was short last time, as it is likely to be short again: ingredient, amount needed, and where that is counted. */
  readonly which: Int32Array;
  readonly needed: Float64Array;
  readonly counter: Int32Array;
  /** What each dish is worth now: the book's values, or those of levels that have risen. */
  readonly value: Float64Array;
  readonly levels: RecipeLevels | undefined;
}

export function createShelf(book: RecipeBook, ingredients: number): Shelf {
  const levels = book.rise && createLevels(book.rise);
  return {
    book,
    available: new Float64Array(ingredients),
    stock: new Float64Array(ingredients),
    total: 0,
    lost: 0,
    made: 0,
    filler: 0,
    filled: 0,
    share: 1,
    which: new Int32Array(book.value.length),
    needed: new Float64Array(book.value.length),
    counter: new Int32Array(book.value.length),
    value: levels?.value ?? book.value,
    levels,
  };
}

/** The beginning of a run with these leftovers. */
export function refill(shelf: Shelf, stockpile: Float64Array, leftovers: Float64Array | undefined): void {
  const { book, available, stock } = shelf;
  stock.set(stockpile);
  available.set(stockpile);
  shelf.total = 0;
  if (leftovers)
    for (let i = 0; i < available.length; i += 1) {
      add(available, i, leftovers[i] ?? 0);
      shelf.total += leftovers[i] ?? 0;
    }
  // Which of several short ingredients is counted depends on this, so every run must start with the same.
  for (let r = 0; r < book.value.length; r += 1) block(shelf, r, book.start[r] ?? 0);
  newWeek(shelf);
}

/** Recipes are at the player's levels again. */
function newWeek({ book, levels }: Shelf): void {
  if (levels && book.rise) resetLevels(levels, book.rise, book.value);
}

function block({ book, which, needed, counter }: Shelf, r: number, k: number): void {
  which[r] = book.ingredient[k] ?? 0;
  needed[r] = book.amount[k] ?? 0;
  counter[r] = DishCount.short + 2 * (k - (book.start[r] ?? 0));
}

export function leftoversOf({ available, stock }: Shelf): Float64Array {
  const left = available.slice();
  for (let i = 0; i < left.length; i += 1) add(left, i, -(stock[i] ?? 0));
  return left;
}

/** Monday: this week's stock is there again, what was left of last week's is not added to it. */
export function restock(shelf: Shelf, stockpile: Float64Array): void {
  const { available, stock } = shelf;
  newWeek(shelf);
  for (let i = 0; i < stock.length; i += 1) {
    add(available, i, (stockpile[i] ?? 0) - (stock[i] ?? 0));
    stock[i] = stockpile[i] ?? 0;
  }
}

/** Stores ingredients in the bag. When it overflows, the player discards the most plentiful ones. */
export function putAway(shelf: Shelf, { kinds, bag, stocked }: CookingPlan, incoming: Float64Array): void {
  const { available } = shelf;
  let sum = 0;
  for (let n = 0; n < kinds.length; n += 1) {
    const i = kinds[n] ?? 0;
    const arriving = incoming[i] ?? 0;
    available[i] = (available[i] ?? 0) + arriving;
    sum += arriving;
  }
  shelf.total += sum;
  shelf.lost = 0;
  while (shelf.total - bag > ENOUGH) discardExcess(shelf, bag, stocked);
}

/** Fractions of ingredients add up to whole ones only up to rounding. */
const ENOUGH = 1e-9;

/** Share of the bag that a player clears at once when tidying up. */
const TIDY = 0.1;

/** Throws away some of what there is most of: what is too much plus a tenth of the bag, but never more than half of it. */
function discardExcess(shelf: Shelf, bag: number, stocked: boolean): void {
  const { available, stock } = shelf;
  // First how high, then which: two simple loops run faster than one with a branch in it.
  let highest = 0;
  let most = 0;
  if (stocked) {
    for (let i = 0; i < available.length; i += 1) highest = Math.max(highest, (available[i] ?? 0) - (stock[i] ?? 0));
    while ((available[most] ?? 0) - (stock[most] ?? 0) < highest) most += 1;
  } else {
    for (let i = 0; i < available.length; i += 1) highest = Math.max(highest, available[i] ?? 0);
    while ((available[most] ?? 0) < highest) most += 1;
  }
  const gone = Math.ceil(Math.min(highest / 2, shelf.total - bag + TIDY * bag));
  add(available, most, -gone);
  shelf.total -= gone;
  shelf.lost += gone;
}

/** Where levels rise, the recipe of a dish gets the EXP of the meal; an extra tasty one gives so many times as much. */
export function gainRecipeExp({ book, levels, made }: Shelf, dish: number, tastiness: number): void {
  if (!levels || !book.rise || dish < 0) return;
  levels.earned = made * tastiness * book.rise.expPerPoint;
  gainExp(levels, book.rise, dish);
}

/**
 * The first recipe of the book, most valuable first, that pot and bag allow; its ingredients are used up. Returns its place, or -1. Why others
 * were missed is counted in the places of the recipes, if there are any.
 */
export function cookDish(shelf: Shelf, pot: number, tally: Float64Array, places: Int32Array | undefined): number {
  const { size } = shelf.book;
  const { available, which, needed, counter, share, levels } = shelf;
  const order = levels?.order;
  for (let n = 0; n < size.length; n += 1) {
    const r = order ? (order[n] ?? 0) : n;
    const excess = (size[r] ?? 0) - pot;
    let missing = excess;
    let count: number = DishCount.potLimited;
    if (excess <= 0) {
      missing = (needed[r] ?? 0) - (available[which[r] ?? 0] ?? 0);
      if (missing <= ENOUGH) missing = findShort(shelf, r);
      if (missing <= ENOUGH) {
        use(shelf, r);
        return r;
      }
      count = counter[r] ?? 0;
    }
    if (!places) continue;
    const place = (places[r] ?? 0) + count;
    add(tally, place, share);
    add(tally, place + 1, share * missing);
  }
  return -1;
}

/** The same out of the first `count` of these recipes, which are in the book's order, and without counting. */
export function cookOneOf(shelf: Shelf, recipes: Int32Array, count: number, pot: number): number {
  const { size } = shelf.book;
  const { available, which, needed } = shelf;
  for (let n = 0; n < count; n += 1) {
    const r = recipes[n] ?? 0;
    if ((size[r] ?? 0) > pot || (needed[r] ?? 0) - (available[which[r] ?? 0] ?? 0) > ENOUGH) continue;
    if (findShort(shelf, r) > ENOUGH) continue;
    use(shelf, r);
    return r;
  }
  return -1;
}

/** This recipe and no other, if there is enough for it. */
export function cookThis(shelf: Shelf, r: number, pot: number): boolean {
  if ((shelf.book.size[r] ?? 0) > pot || findShort(shelf, r) > ENOUGH) return false;
  use(shelf, r);
  return true;
}

/** How much of which ingredient of a recipe is missing; 0 if nothing is. */
function findShort(shelf: Shelf, r: number): number {
  const { start, ingredient, amount } = shelf.book;
  const end = start[r + 1] ?? 0;
  for (let k = start[r] ?? 0; k < end; k += 1) {
    const missing = (amount[k] ?? 0) - (shelf.available[ingredient[k] ?? 0] ?? 0);
    if (missing <= ENOUGH) continue;
    block(shelf, r, k);
    return missing;
  }
  return 0;
}

/** The ingredients of a recipe. */
function use(shelf: Shelf, r: number): void {
  const { start, ingredient, amount } = shelf.book;
  const end = start[r + 1] ?? 0;
  for (let k = start[r] ?? 0; k < end; k += 1) take(shelf, ingredient[k] ?? 0, amount[k] ?? 0);
}

/** From the bag first, from the week's stock for the rest. */
function take(shelf: Shelf, i: number, wanted: number): void {
  const { available, stock } = shelf;
  const left = Math.max(0, (available[i] ?? 0) - wanted);
  const beyond = (stock[i] ?? 0) - left;
  available[i] = left;
  shelf.total -= wanted;
  if (beyond <= 0) return;
  stock[i] = left;
  shelf.total += beyond;
}

/** Fills the free room of a pot. What that adds to the dish, and how many went in, stays with the shelf. */
export function fillPot(shelf: Shelf, { order, value, keep }: Filling, type: number, room: number): void {
  const { available } = shelf;
  const kept = keep[type];
  let left = room;
  let worth = 0;
  for (let n = 0; n < order.length && left > 0; n += 1) {
    const i = order[n] ?? 0;
    const spare = Math.floor((available[i] ?? 0) - (kept?.[i] ?? 0) + ENOUGH);
    if (spare <= 0) continue;
    const amount = Math.min(spare, left);
    take(shelf, i, amount);
    worth += amount * (value[i] ?? 0);
    left -= amount;
  }
  shelf.filled = room - left;
  shelf.filler = worth;
}
