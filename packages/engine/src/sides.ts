// Kitchens beside the real one: the same helps and procs, but other drops and other dishes of the type that counts. What the helps of a week
// are worth in the kitchen is then the mean over several kitchens, which varies less than one. All of them lie in the same flat lists.
import { firstOf, MOST_AT_ONCE, rollSlots, successes } from './drops.ts';
import { add } from './flat.ts';
import type { CookingPlan, MemberPlan, Plan } from './plan.ts';
import { createStream, restart, type Stream, uniform } from './rng.ts';

export interface Sides {
  /** How many are in use. */
  count: number;
  /** What there is of each ingredient, kitchen by kitchen; the part of it that is the week's stock; how much of the rest in all. */
  readonly available: Float64Array;
  readonly stock: Float64Array;
  readonly total: Float64Array;
  /** On the way to the next meal: drops of each kitchen, what came into all alike, and what came as ingredients of any kind. */
  readonly incoming: Float64Array;
  readonly common: Float64Array;
  readonly gathered: Float64Array;
  /** By kitchen and recipe, the place of the ingredient that was short last time. */
  readonly blocker: Int32Array;
  /** Value of all dishes so far, by kitchen. */
  readonly made: Float64Array;
  /** By member. */
  readonly luck: readonly Stream[];
  /** What some helps bring by slot, for the moment. */
  readonly found: Float64Array;
}

export function createSides(plan: Plan, count: number): Sides {
  const kinds = plan.ingredientCount;
  const book = plan.cooking?.books[plan.cooking.asked];
  return {
    count: book ? count : 0,
    available: new Float64Array(count * kinds),
    stock: new Float64Array(count * kinds),
    total: new Float64Array(count),
    incoming: new Float64Array(count * kinds),
    common: new Float64Array(kinds),
    gathered: new Float64Array(kinds),
    blocker: new Int32Array(count * (book?.recipes.length ?? 0)),
    made: new Float64Array(count),
    luck: plan.members.map(() => createStream({ seed: 0, chain: 0, member: 0, purpose: 0 })),
    found: new Float64Array(3),
  };
}

/** The beginning of a run with these leftovers, kitchen by kitchen, and what is on the way to all of them. */
export function resetSides(
  sides: Sides,
  { books, asked, stockpile }: CookingPlan,
  start: { readonly arrived: Float64Array; readonly leftovers: Float64Array } | undefined,
): void {
  const { available, stock, total, incoming, common, gathered, blocker } = sides;
  const kinds = common.length;
  available.fill(0);
  common.fill(0);
  if (start) {
    // The pilot had only some of them: others begin like one of those.
    const some = start.leftovers.length;
    for (let at = 0; at < available.length; at += 1) available[at] = start.leftovers[at % some] ?? 0;
    common.set(start.arrived);
  }
  incoming.fill(0);
  gathered.fill(0);
  for (let k = 0; k < total.length; k += 1) {
    total[k] = 0;
    for (let i = 0; i < kinds; i += 1) {
      total[k] = (total[k] ?? 0) + (available[k * kinds + i] ?? 0);
      stock[k * kinds + i] = stockpile[i] ?? 0;
      available[k * kinds + i] = (available[k * kinds + i] ?? 0) + (stockpile[i] ?? 0);
    }
    // Part of what is counted depends on it, so it starts anew too.
    const first = books[asked]?.start.subarray(0, -1);
    if (first) blocker.set(first, k * first.length);
  }
}

/** What is left in each kitchen that is in use, without the week's stock. */
export const leftoversOf = ({ count, available, stock, common }: Sides): Float64Array =>
  available.subarray(0, count * common.length).map((amount, at) => amount - (stock[at] ?? 0));

export function restartLuck(sides: Sides, seed: number, chain: number, purpose: number, mirrored: boolean): void {
  for (let member = 0; member < sides.luck.length; member += 1) {
    const stream = sides.luck[member];
    if (stream) restart(stream, { seed, chain, member, purpose }, mirrored);
  }
}

/**
 * Drops of a member's helps, other than in the real kitchen, where these three numbers decided (below zero where none was needed). Each
 * kitchen has them moved on by a different part of one, so that where some are lucky others are not; the order changes every time.
 */
export function rollAside(
  sides: Sides,
  { index, drops, slotIngredient }: MemberPlan,
  helps: number,
  drawn: Float64Array,
): void {
  const { count, incoming, common, found } = sides;
  const luck = sides.luck[index];
  if (!luck) return;
  const kinds = common.length;
  if (drops.fixed.length === 0 || helps > MOST_AT_ONCE) {
    for (let k = 0; k < count; k += 1) {
      rollSlots(drops, helps, luck, luck, found, drawn);
      for (let s = 0; s < drops.slots; s += 1) add(incoming, k * kinds + (slotIngredient[s] ?? 0), found[s] ?? 0);
    }
    return;
  }
  const { slots, fixed, finds } = drops;
  let u = drawn[0] ?? 0;
  let v = drawn[1] ?? 0;
  let w = drawn[2] ?? 0;
  if (v < 0) v = uniform(luck);
  if (w < 0) w = uniform(luck);
  // Three whole numbers out of one.
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

/** One of some ingredients, by the number that decided in the real kitchen. */
export function gatherOneAside(sides: Sides, ingredients: readonly number[], amount: number, drawn: number): void {
  const { count, incoming, common } = sides;
  for (let k = 0; k < count; k += 1) {
    const moved = drawn + (k + 1) / (count + 1);
    const u = moved < 1 ? moved : moved - 1;
    add(incoming, k * common.length + (ingredients[Math.floor(u * ingredients.length)] ?? 0), amount);
  }
}

/** Everything that has come into a kitchen, into its bag. */
export function putAwayAside({ count, available, total, incoming, common, gathered }: Sides, k: number): void {
  const kinds = common.length;
  const base = k * kinds;
  // Every kind is equally likely, so that what came as ingredients of any kind may as well have been so many kinds further on.
  let from = Math.round(((k + 1) * kinds) / (count + 1));
  let sum = 0;
  for (let i = 0; i < kinds; i += 1) {
    const arriving = (incoming[base + i] ?? 0) + (common[i] ?? 0) + (gathered[from] ?? 0);
    available[base + i] = (available[base + i] ?? 0) + arriving;
    incoming[base + i] = 0;
    sum += arriving;
    from = from === kinds - 1 ? 0 : from + 1;
  }
  total[k] = (total[k] ?? 0) + sum;
}

/** The highest heap of a kitchen. */
export function highestAside({ available, stock, common }: Sides, k: number): number {
  const base = k * common.length;
  let most = 0;
  let highest = -1;
  for (let i = 0; i < common.length; i += 1) {
    const held = (available[base + i] ?? 0) - (stock[base + i] ?? 0);
    if (held <= highest) continue;
    highest = held;
    most = i;
  }
  return most;
}

export function restockAside({ available, stock, common, total }: Sides, stockpile: Float64Array): void {
  for (let at = 0; at < total.length * common.length; at += 1) {
    const fresh = stockpile[at % common.length] ?? 0;
    available[at] = (available[at] ?? 0) - (stock[at] ?? 0) + fresh;
    stock[at] = fresh;
  }
}
