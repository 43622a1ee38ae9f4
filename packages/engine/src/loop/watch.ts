// Records the course of a day for charts: energy, helps, procs and bag in each of 96 quarters of an hour.
import { DAY, decaySteps, fallenEnergy } from '@oversleep/game';
import type { Plan } from './plan.ts';

export const QUARTERS = 96;
const QUARTER = DAY / QUARTERS;

/** Sums over days; index member * QUARTERS + quarter since wake-up. */
export interface DayProfile {
  readonly energy: Float64Array;
  readonly helps: Float64Array;
  readonly procs: Float64Array;
  readonly bag: Float64Array;
  /** What the bag held after each help of the present night; scratch. */
  readonly held: number[];
}

export function createProfile({ members }: Plan): DayProfile {
  const rows = () => new Float64Array(members.length * QUARTERS);
  return { energy: rows(), helps: rows(), procs: rows(), bag: rows(), held: [] };
}

interface Falling {
  readonly energy: number;
  readonly step: number;
  readonly since: number;
}

/** Energy of a member over a stretch of time in which it only falls. */
export function watchEnergy(profile: DayProfile, index: number, member: Falling, until: number, rate: number): void {
  const start = index * QUARTERS;
  // Points in the middle of each quarter.
  for (let q = Math.max(0, Math.ceil(member.since / QUARTER - 0.5)); (q + 0.5) * QUARTER < until; q += 1) {
    const energy = fallenEnergy(member.energy, decaySteps(rate, (q + 0.5) * QUARTER) - member.step);
    profile.energy[start + q] = (profile.energy[start + q] ?? 0) + energy;
  }
}

/** A run of helps at one interval. */
export function watchHelps(profile: DayProfile, index: number, from: number, interval: number, count: number): void {
  for (let i = 0; i < count; i += 1) watch(profile.helps, index, from + i * interval, 1);
}

export function watch(rows: Float64Array, index: number, time: number, value: number): void {
  const place = index * QUARTERS + Math.min(QUARTERS - 1, Math.max(0, Math.floor(time / QUARTER)));
  rows[place] = (rows[place] ?? 0) + value;
}

export function startNight({ held }: DayProfile): void {
  held.length = 0;
}

/** How full the bag is in the quarters of a night with so many helps; by day the player is there to empty it. */
export function watchBag({ bag, held }: DayProfile, index: number, awake: number, carry: number, helps: number): void {
  for (let q = Math.ceil(awake / QUARTER); q < QUARTERS; q += 1) {
    const middle = (q + 0.5) * QUARTER;
    // Helps slow down only a little over a night, so that even spacing is close enough for a chart.
    const made = Math.floor((helps * (middle - awake)) / (DAY - awake));
    const content = made === 0 ? 0 : (held[Math.min(made, held.length) - 1] ?? carry);
    watch(bag, index, middle, carry > 0 ? Math.min(1, content / carry) : 1);
  }
}
