// What a creature is worth to a dish: its ingredients, what others make because of it, extra-tasty dishes, and being on the team.
import { averageTastyFactor, type Game, type Recipe } from '@oversleep/game';
import { needOf } from '../solver/recipe.ts';
import type { TierParts, TierScoring } from './types.ts';

/** Everything about a dish that scores depend on; amounts by ingredient. */
export interface Dish {
  readonly recipe: Recipe;
  readonly need: readonly number[];
  /** Strength of the whole dish at the edition's highest recipe level. */
  readonly value: number;
  /** Factor on the strength of its ingredients. */
  readonly growth: number;
}

/** Strength by ingredient: inside a dish before its growth, and as filler. */
export interface IngredientWorth {
  readonly value: readonly number[];
  readonly taxed: readonly number[];
}

/** A member of a team that cooks a dish. */
export interface Contributor {
  /** Ingredients that it brings to a meal. */
  readonly own: readonly number[];
  /** For each of its mates, how much more that one brings because of it. */
  readonly gains: readonly (readonly number[])[];
  /** Members of the team, itself included. */
  readonly size: number;
  /** Average dish factor with it, and without any member that changes it. */
  readonly tasty: number;
  readonly plainTasty: number;
  /** Whether its skill makes dishes tasty. */
  readonly seasons: boolean;
}

/** Of the three dishes that it is best for, in their order; of a rotation, for a week of each type of dish. */
export const weightsOf = (scoring: TierScoring): readonly number[] =>
  scoring === 'rotation' ? [1, 1, 1] : [1.5, 1, 1];

/** Scores of dishes, best first, in one. */
export const weighed = (scoring: TierScoring, scores: readonly number[]): number =>
  scores.reduce((sum, score, n) => sum + score * (weightsOf(scoring)[n] ?? 0), 0);

/** Each member beyond the first leaves less of the dish to this one. */
const SHARE_PER_MATE = 0.2;
/** `compat`: a smaller gain counts as none. */
const LEAST_TASTY = 100;

export function dishesOf(game: Game): readonly Dish[] {
  const top = game.levels.find(({ level }) => level === game.rules.maxRecipeLevel);
  if (!top) throw new Error(`No facts about recipe level ${game.rules.maxRecipeLevel}`);
  return game.recipes.rows.map((recipe) => ({
    recipe,
    need: needOf(game, recipe),
    value: recipe.valueMax,
    growth: (1 + recipe.bonus / 100) * top.recipe,
  }));
}

export const worthOf = ({ ingredients }: Game): IngredientWorth => ({
  value: ingredients.rows.map(({ value }) => value),
  taxed: ingredients.rows.map(({ taxedValue }) => taxedValue),
});

export const plainTasty = (game: Game): number => averageTastyFactor(game);

export function partsOf(scoring: TierScoring, dish: Dish, worth: IngredientWorth, member: Contributor): TierParts {
  const share = Math.max(1 - SHARE_PER_MATE * (member.size - 1), 0);
  const { inDish, beyond } = scoring === 'compat' ? compatAmounts(dish, member) : fixedAmounts(dish, member);
  const own = dish.growth * strength(inDish.own, worth.value);
  const support = dish.growth * strength(inDish.support, worth.value);
  const tasty = member.seasons ? share * (member.tasty - member.plainTasty) * (dish.value - own) : 0;
  return {
    base: (dish.value / 3) * member.tasty * share,
    ingredients: member.tasty * own * share,
    filler: strength(beyond.own, worth.taxed),
    supportIngredients: member.tasty * support * share,
    supportFiller: strength(beyond.support, worth.taxed),
    tasty: scoring === 'compat' && tasty < LEAST_TASTY ? 0 : tasty,
  };
}

interface Amounts {
  readonly own: readonly number[];
  readonly support: readonly number[];
}

interface Split {
  readonly inDish: Amounts;
  readonly beyond: Amounts;
}

/** Everything counts, once: the dish takes what it needs, first of the own ingredients; the rest is filler. */
function fixedAmounts({ need }: Dish, { own, gains }: Contributor): Split {
  const gained = need.map((_, i) => gains.reduce((sum, gain) => sum + (gain[i] ?? 0), 0));
  const ownIn = need.map((amount, i) => Math.min(own[i] ?? 0, amount));
  const supportIn = need.map((amount, i) => (amount > 0 ? Math.min(gained[i] ?? 0, amount - (ownIn[i] ?? 0)) : 0));
  return {
    inDish: { own: ownIn, support: supportIn },
    beyond: {
      own: need.map((_, i) => (own[i] ?? 0) - (ownIn[i] ?? 0)),
      support: need.map((_, i) => (gained[i] ?? 0) - (supportIn[i] ?? 0)),
    },
  };
}

/** As the reference tool does: whole ingredients, only the last mate's gain, and nothing for own ingredients that the dish cannot take. */
function compatAmounts({ need }: Dish, { own, gains }: Contributor): Split {
  const gained = need.map((_, i) => Math.trunc(gains.at(-1)?.[i] ?? 0));
  return {
    inDish: {
      own: need.map((amount, i) => Math.trunc(Math.min(own[i] ?? 0, amount))),
      support: need.map((amount, i) => (amount > 0 ? Math.min(gained[i] ?? 0, amount) : 0)),
    },
    beyond: {
      own: need.map((amount, i) => (amount > 0 ? 0 : Math.trunc(own[i] ?? 0))),
      support: need.map((amount, i) => (amount > 0 ? Math.max((gained[i] ?? 0) - amount, 0) : (gained[i] ?? 0))),
    },
  };
}

const strength = (amounts: readonly number[], worth: readonly number[]): number =>
  amounts.reduce((sum, amount, i) => sum + amount * (worth[i] ?? 0), 0);

export const scoreOf = ({ base, ingredients, filler, supportIngredients, supportFiller, tasty }: TierParts): number =>
  ingredients + filler + supportIngredients + supportFiller + tasty + base;

/** The part that comes from the skill. */
export const supportValueOf = ({ supportIngredients, supportFiller, tasty }: TierParts): number =>
  tasty + supportIngredients + supportFiller;

/** Percent of a dish's ingredients that one member brings alone. */
export function coverageOf(game: Game, recipe: Recipe, own: readonly number[]): number {
  const covered = needOf(game, recipe).reduce((sum, amount, i) => sum + Math.min(own[i] ?? 0, amount), 0);
  return (100 * covered) / recipe.nrOfIngredients;
}
