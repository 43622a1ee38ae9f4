// The sentences for values that don't fit a schema, one row each: most are the specification's. `x-refusal` of a schema has the
// same sentence with `{}` for the value; a test compares both.

export const badInput = <const Text extends string>(text: Text) => ({ status: 400, code: 'BAD_INPUT', text }) as const;

export const REFUSED_VALUES = {
  SPECIES_UNKNOWN: badInput("Can't find Pokemon with name {value}"),
  RECIPE_UNKNOWN: badInput('Recipe not found: {value}'),
  NATURE_UNKNOWN: badInput("Couldn't find nature with name: {value}"),
  SUBSKILL_UNKNOWN: badInput("Can't find Subskill with name {value}"),
  BERRY_UNKNOWN: badInput('Berry {value} not found'),
  INGREDIENT_UNKNOWN: badInput('Ingredient {value} not found'),
  GOAL_INGREDIENT_UNKNOWN: badInput('Ingredient not found: {value}'),
  LEVEL_INVALID: badInput('Level must be 1-100'),
  RIBBON_INVALID: badInput('Ribbon must be 0-4'),
  SKILL_LEVEL_INVALID: badInput('Skill level must be a whole number from 1'),
  CHOSEN_SKILL_INVALID: badInput('chosenSkill must be the name of a skill, not {value}'),
  SUBSKILLS_CORRUPT: badInput('Received corrupt subskill data'),
  SUBSKILL_LEVEL_INVALID: badInput('Subskill level must be 1-100'),
  INGREDIENTS_CORRUPT: badInput('Received corrupt ingredient data'),
  INGREDIENT_AMOUNT_INVALID: badInput('Ingredient amount must be a whole number from 0 to 99'),
  GENDER_INVALID: badInput('Gender must be male or female, not {value}'),
  TAGS_INVALID: badInput('tags must be a list of words, not {value}'),
  NOTE_INVALID: badInput('note must be a text, not {value}'),
  ORIGIN_INVALID: badInput('origin must have a format, a moment and a text, not {value}'),
  EXPERT_FAVOURITE_MISSING: badInput('An expert island needs a main favourite berry'),
  EXPERT_BONUS_INVALID: badInput('The weekly bonus must be one of ingredient, berry, skill'),
  BERRY_STOCK_INVALID: badInput('stockpiledBerries must be a list, not {value}'),
  BERRY_AMOUNT_INVALID: badInput('Stockpiled berries must be 0-999'),
  INGREDIENT_STOCK_INVALID: badInput('stockpiledIngredients must be a list, not {value}'),
  STOCK_AMOUNT_INVALID: badInput('Stockpiled ingredients must be 0-10000'),
  FILLER_INVALID: badInput('filler must be never, surplus, always, not {value}'),
  LINEUPS_COUNT: badInput('A rotation has 1 to 8 line-ups'),
  LINEUP_INVALID: badInput('A line-up must be a list of ids, not {value}'),
  LINEUP_MEMBER_INVALID: badInput('A member must be an id, not {value}'),
  ROTATION_CHANGES_COUNT: badInput('A rotation has 1 to 56 changes a week'),
  ROTATION_DAYS_INVALID: badInput('days must be a list of days'),
  ROTATION_DAY_UNKNOWN: badInput('days are mon, tue, wed, thu, fri, sat, sun'),
  ROTATION_CLOCK_INVALID: badInput('clock must be restart or anywhere'),
  ROTATION_PITY_INVALID: badInput('pity must be leavers, keep or all'),
  ROTATION_CHARGES_INVALID: badInput('charges must be reset or keep'),
  TEAM_INDEX_INVALID: badInput('Team index must be 0-9'),
  MEMBER_INDEX_INVALID: badInput('memberIndex must be a whole number up to 4'),
  DISH_TYPE_INVALID: badInput('type must be one of curry, salad, dessert'),
  STRENGTH_INVALID: badInput('strength must be a whole number, not {value}'),
} as const;

type RefusedKey = keyof typeof REFUSED_VALUES;

const isRefusedKey = (key: string): key is RefusedKey => Object.hasOwn(REFUSED_VALUES, key);

/** Keys by the sentence of a schema. */
export const KEY_OF_REFUSAL: ReadonlyMap<string, RefusedKey> = new Map(
  Object.keys(REFUSED_VALUES)
    .filter(isRefusedKey)
    .map((key) => [REFUSED_VALUES[key].text.replace('{value}', '{}'), key]),
);
