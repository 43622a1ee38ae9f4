// Snorlax ranks, Drowsy Power and the number of visiting Pokémon by strength.
import {
  drowsyPower,
  type EditionId,
  type Game,
  RANK_NAMES,
  rankAt,
  rankNamed,
  ranksOf,
  visitorsFor,
} from '@oversleep/game';
import { knownOf } from './compare.ts';
import type { Spread, WeekAnswer, WeekSleep } from './types.ts';

/** Mean and percentiles over weeks; antithetic weeks are adjacent. */
export function spreadOf(values: Float64Array): Spread {
  const sorted = values.slice().sort();
  const point = (share: number) => {
    const at = share * (sorted.length - 1);
    const low = sorted[Math.floor(at)] ?? 0;
    return low + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] ?? low) - low);
  };
  return { ...knownOf(values), p10: point(0.1), p50: point(0.5), p90: point(0.9) };
}

/** Frequency of each rank index. */
function sharesOf(values: Float64Array, placeOf: (value: number) => number): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const value of values) {
    const place = placeOf(value);
    shares.set(place, (shares.get(place) ?? 0) + 1);
  }
  const rows = [...shares].map(([place, times]) => [place, times / values.length] as const);
  return new Map(rows.sort(([a], [b]) => a - b));
}

export function rankChances(edition: EditionId, island: string, strengths: Float64Array): WeekAnswer['ranks'] {
  const { snorlaxRankStrength: steps } = ranksOf(edition, island);
  if (!steps) return [];
  const shares = sharesOf(strengths, (strength) => rankAt(steps, strength));
  return [...shares].map(([place, probability]) => ({
    rank: RANK_NAMES[place] ?? '',
    strength: steps[place] ?? 0,
    probability,
  }));
}

/** The probability of the wanted rank or a higher one. */
export function wantedChance(
  edition: EditionId,
  island: string,
  rank: string,
  strengths: Float64Array,
): WeekAnswer['wanted'] {
  const place = rankNamed(rank);
  const strength = place === undefined ? undefined : ranksOf(edition, island).snorlaxRankStrength?.[place];
  if (place === undefined || strength === undefined) return undefined;
  const probability = strengths.reduce((sum, value) => sum + (value >= strength ? 1 : 0), 0) / strengths.length;
  return { rank: RANK_NAMES[place] ?? '', strength, probability };
}

interface Sleep {
  readonly island: string;
  readonly score: number;
  /** Factor of the day's events. */
  readonly factor: number;
  /** A Good Camp Ticket brings one more Pokémon to a day's first sleep. */
  readonly camp: boolean;
}

/** A sleep by Snorlax's possible strengths at its start. */
export function sleepOf(
  { edition }: Pick<Game, 'edition'>,
  { island, score, factor, camp }: Sleep,
  strengths: Float64Array,
): WeekSleep {
  const powers = strengths.map((strength) => drowsyPower(strength, score, factor));
  const steps = ranksOf(edition, island).drowsyPowerForSpawns;
  const visitors = steps
    ? sharesOf(powers, (power) => visitorsFor(edition, steps, power, { camp }))
    : new Map<number, number>();
  return {
    score,
    strength: spreadOf(strengths),
    drowsyPower: spreadOf(powers),
    pokemon: [...visitors].map(([count, probability]) => ({ count, probability })),
  };
}
