// How a player cooks and how often they look in: choices of a player, each with a name. Without any, the most valuable dish is cooked at
// every meal, nothing is thrown in beside it, and somebody is always there.

/** Leftovers in the free room of the pot: none, those that the next meals' dishes do not need, or all. */
export const FILLERS = ['never', 'surplus', 'always'] as const;
export type Filler = (typeof FILLERS)[number];

/** When somebody looks in: always, every so many hours from wake-up on and at bedtime, or at wake-up and these times of the day. */
export type LookIn = 'always' | { readonly everyHours: number } | { readonly at: readonly string[] };

/** What a team's settings may say about kitchen and presence. */
export interface Policy {
  readonly filler: Filler;
  /** Surplus is what is more than so many times the largest amount that a dish takes. */
  readonly meals: number;
  readonly lookIn: LookIn;
}
