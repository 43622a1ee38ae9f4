// Ingredients that skills bring: each a random one of all, or all of one kind.
import { add } from './flat.ts';
import type { Operation } from './operations.ts';
import { uniform } from './rng.ts';
import { gatherOneInSides } from './sides.ts';
import type { MemberState, State } from './state.ts';

/** Picks out of one number of 32 bits: with 19 kinds of ingredients there are still over a thousand steps per kind for the fifth. */
const PICKS = 5;

export function gatherOne({ kitchen, sides }: State, { ingredients, amount }: Operation, invoker: MemberState): void {
  const u = ingredients.length > 1 ? uniform(invoker.skill) : 0;
  add(kitchen.incoming, ingredients[Math.floor(u * ingredients.length)] ?? 0, amount);
  if (sides.count > 0) gatherOneInSides(sides, ingredients, amount, u);
}

export function gatherAny({ plan, kitchen, sides }: State, invoker: MemberState, { amount }: Operation): void {
  const { incoming } = kitchen;
  const { gathered } = sides;
  sides.picked += amount;
  if (plan.evenIngredients) {
    for (let i = 0; i < incoming.length; i += 1) {
      add(incoming, i, amount / incoming.length);
      add(gathered, i, amount / incoming.length);
    }
    return;
  }
  // One number is enough for several picks: what is left of it after a pick is as uniform as before.
  let u = 0;
  for (let n = 0; n < amount; n += 1) {
    u = (n % PICKS === 0 ? uniform(invoker.skill) : u) * incoming.length;
    const pick = Math.floor(u);
    u -= pick;
    add(incoming, pick, 1);
    add(gathered, pick, 1);
  }
}
