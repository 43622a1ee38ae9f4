// Side kitchens: the same helps and procs as in the real one, but other drops, and so other dishes of the type that counts. The mean over
// several kitchens says what the helps of a week are worth with less variance than a single one.
import { firstOf, MOST_AT_ONCE, rollSlots, successes } from './drops.ts';
import { add, clear } from './flat.ts';
import type { CookingPlan } from './menu.ts';
import type { MemberPlan, Plan } from './plan.ts';
import { type Stream, uniform } from './rng.ts';
import { createShelf, refill, type Shelf } from './shelf.ts';

export interface SideKitchens {
  /** How many are in use. */
  count: number;
  readonly shelves: readonly Shelf[];
  /** On the way to the next meal, kitchen by kitchen, and the same as a list for each. */
  readonly incoming: Float64Array;
  readonly arriving: readonly Float64Array[];
  /** Ingredients "of any kind" since the last meal: how many of each kind, and how many in all. */
  readonly gathered: Float64Array;
  picked: number;
  /** Value of all dishes so far, by kitchen. */
  readonly made: Float64Array;
  /** What some helps bring by slot, for the moment. */
  readonly found: Float64Array;
}

export function createSides(plan: Plan, count: number): SideKitchens {
  const kinds = plan.ingredientCount;
  const book = plan.cooking?.books[plan.cooking.asked];
  const incoming = new Float64Array(count * kinds);
  const each = <T>(make: (k: number) => T) => Array.from({ length: book ? count : 0 }, (_, k) => make(k));
  return {
    count: book ? count : 0,
    shelves: book ? each(() => createShelf(book, kinds)) : [],
    incoming,
    arriving: each((k) => incoming.subarray(k * kinds, (k + 1) * kinds)),
    gathered: new Float64Array(kinds),
    picked: 0,
    made: new Float64Array(count),
    found: new Float64Array(3),
  };
}

/** The beginning of a run with these leftovers of each kitchen, and what is on the way to all of them. */
export function resetSides(
  sides: SideKitchens,
  { stockpile }: CookingPlan,
  start: { readonly arrived: Float64Array; readonly sides: readonly Float64Array[] } | undefined,
): void {
  sides.gathered.fill(0);
  sides.picked = 0;
  for (const [k, shelf] of sides.shelves.entries()) {
    // The pilot ran only some of the kitchens; the others begin like one of those.
    refill(shelf, stockpile, start?.sides[k % start.sides.length]);
    sides.arriving[k]?.fill(0);
    if (start) sides.arriving[k]?.set(start.arrived);
  }
}

/**
 * Drops of a member's helps in the side kitchens: a rotation sample. `decided` are the three uniform numbers that decided in the real kitchen
 * (below zero where none was needed). Each side kitchen adds another multiple of 1 / (count + 1) to them, modulo one, so that all kitchens
 * together cover the range evenly; which one gets which multiple changes every time.
 */
export function rollSideDrops(
  sides: SideKitchens,
  { drops, slotIngredient }: MemberPlan,
  luck: Stream,
  helps: number,
  decided: Float64Array,
): void {
  const { count, incoming, found } = sides;
  const kinds = sides.gathered.length;
  if (drops.fixed.length === 0 || helps > MOST_AT_ONCE) {
    for (let k = 0; k < count; k += 1) {
      rollSlots(drops, helps, luck, luck, found, decided);
      for (let s = 0; s < drops.slots; s += 1) add(incoming, k * kinds + (slotIngredient[s] ?? 0), found[s] ?? 0);
    }
    return;
  }
  const { slots, fixed, finds } = drops;
  let u = decided[0] ?? 0;
  let v = decided[1] ?? 0;
  let w = decided[2] ?? 0;
  if (v < 0) v = uniform(luck);
  if (w < 0) w = uniform(luck);
  // One random number is enough for three orders.
  const order = uniform(luck) * count;
  const next = (order % 1) * count;
  const stepU = (1 + Math.floor(order)) / (count + 1);
  const stepV = (1 + Math.floor(next)) / (count + 1);
  const stepW = (1 + Math.floor((next % 1) * count)) / (count + 1);
  const first = slotIngredient[0] ?? 0;
  const second = slotIngredient[1] ?? 0;
  const third = slotIngredient[2] ?? 0;
  const one = fixed[0] ?? 0;
  const two = fixed[1] ?? 0;
  const three = fixed[2] ?? 0;
  for (let k = 0; k < count; k += 1) {
    u = u + stepU < 1 ? u + stepU : u + stepU - 1;
    v = v + stepV < 1 ? v + stepV : v + stepV - 1;
    w = w + stepW < 1 ? w + stepW : w + stepW - 1;
    const all = successes(finds, helps, u);
    if (all === 0) continue;
    const base = k * kinds;
    const toFirst = slots === 1 ? all : firstOf(slots, all, v);
    add(incoming, base + first, toFirst * one);
    const left = all - toFirst;
    if (left === 0) continue;
    const toSecond = slots === 2 ? left : firstOf(2, left, w);
    add(incoming, base + second, toSecond * two);
    if (left > toSecond) add(incoming, base + third, (left - toSecond) * three);
  }
}

/** Brings what a member has found, by slot, into every side kitchen alike. */
export function bringToSides({ count, incoming, gathered }: SideKitchens, plan: MemberPlan, found: Float64Array): void {
  for (let k = 0; k < count; k += 1)
    for (let s = 0; s < plan.drops.slots; s += 1)
      add(incoming, k * gathered.length + (plan.slotIngredient[s] ?? 0), found[s] ?? 0);
}

/** One of some ingredients, by the number that decided in the real kitchen, moved on as above. */
export function gatherOneInSides(
  sides: SideKitchens,
  ingredients: readonly number[],
  amount: number,
  decided: number,
): void {
  const { count, incoming, gathered } = sides;
  for (let k = 0; k < count; k += 1) {
    const moved = decided + (k + 1) / (count + 1);
    const u = moved < 1 ? moved : moved - 1;
    add(incoming, k * gathered.length + (ingredients[Math.floor(u * ingredients.length)] ?? 0), amount);
  }
}

/** Ingredients "of any kind": all kinds are equally likely, so each side kitchen takes them as so many kinds further on in the list. */
export function shareGathered(sides: SideKitchens): void {
  const { count, incoming, gathered, picked } = sides;
  if (picked === 0) return;
  const kinds = gathered.length;
  for (let k = 0; k < count; k += 1) {
    let from = Math.round(((k + 1) * kinds) / (count + 1));
    for (let i = 0; i < kinds; i += 1) {
      add(incoming, k * kinds + i, gathered[from] ?? 0);
      from = from === kinds - 1 ? 0 : from + 1;
    }
  }
  clear(gathered);
  sides.picked = 0;
}
