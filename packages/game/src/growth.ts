// Cost of growth: EXP by level, candies and Dream Shards. Only growth plans need it, so its tables are not part of a
// Game.
import { detailsOf } from './details.ts';
import { growthOf } from './growth-facts.ts';
import type { CandySizes, GrowthFacts } from './rows.ts';
import { CANDY_SHARDS, EXP_TOTALS } from './tables/growth.ts';
import type { Game, Nature, Species } from './types.ts';

/** Events let a candy bring more EXP for far more shards. */
export type CandyBoost = 'none' | 'mini' | 'full';

/** Total EXP of a level; undefined beyond known levels, and for species with an unknown curve. */
export function totalExp(species: Pick<Species, 'name'>, level: number): number | undefined {
  const { expType } = detailsOf(species);
  return expType === null ? undefined : EXP_TOTALS[expType]?.[level - 1];
}

/** EXP of one candy at a level. */
export function expPerCandy(
  growth: GrowthFacts,
  level: number,
  { exp }: Pick<Nature, 'exp'>,
  boost: CandyBoost = 'none',
): number {
  const row = growth.expPerCandy.findLast(({ fromLevel }) => fromLevel <= level);
  if (!row) throw new Error(`No EXP for a candy at level ${level}`);
  const plain = exp > 1 ? row.up : exp < 1 ? row.down : row.neutral;
  return boost === 'none' ? plain : plain * growth.boosts[boost].exp;
}

/** Cost of one candy at a level: the price of the next level counts. */
export function shardsPerCandy(growth: GrowthFacts, level: number, boost: CandyBoost = 'none'): number {
  const plain = CANDY_SHARDS[level] ?? 0;
  return boost === 'none' ? plain : plain * growth.boosts[boost].shards;
}

export interface Climb {
  readonly species: Pick<Species, 'name'>;
  readonly nature: Pick<Nature, 'exp'>;
  readonly from: number;
  readonly to: number;
  /** EXP that it has gained since it reached `from`. */
  readonly gained?: number;
  readonly boost?: CandyBoost;
  /** Number of candies to boost, which are used first; all by default. */
  readonly boosted?: number;
}

export interface ClimbCost {
  readonly exp: number;
  readonly candies: number;
  /** Of these candies. */
  readonly boosted: number;
  readonly shards: number;
  /** EXP beyond the level that is reached: it counts for the next one. */
  readonly surplus: number;
}

export const NO_COST: ClimbCost = { exp: 0, candies: 0, boosted: 0, shards: 0, surplus: 0 };

/**
 * Candies and shards from one level to another, candy by candy. Undefined where the EXP is unknown: a species with an
 * unknown curve, or a level beyond those of the edition.
 */
export function climbCost({ edition, rules }: Pick<Game, 'edition' | 'rules'>, climb: Climb): ClimbCost | undefined {
  const { species, nature, from, to, gained = 0, boost = 'none', boosted: most = Number.POSITIVE_INFINITY } = climb;
  const [start, end] = [totalExp(species, from), totalExp(species, to)];
  if (start === undefined || end === undefined || to > rules.maxLevel) return undefined;
  if (to <= from) return NO_COST;
  const growth = growthOf(edition);
  const cost = { candies: 0, boosted: 0, shards: 0 };
  let surplus = gained;
  for (let level = from; level < to; level += 1) {
    const needed = (totalExp(species, level + 1) ?? 0) - (totalExp(species, level) ?? 0);
    for (const kind of [boost, 'none'] as const) {
      const each = expPerCandy(growth, level, nature, kind);
      const room = kind === 'none' ? Number.POSITIVE_INFINITY : most - cost.boosted;
      const candies = Math.min(room, Math.max(0, Math.ceil((needed - surplus) / each)));
      surplus += candies * each;
      cost.candies += candies;
      cost.shards += candies * shardsPerCandy(growth, level, kind);
      if (kind !== 'none') cost.boosted += candies;
    }
    surplus -= needed;
  }
  return { exp: Math.max(0, end - start - gained), ...cost, surplus };
}

const SIZES = ['L', 'M', 'S'] as const;

export interface HandyCandies {
  readonly used: CandySizes;
  /** Candies that they are converted to; a few more than asked for if no smaller item is left. */
  readonly candies: number;
}

/**
 * Handy candies to convert into `wanted` candies: large ones first, and only as many as needed. Fewer if there are not
 * enough.
 */
export function handyCandies(
  { handyCandy }: Pick<GrowthFacts, 'handyCandy'>,
  wanted: number,
  stock: CandySizes = { S: Number.POSITIVE_INFINITY, M: Number.POSITIVE_INFINITY, L: Number.POSITIVE_INFINITY },
): HandyCandies {
  const used = { S: 0, M: 0, L: 0 };
  let missing = wanted;
  for (const size of SIZES) {
    used[size] = Math.max(0, Math.min(stock[size], Math.floor(missing / handyCandy[size])));
    missing -= used[size] * handyCandy[size];
  }
  // The remaining need is smaller than any remaining item, so the smallest one covers it.
  const last = missing > 0 ? SIZES.findLast((size) => used[size] < stock[size]) : undefined;
  if (last) {
    used[last] += 1;
    missing -= handyCandy[last];
    // Takes back smaller items that the last one makes unnecessary.
    for (const size of SIZES.toReversed()) {
      const spare = Math.min(used[size], Math.floor(Math.max(0, -missing) / handyCandy[size]));
      used[size] -= spare;
      missing += spare * handyCandy[size];
    }
  }
  return { used, candies: wanted - missing };
}

/** The subskill that a Sub Skill Seed turns this one into; undefined if it can't be raised. */
export function seededSubskill({ seedFamilies }: Pick<GrowthFacts, 'seedFamilies'>, key: string): string | undefined {
  const family = seedFamilies.find((keys) => keys.includes(key));
  return family?.[family.indexOf(key) + 1];
}
