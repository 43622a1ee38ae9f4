// Whether one creature is at least as good as another in everything, now and after any evolution.
import { buildOf, evolutionsOf, evolve } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { helpsOf, isAsGood, paceOf } from './rolls.ts';
import { type Build, ingredientChance, subskillSum } from './stats.ts';
import type { Game, SubskillUnit } from './types.ts';

/** A creature as it is, or at the end of its evolution. */
export interface Form {
  readonly species: string;
  /** Name of its main skill. */
  readonly skill: string;
  /** Daily amounts by ingredient, at the level at which it is judged. */
  readonly ingredients: ReadonlyMap<string, number>;
  /** The same with all slots open. */
  readonly laterIngredients: ReadonlyMap<string, number>;
  /** All other abilities, with the same index for all creatures; more is better. */
  readonly traits: readonly number[];
}

/** Other production effects of subskills; EXP and shards don't count. */
const OTHER_GIFTS: readonly SubskillUnit[] = ['carrySlots', 'teamFrequencyReduction', 'teamSleepEnergyShare'];

/** All final stages it can reach; itself if there is none further. */
export function formsOf(game: Game, creature: Creature, level: number): readonly Form[] {
  const last = Math.max(level, ...game.rules.subskillUnlockLevels);
  return lastStages(game, creature).map((grown) => {
    const [soon, later] = [buildOf(game, { ...grown, level }), buildOf(game, { ...grown, level: last })];
    return {
      species: grown.pokemon,
      skill: soon.species.skill.name,
      ingredients: amountsOf(game, soon),
      laterIngredients: amountsOf(game, later),
      traits: [
        creature.level,
        grown.skillLevel,
        soon.nature.energy,
        ...[soon, later].flatMap((build) => [
          paceOf(game, build, 'berries'),
          paceOf(game, build, 'skill'),
          ...OTHER_GIFTS.map((unit) => subskillSum(build, unit)),
        ]),
      ],
    };
  });
}

const lastStages = (game: Game, creature: Creature): readonly Creature[] => {
  const next = evolutionsOf(game, creature);
  return next.length === 0 ? [creature] : next.flatMap((into) => lastStages(game, evolve(game, creature, into)));
};

function amountsOf(game: Game, build: Build): ReadonlyMap<string, number> {
  const drops = (helpsOf(game, build) * ingredientChance(build)) / Math.max(1, build.ingredients.length);
  const amounts = new Map<string, number>();
  for (const { ingredient, amount } of build.ingredients)
    amounts.set(ingredient.name, (amounts.get(ingredient.name) ?? 0) + drops * amount);
  return amounts;
}

export type DominatedBy = 'better' | 'alike' | undefined;

/** Whether the other one can evolve into everything that this one can, and is at least as good in every form. */
export function isDominated(own: readonly Form[], others: readonly Form[]): DominatedBy {
  let isBetter = others.length > own.length;
  for (const form of own) {
    const outcomes = others.filter(({ species }) => species === form.species).map((other) => compared(form, other));
    if (!outcomes.some((outcome) => outcome !== undefined)) return undefined;
    if (outcomes.includes('better')) isBetter = true;
  }
  return isBetter ? 'better' : 'alike';
}

function compared(own: Form, other: Form): DominatedBy {
  let isBetter = false;
  for (let i = 0; i < own.traits.length; i += 1) {
    const [mine, theirs] = [own.traits[i] ?? 0, other.traits[i] ?? 0];
    if (!isAsGood(theirs, mine)) return undefined;
    if (!isAsGood(mine, theirs)) isBetter = true;
  }
  for (const [mine, theirs] of [
    [own.ingredients, other.ingredients],
    [own.laterIngredients, other.laterIngredients],
  ] as const) {
    for (const [name, amount] of mine) if (!isAsGood(theirs.get(name) ?? 0, amount)) return undefined;
    for (const [name, amount] of theirs) if (!isAsGood(mine.get(name) ?? 0, amount)) isBetter = true;
  }
  return isBetter ? 'better' : 'alike';
}
