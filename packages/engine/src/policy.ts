// How a player cooks and how often they look in: choices of a player, each with a name. Without any, the most valuable dish is cooked at
// every meal, nothing is thrown in beside it, and somebody is always there.
import {
  type Filler,
  fillerShape,
  type Game,
  type LookIn,
  lookInShape,
  number,
  object,
  onlyTrue,
  or,
  prepare,
  type Report,
  readPart,
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

/** What a choice leaves out is as most players do it. */
const policyShape = object(
  {
    filler: or(fillerShape, USUAL.filler),
    meals: or(
      number(0, MOST_MEALS, (value) => `meals must be a whole number 0-${MOST_MEALS}, not ${shown(value)}`),
      USUAL.meals,
    ),
    lookIn: or(
      prepare(lookInShape, (value) => value ?? USUAL.lookIn),
      USUAL.lookIn,
    ),
    recipesLevelUp: onlyTrue(),
  },
  (value) => `policy must be an object, not ${shown(value)}`,
);

/** Nothing chosen: undefined. */
export function policyIn(game: Game, report: Report, field: string, value: unknown): Policy | undefined {
  if (value === undefined || value === null) return undefined;
  const { recipesLevelUp, ...policy } = readPart(policyShape, game, report, field, value) ?? USUAL;
  return { ...policy, ...(recipesLevelUp && { recipesLevelUp }) };
}

export const usualPolicyIn = (game: Game, report: Report, field: string, value: unknown): Policy =>
  policyIn(game, report, field, value) ?? USUAL;
