// The wished level and evolution of each creature, the cost, and the result.
import {
  type Creature,
  climbCost,
  type EvolutionStep,
  evolutionSteps,
  evolve,
  type Game,
  growthOf,
  natureOf,
} from '@oversleep/game';
import { type GrowthCost, type GrowthWays, growthCost, likelyTarget } from '../../parts/growth/growth-plan.ts';

export interface GrowthTarget {
  readonly to: number;
  /** Name of the species to evolve into. */
  readonly into: string | null;
  /** Species candies the player has. */
  readonly own: number;
}

export const likelyWish = (game: Game, { level }: Creature): GrowthTarget => ({
  to: Math.max(level, likelyTarget(game, level)),
  into: null,
  own: 0,
});

export interface PlannedGrowth {
  readonly creature: Creature;
  readonly wish: GrowthTarget;
  readonly step: EvolutionStep | undefined;
  /** Undefined if the EXP is unknown. */
  readonly cost: GrowthCost | undefined;
  /** For level and evolution together; undefined if one of them is unknown. */
  readonly candies: number | undefined;
  /** Level that the evolution needs, if the wish stays below it. */
  readonly requiredLevel: number | undefined;
  /** After the upgrade. */
  readonly grown: Creature;
}

export function wantedOf(
  game: Game,
  creature: Creature,
  wish: GrowthTarget,
  ways: GrowthWays,
  today: string,
): PlannedGrowth {
  const step = evolutionSteps(game, creature).find(({ into }) => into.name === wish.into);
  const cost = growthCost(game, creature, Math.max(wish.to, creature.level), ways, today);
  const minLevel = step?.takes?.minLevel ?? 0;
  return {
    creature,
    wish,
    step,
    cost,
    candies: cost && (!step || step.takes) ? cost.candies + (step?.takes?.candy ?? 0) : undefined,
    requiredLevel: minLevel > wish.to ? minLevel : undefined,
    grown: grownTo(game, creature, wish.to, step),
  };
}

export const grownTo = (game: Game, creature: Creature, level: number, step: EvolutionStep | undefined): Creature => ({
  ...(step ? evolve(game, creature, step.into) : creature),
  level: Math.max(level, creature.level),
});

export const hasWish = ({ creature, wish, step, requiredLevel }: PlannedGrowth): boolean =>
  requiredLevel === undefined && (wish.to > creature.level || step !== undefined);

/** Candies and shards to a level below the wish. */
export function costTo(game: Game, { creature }: PlannedGrowth, level: number, { boost }: GrowthWays) {
  const boosted = boost === 'none' ? undefined : growthOf(game.edition).boosts[boost].perEvent;
  return climbCost(game, {
    species: { name: creature.pokemon },
    nature: natureOf(game, creature),
    from: creature.level,
    to: level,
    boost,
    ...(typeof boosted === 'number' && { boosted }),
  });
}
