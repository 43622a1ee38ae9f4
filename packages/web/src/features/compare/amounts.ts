// What a compared one makes, as rows for the tables: amounts over the chosen time.
import type { Berry, Game, Ingredient } from '@oversleep/game';
import { numberFormat } from '../../messages/formats.ts';
import type { ComparedFigures } from '../../state/data/results.ts';
import type { TimeWindow } from '../../state/data/teams.ts';
import { TIME_FACTORS } from './strengths.ts';

interface BerryAmount {
  readonly berry: Berry | undefined;
  readonly amount: number;
}

interface IngredientAmount {
  /** Undefined: of any kind. */
  readonly ingredient: Ingredient | undefined;
  readonly amount: number;
}

export interface Amounts {
  readonly berries: BerryAmount;
  /** The most first. */
  readonly ingredients: readonly IngredientAmount[];
  readonly ingredientSum: number;
  readonly procs: number;
}

const sum = (sets: readonly { readonly amount: number }[]): number =>
  sets.reduce((total, { amount }) => total + amount, 0);

export function amountsOf(game: Game, { production }: ComparedFigures, timeWindow: TimeWindow): Amounts {
  const factor = TIME_FACTORS[timeWindow];
  const { produceWithoutSkill, produceTotal, skillProcs } = production;
  const [own] = produceWithoutSkill.berries;
  return {
    berries: { berry: own && game.berries.find(own.berry.name), amount: (own?.amount ?? 0) * factor },
    ingredients: ingredientsOf(game, production).map((set) => ({ ...set, amount: set.amount * factor })),
    ingredientSum: sum(produceTotal.ingredients) * factor,
    procs: skillProcs * factor,
  };
}

/** A skill with more kinds than this brings any kind. */
const OWN_KINDS = 3;

/** What helps bring by kind; what a skill brings of any kind is one entry, so that it does not bury the rest. */
function ingredientsOf(
  game: Game,
  { produceWithoutSkill, produceTotal, produceFromSkill }: ComparedFigures['production'],
): readonly IngredientAmount[] {
  const isAny = produceFromSkill.ingredients.length > OWN_KINDS;
  const byKind = (isAny ? produceWithoutSkill : produceTotal).ingredients.map(({ ingredient, amount }) => ({
    ingredient: game.ingredients.find(ingredient.name),
    amount,
  }));
  const any = isAny ? [{ ingredient: undefined, amount: sum(produceFromSkill.ingredients) }] : [];
  return [...byKind, ...any].filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount);
}

/** Units of a skill in the words of the game, as figures name them. */
const UNIT_SIGNS = {
  strength: 'strength',
  'dream shards': 'dreamShards',
  energy: 'energy',
  berries: 'berries',
  ingredients: 'ingredients',
  helps: 'helps',
  'skill helps': 'skillHelps',
  'pot size': 'potSize',
  'crit chance': 'tastyChance',
  candy: 'candy',
  items: 'items',
  'berry zone': 'berryZone',
} as const;

type SkillUnit = (typeof UNIT_SIGNS)[keyof typeof UNIT_SIGNS];

export interface SkillAmount {
  readonly unit: SkillUnit;
  readonly amount: number;
  /** Whole numbers for strength and shards. */
  readonly text: string;
}

const isUnit = (name: string): name is keyof typeof UNIT_SIGNS => Object.hasOwn(UNIT_SIGNS, name);

/** Everything that the skill gives besides strength, unit by unit. */
export function skillAmounts({ production }: ComparedFigures, timeWindow: TimeWindow): readonly SkillAmount[] {
  return Object.entries(production.skillValue).flatMap(([name, { amountToSelf, amountToTeam }]) => {
    if (!isUnit(name) || name === 'strength') return [];
    const amount = (amountToSelf + amountToTeam) * TIME_FACTORS[timeWindow];
    if (Math.abs(amount) < 0.05) return [];
    const unit = UNIT_SIGNS[name];
    return [{ unit, amount, text: unit === 'dreamShards' ? wholeText(amount) : tenthText(amount) }];
  });
}

export const tenthText = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const wholeText = numberFormat({ maximumFractionDigits: 0 });
