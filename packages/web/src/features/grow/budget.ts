// Spends a budget of candies and shards: the largest gain for the smallest part of it first.
import { type CandySizes, type Game, growthOf, handyCandies } from '@oversleep/game';
import type { GrowthWays } from '../../parts/growth/growth-plan.ts';
import { costTo, hasWish, type PlannedGrowth } from './wishes.ts';

export interface Budget {
  readonly handy: CandySizes;
  readonly shards: number;
}

export const NOTHING: Budget = { handy: { S: 0, M: 0, L: 0 }, shards: 0 };

/** Without a budget, everything is shown. */
export const isEmpty = ({ handy, shards }: Budget): boolean => handy.S + handy.M + handy.L + shards === 0;

export interface PlannedStep {
  readonly id: string;
  /** The wished level, or as far as the budget lasts. */
  readonly level: number;
  readonly isWhole: boolean;
  readonly candies: number;
  readonly shards: number;
  readonly handy: CandySizes;
}

export interface BudgetPlan {
  /** In the order to do them. */
  readonly steps: readonly PlannedStep[];
  readonly left: Budget;
}

const SIZES = ['S', 'M', 'L'] as const;

/** The part of the candies or of the shards it takes, whichever is larger. */
export function partOf(game: Game, { candies = 0, wish, cost }: PlannedGrowth, { handy, shards }: Budget): number {
  const { handyCandy } = growthOf(game.edition);
  const all = SIZES.reduce((sum, size) => sum + handy[size] * handyCandy[size], 0);
  const part = (amount: number, of: number) => (amount === 0 ? 0 : amount / of);
  return Math.max(part(Math.max(0, candies - wish.own), all), part(cost?.shards ?? 0, shards));
}

/** `gains`: Strength a week by id; Pokémon without a known gain come last. */
export function planWithin(
  game: Game,
  wanted: readonly PlannedGrowth[],
  ways: GrowthWays,
  budget: Budget,
  gains: ReadonlyMap<string, number>,
): BudgetPlan {
  const growth = growthOf(game.edition);
  const worth = (one: PlannedGrowth): number => {
    const gain = gains.get(one.creature.externalId);
    return gain === undefined ? Number.NEGATIVE_INFINITY : gain / Math.max(partOf(game, one, budget), 1e-6);
  };
  const steps: PlannedStep[] = [];
  let left = budget;
  const take = (one: PlannedGrowth, level: number, candies: number, shards: number): boolean => {
    const missing = Math.max(0, candies - one.wish.own);
    const { used, candies: made } = handyCandies(growth, missing, left.handy);
    if (made < missing || shards > left.shards) return false;
    const { S, M, L } = left.handy;
    left = { handy: { S: S - used.S, M: M - used.M, L: L - used.L }, shards: left.shards - shards };
    steps.push({ id: one.creature.externalId, level, isWhole: level >= one.wish.to, candies, shards, handy: used });
    return true;
  };
  for (const one of wanted.filter(hasWish).toSorted((a, b) => worth(b) - worth(a))) {
    if (one.candies === undefined || !one.cost) continue;
    if (take(one, one.wish.to, one.candies, one.cost.shards) || one.step) continue;
    for (let level = one.wish.to - 1; level > one.creature.level; level -= 1) {
      const cost = costTo(game, one, level, ways);
      if (cost && take(one, level, cost.candies, cost.shards)) break;
    }
  }
  return { steps, left };
}
