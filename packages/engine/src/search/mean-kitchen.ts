// The kitchen with luck left out: the same ingredients every meal, and the dishes that the simulation's own rules make of them.
import type { CookingPlan } from '../loop/menu.ts';
import { cookDish, createShelf, putAway, refill, restock, type Shelf } from '../loop/shelf.ts';

const WEEK = 7;
const SUNDAY = 6;
/** The bag fills up first; then so many weeks count. */
const FILLING = 1;
const COUNTED = 2;

export interface MeanKitchen {
  /** Strength of a week's dishes out of these ingredients a day, with what skills add to pot and tasty chance. */
  readonly cook: (perDay: Float64Array, pot: number, tasty: number) => number;
}

export function meanKitchen(cooking: CookingPlan, meals: number, ingredients: number): MeanKitchen {
  const book = cooking.books[cooking.asked];
  if (!book || meals === 0) return { cook: () => 0 };
  const shelf: Shelf = createShelf(book, ingredients);
  const incoming = new Float64Array(ingredients);
  const unused = new Float64Array(0);
  const brought = new Int32Array(ingredients);
  return {
    cook: (perDay, pot, tasty) => {
      refill(shelf, cooking.stockpile, undefined);
      let kinds = 0;
      for (let i = 0; i < ingredients; i += 1) {
        incoming[i] = (perDay[i] ?? 0) / meals;
        if (perDay[i] !== 0) brought[kinds++] = i;
      }
      const plan = { ...cooking, kinds: brought.subarray(0, kinds) };
      const potBonus = Math.min(pot / meals, cooking.potCap);
      let tastyBonus = 0;
      let strength = 0;
      for (let day = 0; day < (FILLING + COUNTED) * WEEK; day += 1) {
        const weekday = day % WEEK;
        if (weekday === 0 && cooking.stocked) restock(shelf, cooking.stockpile);
        const sunday = weekday === SUNDAY ? 1 : 0;
        const odds = cooking.tasty[sunday];
        const room = Math.round((cooking.pot[sunday] + potBonus) * cooking.camp);
        for (let meal = 0; meal < meals; meal += 1) {
          tastyBonus += tasty / meals;
          const chance = Math.min(1, odds.chance + Math.min(tastyBonus, cooking.tastyCap));
          putAway(shelf, plan, incoming);
          const dish = cookDish(shelf, room, unused, undefined);
          if (dish >= 0 && day >= FILLING * WEEK)
            strength += (book.value[dish] ?? 0) * (1 + chance * (odds.multiplier - 1));
          tastyBonus *= 1 - chance;
        }
      }
      return strength / COUNTED;
    },
  };
}
