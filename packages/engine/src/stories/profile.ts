// The course of an average day for charts: what a few days of some chains have recorded.
import { DAY } from '@oversleep/game';
import { addUp } from '../loop/flat.ts';
import { lineupAt } from '../loop/lineup-plan.ts';
import type { Plan } from '../loop/plan.ts';
import { type DayProfile, QUARTERS } from '../loop/watch.ts';
import { PROFILE_DAYS } from '../statistics/chains.ts';

/** Averages by quarter of an hour since wake-up. */
export interface MemberProfile {
  /** Of the days on which it is in the team then; 0 where there is none. */
  readonly energy: readonly number[];
  readonly helpsPerHour: readonly number[];
  readonly procsPerHour: readonly number[];
  /** 0..1. */
  readonly bag: readonly number[];
}

export function profilesOf(plan: Plan, profiles: readonly DayProfile[]): readonly MemberProfile[] {
  const days = Math.max(1, profiles.length * PROFILE_DAYS);
  const sums = (kind: 'energy' | 'helps' | 'procs' | 'bag') =>
    addUp(
      plan.members.length * QUARTERS,
      profiles.map((profile) => profile[kind]),
    );
  const [energy, helps, procs, bag] = [sums('energy'), sums('helps'), sums('procs'), sums('bag')];
  const averages = (rows: Float64Array, index: number, factor: number) => {
    const list: number[] = [];
    for (let q = index * QUARTERS; q < (index + 1) * QUARTERS; q += 1) list.push(((rows[q] ?? 0) * factor) / days);
    return list;
  };
  const { rotation } = plan;
  const daysIn = (index: number, minute: number) =>
    rotation?.days.filter((_, day) => rotation.numbers[lineupAt(rotation, day, minute)]?.includes(index)).length;
  const quarter = DAY / QUARTERS;
  const whileIn = (rows: readonly number[], index: number) =>
    rows.map((energy, q) => (energy * PROFILE_DAYS) / (daysIn(index, (q + 0.5) * quarter) || PROFILE_DAYS));
  // Helps and procs are counted per quarter of an hour and shown per hour.
  return plan.members.map(({ index }) => ({
    energy: rotation ? whileIn(averages(energy, index, 1), index) : averages(energy, index, 1),
    helpsPerHour: averages(helps, index, 4),
    procsPerHour: averages(procs, index, 4),
    bag: averages(bag, index, 1),
  }));
}
