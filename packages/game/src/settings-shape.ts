// Settings of a simulated week: team settings, pot and recipes, events, and the player's policy.
import { rulesOfWeek, weekOf } from './events.ts';
import { fillerShape, lookInShape, USUAL_MEALS_AHEAD, USUAL_POLICY } from './policy.ts';
import { effectsShape } from './read-event.ts';
import { shown } from './reading.ts';
import { potBounds } from './recipes.ts';
import { about, optional, or, orNull, otherwise, refine, withDefault, wordless } from './shape/modifiers.ts';
import { NONE, type Of, refuse, type Sentence, type Shape } from './shape/shape.ts';
import { object, record } from './shape/structures.ts';
import { DATE_PATTERN, number, onlyTrue } from './shape/values.ts';
import { swapPlanShape } from './swap-plan-shape.ts';
import { teamShape } from './team-shape.ts';
import type { Game } from './types.ts';

/** Left out until the player has set one: then it is the largest. */
export const potSizeShape = orNull(
  wordless(
    number(
      (game) => potBounds(game).min,
      (game) => potBounds(game).max,
      (_, game) => `Pot size must be ${potBounds(game).min}-${potBounds(game).max}`,
    ),
  ),
);

const mostOfRecipes = ({ rules }: Game): number => rules.maxRecipeLevel;

/** 0: not known, never cooked. */
export const recipeLevelShape = about(
  wordless(number(0, mostOfRecipes, (_, game) => `Recipe level must be 0-${mostOfRecipes(game)}`)),
  '0: not known, never cooked.',
);

export const recipeLevelsShape = record(
  recipeLevelShape,
  (value) => `recipeLevels must be an object, not ${shown(value)}`,
  {
    // More than any edition has.
    travels: 200,
    name: (key, at, { game, report }) => {
      const recipe = game.recipes.find(key);
      if (!recipe) report.problem(at, `Recipe not found: ${key}`);
      return recipe?.name ?? NONE;
    },
  },
);

const MOST_MEALS = 21;

/** The player's policy in a simulation. Missing values mean the usual policy. */
export const kitchenPolicyShape = object(
  {
    filler: or(fillerShape, USUAL_POLICY.filler),
    /** An ingredient is surplus beyond this many times the largest amount in any dish. */
    meals: about(
      or(
        wordless(number(0, MOST_MEALS, (value) => `meals must be a whole number 0-${MOST_MEALS}, not ${shown(value)}`)),
        USUAL_MEALS_AHEAD,
      ),
      'Surplus is beyond so many portions; 2 where left out.',
    ),
    lookIn: withDefault(lookInShape, USUAL_POLICY.lookIn),
    /** Recipes gain EXP and levels during a week. Left out where they do not, so that older requests keep their key. */
    recipesLevelUp: about(
      onlyTrue(),
      'Dishes give their recipes EXP during a week: an estimate. Levels stay put where left out.',
    ),
  },
  (value) => `policy must be an object, not ${shown(value)}`,
);
export interface KitchenPolicy extends Of<typeof kitchenPolicyShape> {}

/** Effects, or a date: then the effects of that week's events, with the favourites that they set. */
export const weekEventShape: Shape<ReturnType<typeof rulesOfWeek>> = {
  description: { kind: 'either', of: [effectsShape.description, { kind: 'text', pattern: DATE_PATTERN }] },
  mayBeMissing: true,
  read: (value, at, reading) => {
    const monday = typeof value === 'string' ? weekOf(value) : undefined;
    if (monday !== undefined) return rulesOfWeek(monday);
    if (typeof value === 'string') return refuse(NO_EVENT, value, at, reading);
    const effects = effectsShape.read(value ?? [], at, reading, {});
    return effects === NONE ? NONE : { effects, favourites: [] };
  },
};
const NO_EVENT: Sentence = (value) => `event must be a date like 2026-10-05 or a list of effects, not ${shown(value)}`;

/** The settings of a team, and those that all teams share. */
export const settingsShape = object({
  ...teamShape.fields,
  potSize: refine(potSizeShape, (size, _, { game }) => size ?? potBounds(game).max),
  /** Level by recipe name; what is missing counts as the edition's highest. Level 0 = not known, never cooked. */
  recipeLevels: withDefault(recipeLevelsShape, {}),
  event: otherwise(weekEventShape, { effects: [], favourites: [] }),
  /** Left out where nothing is chosen, so that such a week keeps its name. */
  policy: optional(kitchenPolicyShape),
  /** Who is in the team when; left out: the same members all week. */
  rotation: optional(swapPlanShape),
});
