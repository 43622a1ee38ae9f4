// The kitchen of an average team: average ingredients in rich and poor meals (the same for all teams), pots that skills
// enlarge now and then, and dishes by the simulation's own rules. With equal meals, small dishes would use up what
// large ones need, and large ones would never be cooked.
import { DAYS_A_WEEK } from '@oversleep/game';
import type { CookingPlan } from '../loop/menu.ts';
import { createStream, uniform } from '../loop/rng.ts';
import { cookOneOf, createShelf, putAway, refill, restock, type Shelf } from '../loop/shelf.ts';

const SUNDAY = 6;
/** Weeks that fill the bag, then weeks that count. */
const FILLING = 1;
const COUNTED = 4;
/** Average size of one find: the fewer finds a meal has, the more it varies. */
const FIND = 5;

/** What skills add to the kitchen in a day. */
export interface KitchenHelp {
  readonly pot: number;
  /** Number of triggers behind it, so that some meals have several and others none. */
  readonly potProcs: number;
  readonly tasty: number;
}

interface MeanKitchen {
  /** Strength of a week's dishes from these ingredients per day. */
  readonly cook: (perDay: Float64Array, help: KitchenHelp) => number;
}

export function meanKitchen(cooking: CookingPlan, meals: number, ingredients: number): MeanKitchen {
  const book = cooking.books[cooking.asked];
  if (!book || meals === 0) return { cook: () => 0 };
  const shelf: Shelf = createShelf(book, ingredients);
  const incoming = new Float64Array(ingredients);
  const brought = new Int32Array(ingredients);
  const usual = new Float64Array(ingredients);
  const swing = new Float64Array(ingredients);
  const fortune = fortuneOf((FILLING + COUNTED) * DAYS_A_WEEK * meals, ingredients);
  const needs = book.recipes.map((_, r) => kindsIn(book.ingredient.subarray(book.start[r], book.start[r + 1])));
  const inStock = kindsIn([...cooking.stockpile.keys()].filter((i) => (cooking.stockpile[i] ?? 0) > 0));
  const cookable = new Int32Array(book.recipes.length);
  return {
    cook: (perDay, { pot, potProcs, tasty }) => {
      refill(shelf, cooking.stockpile, undefined);
      let kinds = 0;
      for (let i = 0; i < ingredients; i += 1) {
        const amount = (perDay[i] ?? 0) / meals;
        if (amount === 0) continue;
        brought[kinds++] = i;
        usual[i] = amount;
        swing[i] = Math.min(1, Math.sqrt(FIND / amount));
      }
      const plan = { ...cooking, kinds: brought.subarray(0, kinds) };
      // Most recipes need an ingredient that this team never finds.
      const had = inStock | kindsIn(plan.kinds);
      let recipes = 0;
      for (let r = 0; r < needs.length; r += 1) if (((needs[r] ?? 0) & ~had) === 0) cookable[recipes++] = r;
      if (recipes === 0) return 0;
      const procsOf = potProcs > 0 ? poissonSteps(potProcs / meals) : [];
      let tastyBonus = 0;
      let strength = 0;
      for (let day = 0; day < (FILLING + COUNTED) * DAYS_A_WEEK; day += 1) {
        const weekday = day % DAYS_A_WEEK;
        if (weekday === 0 && cooking.stocked) restock(shelf, cooking.stockpile);
        const sunday = weekday === SUNDAY ? 1 : 0;
        const odds = cooking.tasty[sunday];
        for (let meal = 0; meal < meals; meal += 1) {
          tastyBonus += tasty / meals;
          const chance = Math.min(1, odds.chance + Math.min(tastyBonus, cooking.tastyCap));
          const here = (day * meals + meal) * ingredients;
          const procs = potProcs > 0 ? countAt(procsOf, spreadAt(day * meals + meal)) : 0;
          const potBonus = procs > 0 ? Math.min((procs * pot) / potProcs, cooking.potCap) : 0;
          const room = Math.round((cooking.pot[sunday] + potBonus) * cooking.camp);
          for (let n = 0; n < kinds; n += 1) {
            const i = brought[n] ?? 0;
            incoming[i] = (usual[i] ?? 0) * (1 + (swing[i] ?? 0) * (fortune[here + i] ?? 0));
          }
          putAway(shelf, plan, incoming);
          const dish = cookOneOf(shelf, cookable, recipes, room);
          if (dish >= 0 && day >= FILLING * DAYS_A_WEEK)
            strength += (book.value[dish] ?? 0) * (1 + chance * (odds.multiplier - 1));
          tastyBonus *= 1 - chance;
        }
      }
      return strength / COUNTED;
    },
  };
}

/** As bits of a number, because there are fewer kinds than bits. */
function kindsIn(ingredients: Iterable<number>): number {
  let kinds = 0;
  for (const i of ingredients) kinds |= 1 << i;
  return kinds;
}

/** Cumulative Poisson probabilities: at most none, one, two and so on. */
function poissonSteps(usual: number): readonly number[] {
  const steps: number[] = [];
  let chance = Math.exp(-usual);
  let sum = chance;
  for (let count = 1; sum < 1 - 1e-3; count += 1) {
    steps.push(sum);
    chance *= usual / count;
    sum += chance;
  }
  return steps;
}

function countAt(steps: readonly number[], luck: number): number {
  let count = 0;
  while (count < steps.length && luck >= (steps[count] ?? 1)) count += 1;
  return count;
}

/** Multiples of the golden ratio are spread evenly between 0 and 1, however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const spreadAt = (meal: number): number => ((meal + 1) * GOLDEN) % 1;

/**
 * Relative deviation from the average by meal and ingredient: at least -1, 0 on average, with the variance of one find.
 */
function fortuneOf(meals: number, ingredients: number): Float64Array {
  const luck = createStream({ seed: 0, chain: 0, member: 0, purpose: 0 });
  const fortune = Float64Array.from({ length: meals * ingredients }, () => uniform(luck) ** 2);
  for (let i = 0; i < ingredients; i += 1) {
    let sum = 0;
    for (let k = i; k < fortune.length; k += ingredients) sum += fortune[k] ?? 0;
    for (let k = i; k < fortune.length; k += ingredients) fortune[k] = ((fortune[k] ?? 0) * meals) / sum - 1;
  }
  return fortune;
}
