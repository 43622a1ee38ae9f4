// Weekly gain of one team over another, compared chain by chain with the same luck where possible.
import type { ChainValues, Estimate } from '@oversleep/engine';

export interface TeamWeek {
  readonly total: Estimate;
  /** Null if only totals are known. */
  readonly values: Pick<ChainValues, 'days' | 'team'> | null;
}

export function gainOf(now: TeamWeek, then: TeamWeek): Estimate {
  if (!now.values || !then.values)
    return { mean: then.total.mean - now.total.mean, error: Math.hypot(now.total.error, then.total.error) };
  const { days } = then.values;
  const before = now.values.team;
  const more = then.values.team.map((value, chain) => value - (before[chain] ?? 0));
  const all = days.reduce((sum, length) => sum + length, 0);
  const mean = more.reduce((sum, value, chain) => sum + value * (days[chain] ?? 0), 0) / all;
  const squares = more.reduce((sum, value, chain) => sum + (days[chain] ?? 0) * (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, more.length - 1) / all) };
}
