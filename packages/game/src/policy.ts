// How a player cooks and looks in, as it is chosen and kept: leftovers, saving for Sunday, a stored chance, presence.
import { isObject } from './reading.ts';
import { parseClock } from './time.ts';

/** Leftovers in the free room of the pot: none, those that the next meals' dishes do not need, or all. */
export const FILLERS = ['never', 'surplus', 'always'] as const;
export type Filler = (typeof FILLERS)[number];

/** When somebody looks in: always, every so many hours from wake-up on and at bedtime, or at wake-up and these times of the day. */
export type LookIn = 'always' | { readonly everyHours: number } | { readonly at: readonly string[] };

/** Five minutes: more often than that is always. */
export const LOOK_LIMITS = { leastHours: 5 / 60, mostHours: 24, mostTimes: 48 } as const;

/** What is more than so many times the largest amount that a dish takes is surplus. */
export const USUAL_MEALS_AHEAD = 2;

/** The choices of a player, for all teams. */
export interface PlayerPolicy {
  readonly filler: Filler;
  /** Keep ingredients for Sunday's dishes, from the day on that turns out best. */
  readonly sunday: boolean;
  /** Rather cook nothing on Saturday than use up a stored chance of extra tasty. */
  readonly holdTasty: boolean;
  readonly lookIn: LookIn;
  /** Dishes give their recipes EXP, and a recipe that reaches a new level is worth more for the rest of the week. */
  readonly recipesLevelUp: boolean;
}

/** What most players do. */
export const USUAL_POLICY: PlayerPolicy = {
  filler: 'surplus',
  sunday: true,
  holdTasty: true,
  lookIn: 'always',
  recipesLevelUp: true,
};

/** Undefined for what says no time. */
export function lookInOf(value: unknown): LookIn | undefined {
  if (value === 'always') return 'always';
  const { everyHours, at } = isObject(value) ? value : {};
  const { leastHours, mostHours, mostTimes } = LOOK_LIMITS;
  if (typeof everyHours === 'number' && everyHours >= leastHours && everyHours <= mostHours) return { everyHours };
  const isClock = (time: unknown): time is string => typeof time === 'string' && parseClock(time) !== undefined;
  return Array.isArray(at) && at.length <= mostTimes && at.every(isClock) ? { at } : undefined;
}

/** As it was stored; null for what is no choice. */
export function playerPolicyIn(value: unknown): PlayerPolicy | null {
  if (!isObject(value)) return null;
  const { filler, sunday, holdTasty, lookIn, recipesLevelUp } = value;
  return {
    filler: FILLERS.find((name) => name === filler) ?? USUAL_POLICY.filler,
    sunday: sunday !== false,
    holdTasty: holdTasty !== false,
    lookIn: lookInOf(lookIn) ?? USUAL_POLICY.lookIn,
    // A choice of an earlier app does not say: levels stayed put then, and still do.
    recipesLevelUp: recipesLevelUp === true,
  };
}
