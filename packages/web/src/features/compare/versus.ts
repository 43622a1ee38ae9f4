// Which of two is better, by how much, and how sure that is: differences chain by chain with the same luck.
import type { ChainValues } from '@oversleep/engine';

/** A figure with what is needed to compare it. */
export interface Measurement {
  readonly mean: number;
  /** Standard error of the mean by itself. */
  readonly error: number;
  /** Chain by chain; null where that is not known. */
  readonly chains: { readonly days: readonly number[]; readonly values: readonly number[] } | null;
}

export interface Versus {
  readonly difference: number;
  readonly error: number;
  /** Chance that it really is more, 0..1; one half for two that are the same. */
  readonly better: number;
}

/** How `own` does against `base`. */
export function versus(own: Measurement, base: Measurement): Versus {
  const paired = own.chains && base.chains ? pairsOf(own.chains, base.chains) : undefined;
  const difference = paired?.difference ?? own.mean - base.mean;
  const error = paired?.error ?? Math.hypot(own.error, base.error);
  return { difference, error, better: chanceAbove(difference, error) };
}

type MeasuredChains = NonNullable<Measurement['chains']>;

/** If one was simulated longer, only the chains that both have are compared, because their means then differ in luck. */
function pairsOf(
  own: MeasuredChains,
  base: MeasuredChains,
): { readonly difference: number | undefined; readonly error: number } {
  const count = Math.min(own.values.length, base.values.length);
  const off = own.values.slice(0, count).map((value, c) => value - (base.values[c] ?? 0));
  const isSameLength = own.values.length === base.values.length;
  return { difference: isSameLength ? undefined : meanOf(own.days, off).mean, error: errorOf(own.days, off) };
}

/** Longer chains weigh more. */
function meanOf(days: readonly number[], values: readonly number[]) {
  const total = values.reduce((sum, _, c) => sum + (days[c] ?? 0), 0);
  return { total, mean: values.reduce((sum, value, c) => sum + value * (days[c] ?? 0), 0) / total };
}

/** Standard error of that mean. */
export function errorOf(days: readonly number[], values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY;
  const { total, mean } = meanOf(days, values);
  const squares = values.reduce((sum, value, c) => sum + (days[c] ?? 0) * (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / total);
}

/** Rounding of published figures is not a difference. */
const NOTHING = 1e-9;

function chanceAbove(difference: number, error: number): number {
  if (Math.abs(difference) <= NOTHING && error <= NOTHING) return 0.5;
  if (error === 0) return difference > 0 ? 1 : 0;
  return normalShare(difference / error);
}

/** Share of a normal distribution below z, to seven digits (Abramowitz and Stegun 26.2.17). */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const above =
    density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - above : above;
}

/** From this chance on the better one is named. */
const SURE = 0.95;

export type VersusVerdict = 'same' | 'better' | 'worse' | 'open';

export function verdictOf({ difference, error, better }: Versus): VersusVerdict {
  if (Math.abs(difference) <= NOTHING && error <= NOTHING) return 'same';
  if (better >= SURE) return 'better';
  return better <= 1 - SURE ? 'worse' : 'open';
}

/** Sums of values, each times its weight. */
export function combined(
  values: ChainValues | null,
  weights: Readonly<Partial<Record<Exclude<keyof ChainValues, 'days'>, number>>>,
): Measurement['chains'] {
  if (!values) return null;
  const { berries = 0, skill = 0, ingredients = 0, dishes = 0, team = 0 } = weights;
  return {
    days: values.days,
    values: values.days.map(
      (_, c) =>
        berries * (values.berries[c] ?? 0) +
        skill * (values.skill[c] ?? 0) +
        ingredients * (values.ingredients[c] ?? 0) +
        dishes * (values.dishes[c] ?? 0) +
        team * (values.team[c] ?? 0),
    ),
  };
}
