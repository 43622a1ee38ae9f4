// Chooses upgrades for a budget greedily: the largest gain for the smallest part of it.
import type { Estimate } from '@oversleep/engine';
import { type Game, growthOf, handyCandies } from '@oversleep/game';
import { isClear } from '../../parts/words/range-text.ts';
import { type Budget, partOf } from './budget.ts';
import type { PlannedGrowth } from './wishes.ts';

/** Where the gain was simulated: in its team, joining it, alone, or replacing the member of this name. */
export type GainPlace = 'team' | 'joining' | 'alone' | { readonly instead: string };

export interface GrowthOption {
  readonly wanted: PlannedGrowth;
  /** Strength a week. */
  readonly gain: Estimate;
  readonly where: GainPlace;
}

const idOf = ({ wanted }: GrowthOption): string => wanted.creature.externalId;
const meanOf = (option: GrowthOption | undefined): number => option?.gain.mean ?? 0;

/** At most one option per creature, best gain per budget first. Unclear gains are left out. */
export function bestWithin(game: Game, options: readonly GrowthOption[], budget: Budget): readonly GrowthOption[] {
  const part = (option: GrowthOption | undefined) => (option ? partOf(game, option.wanted, budget) : 0);
  const chosen = new Map<string, GrowthOption>();
  const good = options.filter(
    ({ wanted, gain }) =>
      wanted.requiredLevel === undefined && wanted.candies !== undefined && isClear(gain.mean, gain.error),
  );
  // A chosen step may be replaced by a larger one; its extra gain and cost count.
  const worth = (option: GrowthOption): number => {
    const before = chosen.get(idOf(option));
    const more = meanOf(option) - meanOf(before);
    return more <= 0 ? 0 : more / Math.max(part(option) - part(before), 1e-6);
  };
  for (;;) {
    const next = good
      .map((option) => ({ option, value: worth(option) }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
      .find(({ option }) => isEnough(game, [...new Map(chosen).set(idOf(option), option).values()], budget));
    if (!next) break;
    chosen.set(idOf(next.option), next.option);
  }
  const rate = (option: GrowthOption) => meanOf(option) / Math.max(part(option), 1e-6);
  return [...chosen.values()].toSorted((a, b) => rate(b) - rate(a));
}

/** In order, because Handy Candy can't be split. */
function isEnough(game: Game, options: readonly GrowthOption[], budget: Budget): boolean {
  const growth = growthOf(game.edition);
  let { handy, shards } = budget;
  for (const { wanted } of options) {
    const missing = Math.max(0, (wanted.candies ?? 0) - wanted.wish.own);
    const { used, candies } = handyCandies(growth, missing, handy);
    shards -= wanted.cost?.shards ?? 0;
    if (candies < missing || shards < 0) return false;
    handy = { S: handy.S - used.S, M: handy.M - used.M, L: handy.L - used.L };
  }
  return true;
}
