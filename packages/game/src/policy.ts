// The player's cooking and check-in policy: leftovers, saving for Sunday, a stored chance, check-ins.
import { isObject, shown } from './reading.ts';
import { orNull, otherwise } from './shape/modifiers.ts';
import { NONE, type Of, type Shape } from './shape/shape.ts';
import { list, object } from './shape/structures.ts';
import { flag, keptText, number, oneOf, requiredFlag } from './shape/values.ts';
import { CLOCK_PATTERN, parseClock } from './time.ts';

/** Leftovers in the free room of the pot: none, those that the next meals' dishes do not need, or all. */
export const FILLERS = ['never', 'surplus', 'always'] as const;
export type Filler = (typeof FILLERS)[number];

/**
 * The player's check-ins: always, every so many hours from wake-up on and at bedtime, or at wake-up and these times.
 */
export type LookIn = 'always' | { readonly everyHours: number } | { readonly at: readonly string[] };

/** Five minutes: more often than that is always. */
export const LOOK_LIMITS = { leastHours: 5 / 60, mostHours: 24, mostTimes: 48 } as const;

/** What is more than so many times the largest amount that a dish takes is surplus. */
export const USUAL_MEALS_AHEAD = 2;

/** Default for most players. */
export const USUAL_POLICY = {
  filler: 'surplus',
  sunday: true,
  holdTasty: true,
  lookIn: 'always',
  recipesLevelUp: true,
} as const;

/** Undefined if it is no valid time. */
export function lookInOf(value: unknown): LookIn | undefined {
  if (value === 'always') return 'always';
  const { everyHours, at } = isObject(value) ? value : {};
  const { leastHours, mostHours, mostTimes } = LOOK_LIMITS;
  if (typeof everyHours === 'number' && everyHours >= leastHours && everyHours <= mostHours) return { everyHours };
  const isClock = (time: unknown): time is string => typeof time === 'string' && parseClock(time) !== undefined;
  return Array.isArray(at) && at.length <= mostTimes && at.every(isClock) ? { at } : undefined;
}

export const fillerShape = oneOf(FILLERS, (value) => `filler must be ${FILLERS.join(', ')}, not ${shown(value)}`);

const everyHours = number(LOOK_LIMITS.leastHours, LOOK_LIMITS.mostHours, undefined, { fraction: true });
const times = list(keptText(undefined, { pattern: CLOCK_PATTERN }), undefined, { most: LOOK_LIMITS.mostTimes });

export const lookInShape: Shape<LookIn> = {
  description: {
    kind: 'either',
    of: [
      { kind: 'choice', values: ['always'] },
      { kind: 'object', fields: { everyHours } },
      { kind: 'object', fields: { at: times } },
    ],
  },
  read: (value, at, { report }) => {
    const found = lookInOf(value);
    if (found) return found;
    const hours = `{"everyHours": ${LOOK_LIMITS.mostHours} or less}`;
    report.problem(at, `lookIn must be "always", ${hours} or {"at": ["07:30", …]}, not ${shown(value)}`);
    return NONE;
  },
};

/** A player's choices, for all teams. */
const policyShape = object({
  filler: otherwise(fillerShape, USUAL_POLICY.filler),
  /** Keep ingredients for Sunday's dishes, from the day on that turns out best. */
  sunday: otherwise(requiredFlag, USUAL_POLICY.sunday),
  /** Rather cook nothing on Saturday than use up a stored chance of extra tasty. */
  holdTasty: otherwise(requiredFlag, USUAL_POLICY.holdTasty),
  lookIn: otherwise(lookInShape, USUAL_POLICY.lookIn),
  /**
   * Dishes give their recipes EXP, and a recipe that reaches a new level is worth more for the rest of the week.
   * A choice of an earlier app does not say: levels stayed put then, and still do.
   */
  recipesLevelUp: flag(),
});

export interface PlayerPolicy extends Of<typeof policyShape> {}

/** How it travels. */
export const playerPolicyShape = orNull(policyShape);
