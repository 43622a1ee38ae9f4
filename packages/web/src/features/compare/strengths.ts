// Strength of a compared creature over a time span, from the parts that the player counts.
import { averageTastyFactor, bestBonus, DAYS_A_WEEK, type Game } from '@oversleep/game';
import type { CompareView, IngredientMode } from '../../state/data/comparison.ts';
import type { ComparedFigures } from '../../state/data/results.ts';
import { TIME_FACTORS, type TimeWindow } from '../../state/data/teams.ts';
import { combined, errorOf, type Measurement } from './versus.ts';

export interface Strengths {
  readonly berries: number;
  readonly skill: number;
  readonly ingredients: number;
  /** Of the parts that count. */
  readonly total: Measurement;
  /** Of the whole team. */
  readonly team: Measurement;
}

type StrengthView = Pick<CompareView, 'berries' | 'skill' | 'ingredients'>;

export interface StrengthFrame {
  readonly game: Game;
  /** Factor. */
  readonly areaBonus: number;
  readonly timeWindow: TimeWindow;
  readonly view: StrengthView;
}

export function strengthsOf({ production, errors, team, values }: ComparedFigures, frame: StrengthFrame): Strengths {
  const { view, timeWindow } = frame;
  const share = TIME_FACTORS[timeWindow] / DAYS_A_WEEK;
  const berries = Math.floor(production.strength.berries.total * share);
  const skill = Math.floor(production.strength.skill.total * share);
  const ingredients = Math.floor(ingredientStrength(production.produceTotal.ingredients, frame));
  const chains = combined(values, {
    berries: view.berries ? share : 0,
    skill: view.skill ? share : 0,
    ...ingredientWeights(frame, share),
  });
  const apart = Math.hypot(
    view.berries ? errors.strength.berries.total * share : 0,
    view.skill ? errors.strength.skill.total * share : 0,
  );
  const teamChains = combined(values, { team: share });
  return {
    berries,
    skill,
    ingredients,
    total: {
      mean: (view.berries ? berries : 0) + (view.skill ? skill : 0) + ingredients,
      error: chains ? errorOf(chains.days, chains.values) : apart,
      chains,
    },
    team: {
      mean: Math.floor(team * share),
      error: teamChains ? errorOf(teamChains.days, teamChains.values) : 0,
      chains: teamChains,
    },
  };
}

type Amounts = ComparedFigures['production']['produceTotal']['ingredients'];

/** At least: as filler. At most: each in its best dish, at the highest recipe level. */
function ingredientStrength(amounts: Amounts, frame: StrengthFrame): number {
  const { game, timeWindow, view } = frame;
  if (view.ingredients === 'ignore') return 0;
  const worth = amounts.reduce((sum, { ingredient, amount }) => {
    const bonus = view.ingredients === 'max' ? 1 + bonusOf(game, ingredient.name) / 100 : 1;
    return sum + amount * ingredient.value * bonus;
  }, 0);
  return worth * commonFactor(frame) * TIME_FACTORS[timeWindow];
}

function bonusOf(game: Game, name: string): number {
  const ingredient = game.ingredients.find(name);
  return ingredient ? bestBonus(game, ingredient.key) : 0;
}

/** What all ingredients are multiplied with. */
function commonFactor({ game, areaBonus, view }: StrengthFrame): number {
  const level = view.ingredients === 'max' ? (game.levels[game.rules.maxRecipeLevel - 1]?.recipe ?? 1) : 1;
  return averageTastyFactor(game) * areaBonus * level;
}

function ingredientWeights(frame: StrengthFrame, share: number): { ingredients?: number; dishes?: number } {
  const weight = commonFactor(frame) * share;
  const mode: IngredientMode = frame.view.ingredients;
  if (mode === 'ignore') return {};
  return mode === 'min' ? { ingredients: weight } : { dishes: weight };
}
