// Energy over the week of a rotation, hour by hour: of those who are in the team, and of those on the bench.
import { DAY, DAYS_A_WEEK } from '@oversleep/game';
import { simulateDay } from '../loop/lineups.ts';
import type { Moment } from '../loop/moment.ts';
import { planOf } from '../loop/plan.ts';
import { resetState } from '../loop/start.ts';
import type { State } from '../loop/state.ts';
import { createProfile, type DayProfile, QUARTERS } from '../loop/watch.ts';
import type { TeamRequest } from '../request.ts';
import { createRunner } from '../statistics/chains.ts';

export interface WeekEnergy {
  /** By member of the request, the mean of each of the week's 168 hours; the first one begins at Monday's wake-up. */
  readonly hours: readonly (readonly number[])[];
}

const SETTLED_AFTER = 2;
const WEEKS = 50;
const QUARTERS_AN_HOUR = 4;
const QUARTER = DAY / QUARTERS;
const HOURS = QUARTERS / QUARTERS_AN_HOUR;

/** Undefined for a team that stays the same. Dishes don't touch energy, so nothing is cooked. Yields after each week. */
export function* weekEnergy(request: TeamRequest, seed: number): Generator<unknown, WeekEnergy | undefined> {
  if (!request.settings.rotation) return undefined;
  const plan = planOf(request, { cooking: false });
  const { state } = createRunner(plan, seed, false);
  resetState(state, seed, 0, false);
  const sums = request.members.map(() => new Float64Array(DAYS_A_WEEK * HOURS));
  for (let week = 0; week < SETTLED_AFTER + WEEKS; week += 1) {
    yield;
    for (let day = 0; day < DAYS_A_WEEK; day += 1) {
      const { energy } = watchedDay(state, day);
      if (week < SETTLED_AFTER) continue;
      for (const [m, sum] of sums.entries())
        for (let q = 0; q < QUARTERS; q += 1) {
          const hour = day * HOURS + Math.floor(q / QUARTERS_AN_HOUR);
          sum[hour] = (sum[hour] ?? 0) + (energy[m * QUARTERS + q] ?? 0);
        }
    }
  }
  return { hours: sums.map((sum) => Array.from(sum, (energy) => energy / (WEEKS * QUARTERS_AN_HOUR))) };
}

function watchedDay(state: State, day: number): DayProfile {
  const profile = createProfile(state.plan);
  const log: Moment[] = [];
  state.weekday = day;
  state.watch = profile;
  state.log = log;
  simulateDay(state);
  for (const { number, energy } of state.members) fillBench(profile, number, energy, log);
  return profile;
}

/** On the bench energy stays as it is, so it is known from when the member comes in or leaves. */
function fillBench({ energy: rows }: DayProfile, number: number, atEnd: number, log: readonly Moment[]): void {
  const fill = (from: number, until: number, energy: number) => {
    for (let q = Math.ceil(from / QUARTER - 0.5); (q + 0.5) * QUARTER < until; q += 1)
      rows[number * QUARTERS + q] = energy;
  };
  const own = log.flatMap((moment) => ('member' in moment && moment.member === number ? [moment] : []));
  // Who wakes up in the team leaves after that, if at all.
  let since = own.some(({ kind }) => kind === 'wake') ? undefined : 0;
  for (const moment of own) {
    if (moment.kind === 'in' && since !== undefined) {
      fill(since, moment.at, moment.energy);
      since = undefined;
    } else if (moment.kind === 'out') since = moment.at;
  }
  if (since !== undefined) fill(since, DAY, atEnd);
}
