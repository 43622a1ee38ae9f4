// Dishes: value at a level, pot size, and the extra-tasty rules.
import { atLevel, clamp } from './maths.ts';
import { DAYS_A_WEEK } from './time.ts';
import type { Factors, Game, IngredientSet, LevelFacts, Recipe, RecipeType, TastyOdds } from './types.ts';

export const RECIPE_TYPES: readonly RecipeType[] = ['curry', 'salad', 'dessert'];

/** Strength of the plain ingredients. */
export const ingredientStrength = (ingredients: readonly IngredientSet[]) =>
  ingredients.reduce((sum, { ingredient, amount }) => sum + amount * ingredient.value, 0);

/** Strength of a dish at a recipe level; levels beyond the table count as the last one. */
export function recipeValue(
  { levels }: { readonly levels: readonly LevelFacts[] },
  recipe: Pick<Recipe, 'ingredients' | 'bonus'>,
  level: number,
): number {
  const growth = atLevel(levels, level).recipe;
  return Math.round(ingredientStrength(recipe.ingredients) * growth * (1 + recipe.bonus / 100));
}

export interface PotDay {
  readonly sunday: boolean;
  readonly camp: boolean;
  /** Added by skills since the last meal. */
  readonly skillBonus?: number;
}

/** The player's pot during an event, rounded to a whole number before Sunday, skills and camp enlarge it. */
export const eventPot = (factors: Factors, size: number): number => Math.round(size * factors.potSize);

/** How many ingredients fit. */
export function potSize({ rules, factors }: Pick<Game, 'rules' | 'factors'>, size: number, day: PotDay): number {
  const { sunday, camp, skillCap } = rules.pot;
  const bonus = clamp(day.skillBonus ?? 0, 0, skillCap);
  return Math.round((eventPot(factors, size) * (day.sunday ? sunday : 1) + bonus) * (day.camp ? camp : 1));
}

/** The pot sizes that a player can own; the first and last are the bounds. */
export const potBounds = ({ rules }: Pick<Game, 'rules'>): { min: number; max: number } => ({
  min: Math.min(...rules.pot.sizes),
  max: Math.max(...rules.pot.sizes),
});

/** The smallest pot of the edition that is at least this large, otherwise its largest. */
export const fittingPot = (game: Pick<Game, 'rules'>, size: number): number =>
  game.rules.pot.sizes.find((one) => one >= size) ?? potBounds(game).max;

/** Levels of the recipes that the edition knows, none above its highest. */
export const knownLevels = (
  { recipes, rules }: Pick<Game, 'recipes' | 'rules'>,
  levels: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(levels)
      .filter(([name]) => recipes.find(name))
      .map(([name, level]) => [name, Math.min(level, rules.maxRecipeLevel)]),
  );

/** Chance and multiplier of an extra-tasty dish; `skillBonus` is the chance (0..1) that skills have added so far. */
export function extraTasty(
  { rules, factors }: Pick<Game, 'rules' | 'factors'>,
  sunday: boolean,
  skillBonus = 0,
): TastyOdds {
  const { chance, multiplier } = sunday ? rules.extraTasty.sunday : rules.extraTasty.weekday;
  const bonus = clamp(skillBonus, 0, rules.extraTasty.skillCap);
  return { chance: Math.min(1, chance + bonus + factors.tastyChance), multiplier };
}

/** Mean factor of extra-tasty dishes over a week without skills: six weekdays and a Sunday. */
export function averageTastyFactor(game: Pick<Game, 'rules' | 'factors'>): number {
  const mean = ({ chance, multiplier }: TastyOdds) => 1 + chance * (multiplier - 1);
  return ((DAYS_A_WEEK - 1) * mean(extraTasty(game, false)) + mean(extraTasty(game, true))) / DAYS_A_WEEK;
}

/** Best dish bonus (percent) among the recipes that use an ingredient; 0 where none does. */
export const bestBonus = (game: Pick<Game, 'recipes'>, ingredientKey: string): number =>
  game.recipes.rows
    .filter(({ ingredients }) => ingredients.some(({ ingredient }) => ingredient.key === ingredientKey))
    .reduce((best, { bonus }) => Math.max(best, bonus), 0);
