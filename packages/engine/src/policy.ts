// How a player cooks and how often they look in: choices of a player, each with a name. Without any, the most valuable dish is cooked at
// every meal, nothing is thrown in beside it, and somebody is always there.
import { type Fields, isObject, parseClock, type Report, shown } from '@oversleep/game';

/** Leftovers in the free room of the pot: none, those that the next meals' dishes do not need, or all. */
const FILLERS = ['never', 'surplus', 'always'] as const;
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

/** What most players do. */
const USUAL: Policy = { filler: 'surplus', meals: 2, lookIn: 'always' };

const MOST_MEALS = 21;
const MOST_LOOKS = 48;
/** Five minutes: more often than that is always. */
const LEAST_HOURS = 5 / 60;
const MOST_HOURS = 24;

/** Nothing chosen: undefined. What a choice leaves out is as most players do it. */
export const policyIn = (report: Report, field: string, value: unknown): Policy | undefined =>
  value === undefined || value === null ? undefined : usualPolicyIn(report, field, value);

export function usualPolicyIn(report: Report, field: string, value: unknown): Policy {
  if (value === undefined || value === null) return USUAL;
  if (!isObject(value)) {
    report.problem(field, `policy must be an object, not ${shown(value)}`);
    return USUAL;
  }
  return {
    filler: fillerIn(report, field, value),
    meals: mealsIn(report, field, value),
    lookIn: lookInIn(report, `${field}.lookIn`, value.lookIn),
  };
}

function fillerIn(report: Report, field: string, { filler = USUAL.filler }: Fields): Filler {
  const found = FILLERS.find((name) => name === filler);
  if (!found) report.problem(`${field}.filler`, `filler must be ${FILLERS.join(', ')}, not ${shown(filler)}`);
  return found ?? USUAL.filler;
}

function mealsIn(report: Report, field: string, { meals = USUAL.meals }: Fields): number {
  if (typeof meals === 'number' && Number.isInteger(meals) && meals >= 0 && meals <= MOST_MEALS) return meals;
  report.problem(`${field}.meals`, `meals must be a whole number 0-${MOST_MEALS}, not ${shown(meals)}`);
  return USUAL.meals;
}

function lookInIn(report: Report, field: string, value: unknown): LookIn {
  if (value === undefined || value === null || value === 'always') return 'always';
  const hours = isObject(value) ? value.everyHours : undefined;
  if (typeof hours === 'number' && hours >= LEAST_HOURS && hours <= MOST_HOURS) return { everyHours: hours };
  const at = isObject(value) ? value.at : undefined;
  const isClock = (time: unknown): time is string => typeof time === 'string' && parseClock(time) !== undefined;
  if (Array.isArray(at) && at.length <= MOST_LOOKS && at.every(isClock)) return { at };
  report.problem(
    field,
    `lookIn must be "always", {"everyHours": ${MOST_HOURS} or less} or {"at": ["07:30", …]}, not ${shown(value)}`,
  );
  return 'always';
}
