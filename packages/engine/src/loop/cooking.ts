// The kitchen: stores new ingredients, cooks the most valuable possible dish and adds filler, once per dish type.
import { rollSlots } from './drops.ts';
import type { Filling } from './filling.ts';
import { add, clear } from './flat.ts';
import type { CookingPlan } from './menu.ts';
import type { RecipeBook } from './recipe-book.ts';
import { uniform } from './rng.ts';
import { cookDish, fillPot, gainRecipeExp, putAway, restock, type Shelf } from './shelf.ts';
import { bringToSides, rollSideDrops, shareGathered } from './sides.ts';
import type { MemberState, State } from './state.ts';
import { CookCount, DishCount, SUNDAY, TypeCount } from './tally.ts';

/** Rolls what a member's helps since the last meal bring; side kitchens roll the same helps on their own. */
export function rollDrops(state: State, member: MemberState): void {
  const { sides, found, decided } = state;
  const { plan } = member;
  // `| 0` shows the engine of JavaScript a whole number, which it hands on without allocating.
  const unrolled = member.unrolled | 0;
  if (unrolled === 0) return;
  const drops = rollSlots(plan.drops, unrolled, member.drops, member.kinds, found, decided);
  bring(state, member);
  member.rolledBerries += (unrolled - drops) * plan.drops.berries;
  if (sides.count > 0) rollSideDrops(sides, plan, member.side, unrolled, decided);
  member.unrolled = 0;
}

/** Brings what a member has found into the real kitchen. */
function bring({ kitchen, found }: State, { plan, rolled }: MemberState): void {
  for (let s = 0; s < plan.drops.slots; s += 1) {
    const amount = found[s] ?? 0;
    add(kitchen.incoming, plan.slotIngredient[s] ?? 0, amount);
    add(rolled, s, amount);
  }
}

/** Brings what a member has found into every kitchen alike. */
export function bringAll(state: State, member: MemberState): void {
  bring(state, member);
  if (state.sides.count > 0) bringToSides(state.sides, member.plan, state.found);
}

export function cookMeal(state: State, cooking: CookingPlan): void {
  const { kitchen, sides, tally, layout } = state;
  const sunday = state.weekday === SUNDAY;
  const odds = cooking.tasty[sunday ? 1 : 0];
  const bonus = Math.min(kitchen.potBonus, cooking.potCap);
  const pot = Math.round((cooking.pot[sunday ? 1 : 0] + bonus) * cooking.camp);
  const chance = Math.min(1, odds.chance + Math.min(kitchen.tastyBonus, cooking.tastyCap));
  const tasty = uniform(state.cook) < chance;
  kitchen.pot = pot;
  // Means take the expected factor; the roll decides only what depends on it, such as when the bonus is used up.
  kitchen.tastiness = 1 + chance * (odds.multiplier - 1);
  // A whole number, of which every call takes a copy without allocating.
  const rolled = tasty ? odds.multiplier : 1;

  state.log?.push({ at: state.now, kind: 'meal', tasty, pot });
  add(tally, layout.cooking + CookCount.meals, 1);
  add(tally, layout.cooking + CookCount.multiplier, kitchen.tastiness);
  add(tally, layout.cooking + CookCount.chance, chance);
  if (!sunday) add(tally, layout.cooking + CookCount.weekdayPot, pot);
  for (let type = 0; type < kitchen.shelves.length; type += 1) {
    const shelf = kitchen.shelves[type];
    if (!shelf) continue;
    const dish = cook(state, cooking, shelf, type, kitchen.incoming, true);
    add(kitchen.week, type, shelf.made * rolled);
    gainRecipeExp(shelf, dish, rolled);
    if (state.log) logDish(state, shelf.book, dish, shelf.made * rolled);
  }
  clear(kitchen.incoming);
  if (sides.count > 0) cookSideKitchens(state, cooking, rolled);
  kitchen.potBonus = 0;
  if (tasty) kitchen.tastyBonus = 0;
}

/** The same meal in the side kitchens. Only the real one counts why dishes were missed. */
function cookSideKitchens(state: State, cooking: CookingPlan, rolled: number): void {
  const { sides } = state;
  shareGathered(sides);
  for (let k = 0; k < sides.count; k += 1) {
    const shelf = sides.shelves[k];
    const arriving = sides.arriving[k];
    if (!shelf || !arriving) continue;
    const dish = cook(state, cooking, shelf, cooking.asked, arriving, false);
    gainRecipeExp(shelf, dish, rolled);
    add(sides.made, k, shelf.made);
    clear(arriving);
  }
}

/** Puts away what has come in and makes a dish; returns its place in the book. Whole numbers only: fractions would be allocated. */
function cook(
  state: State,
  cooking: CookingPlan,
  shelf: Shelf,
  type: number,
  incoming: Float64Array,
  countsMisses: boolean,
): number {
  const { tally, layout, weekday, kitchen, sides } = state;
  const share = type === cooking.asked ? 1 / (1 + sides.count) : 1;
  const places = layout.dishes[type];
  const place = layout.types[type] ?? 0;
  shelf.share = share;
  putAway(shelf, cooking, incoming);
  add(tally, place + TypeCount.lost, share * shelf.lost);
  const dish = cookDish(shelf, kitchen.pot | 0, tally, countsMisses ? places : undefined);
  shelf.made = dish < 0 ? 0 : (shelf.value[dish] ?? 0);
  if (cooking.filling) fill(state, cooking.filling, shelf, type, dish);
  const strength = share * kitchen.tastiness * shelf.made;
  add(tally, place + TypeCount.strength, strength);
  if (weekday === SUNDAY) add(tally, place + TypeCount.sunday, strength);
  if (dish < 0) {
    add(tally, place + TypeCount.mixed, share);
    return dish;
  }
  const counter = places?.[dish] ?? 0;
  add(tally, counter + DishCount.cooked, share);
  if (weekday === SUNDAY) add(tally, counter + DishCount.sunday, share);
  return dish;
}

/** Leftovers go into what room the dish has left. */
function fill({ tally, layout, kitchen }: State, filling: Filling, shelf: Shelf, type: number, dish: number): void {
  const place = layout.types[type] ?? 0;
  const taken = dish < 0 ? 0 : (shelf.book.size[dish] ?? 0);
  fillPot(shelf, filling, type, kitchen.pot - taken);
  shelf.made += shelf.filler;
  add(tally, place + TypeCount.filled, shelf.share * shelf.filled);
  add(tally, place + TypeCount.filler, shelf.share * kitchen.tastiness * shelf.filler);
}

function logDish({ log, now }: State, { type, recipes }: RecipeBook, dish: number, value: number): void {
  log?.push({ at: now, kind: 'dish', type, recipe: recipes[dish]?.recipe.displayName, value });
}

/** Monday: this week's stock is there again in every kitchen. */
export function restockAll({ kitchen, sides }: State, { stockpile }: CookingPlan): void {
  for (const shelf of kitchen.shelves) restock(shelf, stockpile);
  for (const shelf of sides.shelves) restock(shelf, stockpile);
}
