// The player's cooking and check-in policy: leftovers, saving for Sunday, a stored chance, check-ins.
import { isObject, shown } from './reading.ts';
import { orNull, otherwise } from './shape/modifiers.ts';
import { NONE, type Of, type Shape } from './shape/shape.ts';
import { list, object } from './shape/structures.ts';
import { flag, keptText, number, oneOf, requiredFlag } from './shape/values.ts';
import { CLOCK_PATTERN, parseClock } from './time.ts';

/** Filler: none, leftovers that the next meals don't need, or all leftovers. */
export const FILLERS = ['never', 'surplus', 'always'] as const;
export type Filler = (typeof FILLERS)[number];

/**
 * The player's check-ins: always, every so many hours from wake-up on and at bedtime, or at wake-up and these times.
 */
export type LookIn = 'always' | { readonly everyHours: number } | { readonly at: readonly string[] };

/** Shortest interval: checking in more often counts as always. */
export const LOOK_LIMITS = { leastHours: 5 / 60, mostHours: 24, mostTimes: 48 } as const;

/** An ingredient is surplus beyond this many times the largest amount in any dish. */
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
  /** Save ingredients for Sunday's dishes, from the best day on. */
  sunday: otherwise(requiredFlag, USUAL_POLICY.sunday),
  /** Skip Saturday's meals rather than use up a stored Extra Tasty chance. */
  holdTasty: otherwise(requiredFlag, USUAL_POLICY.holdTasty),
  lookIn: otherwise(lookInShape, USUAL_POLICY.lookIn),
  /**
   * Dishes give their recipes EXP, and a recipe that reaches a new level is worth more for the rest of the week.
   * Choices of older apps lack this field; for them levels don't rise, as before.
   */
  recipesLevelUp: flag(),
});

export interface PlayerPolicy extends Of<typeof policyShape> {}

/** How it travels. */
export const playerPolicyShape = orNull(policyShape);
