// Leftovers in the free room of the pot: which, in what order, and what they add to the dish.
import type { Game, KitchenPolicy } from '@oversleep/game';
import type { RecipeBook } from './recipe-book.ts';

export interface Filling {
  /** Ingredients in the order in which they go in. */
  readonly order: Int32Array;
  /** What one of them adds to a dish, by ingredient: neither the recipe's bonus nor its level count for it. */
  readonly value: Float64Array;
  /** By type of dish, how many of each ingredient stay in the bag. */
  readonly keep: readonly Float64Array[];
}

/** Nothing where pots are not filled up; `kinds` are ingredients that can be there at all, `largest` is the most that a pot ever holds. */
export function fillingOf(
  game: Game,
  policy: KitchenPolicy | undefined,
  kinds: Int32Array,
  books: readonly RecipeBook[],
  largest: number,
): Filling | undefined {
  if (!policy || policy.filler === 'never') return undefined;
  const surplus = policy.filler === 'surplus';
  const { rows } = game.ingredients;
  const value = Float64Array.from(rows, (ingredient) => ingredient.value * game.factors.dish);
  // Ingredients that no dish needs go in by value. With "everything", the cheapest go first.
  const sign = surplus ? -1 : 1;
  const order = kinds.slice().sort((a, b) => sign * ((value[a] ?? 0) - (value[b] ?? 0)) || a - b);
  const none = new Float64Array(rows.length);
  return {
    order,
    value,
    keep: books.map((book) => (surplus ? needOf(book, largest, policy.meals, rows.length) : none)),
  };
}

/** So many times the largest amount of each ingredient that any dish of the book takes. */
function needOf(
  { size, start, ingredient, amount }: RecipeBook,
  largest: number,
  meals: number,
  kinds: number,
): Float64Array {
  const need = new Float64Array(kinds);
  for (let r = 0; r < size.length; r += 1) {
    if ((size[r] ?? 0) > largest) continue;
    for (let k = start[r] ?? 0; k < (start[r + 1] ?? 0); k += 1) {
      const i = ingredient[k] ?? 0;
      need[i] = Math.max(need[i] ?? 0, meals * (amount[k] ?? 0));
    }
  }
  return need;
}
