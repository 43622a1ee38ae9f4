// What a compared creature produces over the chosen time, for the tables.
import type { Berry, Game, Ingredient } from '@oversleep/game';
import { numberFormat } from '../../messages/formats.ts';
import type { ComparedFigures } from '../../state/data/results.ts';
import type { TimeWindow } from '../../state/data/teams.ts';
import { TIME_FACTORS } from '../../state/data/teams.ts';

interface BerryOutput {
  readonly berry: Berry | undefined;
  readonly amount: number;
}

interface IngredientOutput {
  /** Undefined: random. */
  readonly ingredient: Ingredient | undefined;
  readonly amount: number;
}

export interface CreatureAmounts {
  readonly berries: BerryOutput;
  /** The most first. */
  readonly ingredients: readonly IngredientOutput[];
  readonly ingredientSum: number;
  readonly procs: number;
}

const sum = (sets: readonly { readonly amount: number }[]): number =>
  sets.reduce((total, { amount }) => total + amount, 0);

export function amountsOf(game: Game, { production }: ComparedFigures, timeWindow: TimeWindow): CreatureAmounts {
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

/** A skill that brings more kinds than this brings random ones. */
const OWN_KINDS = 3;

/** Ingredients by kind; random ones from a skill are one entry, so that they do not bury the rest. */
function ingredientsOf(
  game: Game,
  { produceWithoutSkill, produceTotal, produceFromSkill }: ComparedFigures['production'],
): readonly IngredientOutput[] {
  const isAny = produceFromSkill.ingredients.length > OWN_KINDS;
  const byKind = (isAny ? produceWithoutSkill : produceTotal).ingredients.map(({ ingredient, amount }) => ({
    ingredient: game.ingredients.find(ingredient.name),
    amount,
  }));
  const any = isAny ? [{ ingredient: undefined, amount: sum(produceFromSkill.ingredients) }] : [];
  return [...byKind, ...any].filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount);
}

/** Unit names in the results of a simulation, with our keys. */
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
