// How a player cooks and how often they look in: choices of a player, each with a name. Without any, the most valuable dish is cooked at
// every meal, nothing is thrown in beside it, and somebody is always there.
import {
  FILLERS,
  type Fields,
  type Filler,
  flagIn,
  isObject,
  LOOK_LIMITS,
  type LookIn,
  lookInOf,
  type Report,
  shown,
  USUAL_MEALS_AHEAD,
  USUAL_POLICY,
} from '@oversleep/game';

/** What a team's settings may say about kitchen and presence. */
export interface Policy {
  readonly filler: Filler;
  /** Surplus is what is more than so many times the largest amount that a dish takes. */
  readonly meals: number;
  readonly lookIn: LookIn;
  /** Recipes gain EXP and levels during a week. Left out where they do not, so that older requests keep their key. */
  readonly recipesLevelUp?: true;
}

/** What most players do. */
const USUAL: Policy = { filler: USUAL_POLICY.filler, meals: USUAL_MEALS_AHEAD, lookIn: USUAL_POLICY.lookIn };

const MOST_MEALS = 21;

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
    ...(flagIn(report, `${field}.recipesLevelUp`, value.recipesLevelUp) && { recipesLevelUp: true }),
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
  if (value === undefined || value === null) return USUAL.lookIn;
  const found = lookInOf(value);
  if (!found)
    report.problem(
      field,
      `lookIn must be "always", {"everyHours": ${LOOK_LIMITS.mostHours} or less} or {"at": ["07:30", …]}, not ${shown(value)}`,
    );
  return found ?? USUAL.lookIn;
}
