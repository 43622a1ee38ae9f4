// What the kitchen does in a week: shares of dishes, why some failed, and what the next better one lacks.
import { areaFactor, DAYS_A_WEEK, type Game, type Recipe, type RecipeType, recipeValue } from '@oversleep/game';
import type { TeamReport } from '../results/team-report.ts';

export interface DishRow {
  readonly recipe: Recipe;
  readonly level: number;
  /** Of one dish, before the area bonus. */
  readonly value: number;
  /** A week. */
  readonly count: number;
  readonly error: number;
  readonly sunday: number;
  /** Of all dishes of the week, 0 to 1: Monday to Saturday, and all. */
  readonly weekdayShare: number;
  readonly share: number;
  /** Meals at which a better one was cooked, this was tried, or tried in vain. */
  readonly better: number;
  readonly attempts: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** Name of the ingredient that was short, or null for the pot. */
  readonly ingredient: string | null;
  readonly times: number;
  /** Of all failures of this dish, 0 to 1. */
  readonly share: number;
  /** How much was missing, on average. */
  readonly missing: number;
}

/** The dishes of a type, the most frequent first; with `all` also those that were only tried. */
export function dishRows({ game, production }: TeamReport, type: RecipeType, all = false): readonly DishRow[] {
  const cooked = production.cooking?.[type];
  if (!cooked) return [];
  const errors = production.errors.cooking?.[type].cookedRecipes ?? [];
  const total = cooked.cookedRecipes.reduce((sum, { count }) => sum + count, 0);
  return cooked.cookedRecipes
    .map((dish, d): DishRow => {
      const { recipe, level, value, count, sunday, totalSkipped, potLimited, ingredientLimited } = dish;
      const failures = [
        { ingredient: null, times: potLimited.count, missing: potLimited.averageMissing },
        ...ingredientLimited.map(({ ingredientName, count: times, averageMissing }) => ({
          ingredient: ingredientName,
          times,
          missing: averageMissing,
        })),
      ].filter(({ times }) => times > 0);
      return {
        recipe: game.recipes.get(recipe.name),
        level,
        value,
        count,
        error: errors[d]?.count ?? 0,
        sunday,
        weekdayShare: total > 0 ? (count - sunday) / total : 0,
        share: total > 0 ? count / total : 0,
        better: Math.max(0, mealsOf(production) - count - totalSkipped),
        attempts: count + totalSkipped,
        failed: totalSkipped,
        failures: failures
          .map((failure) => ({ ...failure, share: failure.times / totalSkipped }))
          .sort((a, b) => b.times - a.times),
      };
    })
    .filter(({ count }) => all || count > 0)
    .sort((a, b) => b.count - a.count || b.value - a.value);
}

const mealsOf = ({ cooking }: TeamReport['production']): number => cooking?.mealsPerWeek ?? 0;

// ── The next better dish ─────────────────────────────────────────────────────────────────────────────────────────────

export interface NextDish {
  readonly row: DishRow;
  /** Strength more than the dish that is cooked most, without the leftovers that it leaves no room for. */
  readonly gain: number;
  /** What it lacks, most frequent first. */
  readonly lacks: readonly Failure[];
}

/** Dishes worth more than the one that is cooked most, the nearest in value first. */
export function nextDishes(context: TeamReport, type: RecipeType): readonly NextDish[] {
  const [usual] = dishRows(context, type);
  const worth = usual ? dishWorth(context, usual.recipe) : 0;
  return dishRows(context, type, true)
    .filter(({ value, failed }) => failed > 0 && value > (usual?.value ?? 0))
    .sort((a, b) => a.value - b.value)
    .map((row) => ({
      row,
      gain: dishWorth(context, row.recipe) - worth - crowdedOut(context, type, row.recipe),
      lacks: row.failures,
    }))
    .filter(({ gain }) => gain > 0);
}

/** Strength of the leftovers of an average meal that find no room beside this dish. */
function crowdedOut({ game, settings, production }: TeamReport, type: RecipeType, recipe: Recipe): number {
  const { cooking } = production;
  const { filled = 0, filler = 0 } = cooking?.[type] ?? {};
  if (!cooking || filled === 0) return 0;
  const { averageWeekdayPotSize, averageCritMultiplierPerCook } = cooking.critInfo;
  const room = Math.max(0, averageWeekdayPotSize - recipe.nrOfIngredients);
  const lost = Math.max(0, filled / cooking.mealsPerWeek - room);
  // As plain as the worth of a dish: without luck at the stove.
  const ofOne = filler / filled / averageCritMultiplierPerCook;
  return lost * ofOne * areaFactor(settings.areaBonus) * game.factors.strength;
}

// ── Extra tasty ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface TastyChances {
  readonly weekday: number;
  readonly sunday: number;
}

/** The chances of weekdays and Sundays out of their average: what skills add is the same on all days. */
export function tastyChances({ rules }: Game, average: number): TastyChances {
  const { weekday, sunday } = rules.extraTasty;
  const plain = ((DAYS_A_WEEK - 1) * weekday.chance + sunday.chance) / DAYS_A_WEEK;
  const added = Math.max(0, average - plain);
  return { weekday: Math.min(1, weekday.chance + added), sunday: Math.min(1, sunday.chance + added) };
}

// ── Worth ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Strength of one plain dish at the player's level, with the area bonus. */
export function dishWorth({ game, settings }: TeamReport, recipe: Recipe): number {
  const level = settings.recipeLevels[recipe.name] ?? game.rules.maxRecipeLevel;
  const value = recipeValue(game, recipe, level) * game.factors.dish;
  return value * areaFactor(settings.areaBonus) * game.factors.strength;
}
