// Chains of weeks: independent runs whose counts are kept apart, so that their spread tells how sure the mean is.

import { runDay } from './day.ts';
import { luckyTotal } from './figures.ts';
import type { Moment } from './moment.ts';
import type { Plan } from './plan.ts';
import { createProfile, type Profile } from './profile.ts';
import { createState, keepLeftovers, resetState, type State } from './state.ts';

const WEEK = 7;

/** What one chain contributes. */
export interface Chain {
  readonly index: number;
  readonly days: number;
  readonly tally: Float64Array;
  /** Strength of each week with its luck. */
  readonly weeks: Float64Array;
}

/** What some consecutive chains contribute; plain data that can travel between threads. */
export interface Batch {
  readonly chains: readonly Chain[];
  readonly histograms: Uint32Array;
  readonly profiles: readonly Profile[];
}

/** Days are counted by procs, berries and ingredients: as many bins as anything can reach, the last one open. */
export const BINS = { procs: 48, berries: 1024, ingredient: 256 } as const;
export const MEMBER_BINS = BINS.procs + BINS.berries + 3 * BINS.ingredient;

/** A plan with room to run it, used again for every chain. */
export interface Runner {
  readonly plan: Plan;
  readonly state: State;
  readonly seed: number;
  /** Whether distributions and the course of the day are recorded too. */
  readonly details: boolean;
  readonly lucky: ReturnType<typeof luckyTotal>;
}

/** Luck of the pilot run, apart from that of all chains. */
const PILOT = -1;

/**
 * A pilot run fills the bag once, so that the runs of all chains need less time to forget that they began somewhere. It depends
 * on the seed alone: every worker makes the same.
 */
export function createRunner(plan: Plan, seed: number, details = true): Runner {
  const state = createState(plan);
  state.rolling = details || plan.cooking !== undefined;
  resetState(state, seed, PILOT, false);
  const days = plan.cooking ? plan.game.rules.choices.pilotWeeks * WEEK : 0;
  for (let day = 0; day < days; day += 1) oneDay(state, day % WEEK);
  if (days > 0) keepLeftovers(state);
  return { plan, state, seed, details, lucky: luckyTotal(plan, state.layout) };
}

/** The first week of the first chains is also recorded for charts. */
const PROFILED = 8;
export const PROFILE_DAYS = WEEK;

/** So many chains are enough for a first idea of the error; they are short, so that there is a first answer soon. */
export const FIRST_CHAINS = 8;

/** Weeks that are counted in each run of a chain: the same for everyone who runs it. */
function weeksOf({ game }: Plan, chain: number): number {
  const { chainWeeks, pilotWeeks } = game.rules.choices;
  return chain < FIRST_CHAINS && pilotWeeks > 0 ? 1 : chainWeeks;
}

export function runChains(runner: Runner, first: number, count: number): Batch {
  const { plan, state, seed } = runner;
  const histograms = new Uint32Array(plan.members.length * MEMBER_BINS);
  const chains: Chain[] = [];
  const profiles: Profile[] = [];
  for (let index = first; index < first + count; index += 1) {
    const length = weeksOf(plan, index);
    const weeks = new Float64Array(2 * length);
    const tally = new Float64Array(state.tally.length);
    for (let run = 0; run < 2; run += 1) {
      warmUp(state, seed, index, run === 1);
      for (let week = 0; week < length; week += 1) {
        if (runner.details && index < PROFILED && run === 0 && week === 0) {
          state.watch = createProfile(plan);
          profiles.push(state.watch);
        }
        weeks[run * length + week] = runWeek(runner, histograms);
        state.watch = undefined;
      }
      for (let i = 0; i < tally.length; i += 1) tally[i] = (tally[i] ?? 0) + (state.tally[i] ?? 0);
    }
    chains.push({ index, days: 2 * length * WEEK, tally, weeks });
  }
  return { chains, histograms, profiles };
}

/** One day of one run again, told moment by moment. */
export function replayDay(
  { state, seed }: Runner,
  chain: number,
  mirrored: boolean,
  week: number,
  day: number,
): readonly Moment[] {
  warmUp(state, seed, chain, mirrored);
  for (let past = 0; past < week * WEEK + day; past += 1) oneDay(state, past % WEEK);
  const log: Moment[] = [];
  state.log = log;
  oneDay(state, day);
  state.log = undefined;
  return log;
}

function warmUp(state: State, seed: number, chain: number, mirrored: boolean): void {
  resetState(state, seed, chain, mirrored);
  const days = state.plan.game.rules.choices.warmUpWeeks * WEEK;
  for (let day = 0; day < days; day += 1) oneDay(state, day % WEEK);
  state.tally.fill(0);
  for (const member of state.members) forget(member);
}

function oneDay(state: State, weekday: number): void {
  state.weekday = weekday;
  runDay(state);
}

function forget(member: State['members'][number]): void {
  member.rolled.fill(0);
  member.rolledBerries = 0;
}

/** Total strength of the week as luck had it. */
function runWeek({ state, lucky, details }: Runner, histograms: Uint32Array): number {
  const { kitchen, members, tally } = state;
  const skillsBefore = sumTerms(lucky.terms, tally);
  let total = 0;
  kitchen.week.fill(0);
  for (let day = 0; day < WEEK; day += 1) {
    oneDay(state, day);
    for (const member of members) {
      total += member.rolledBerries * (lucky.berry[member.plan.index] ?? 0);
      if (details) countDay(histograms, member);
      forget(member);
    }
  }
  total += (kitchen.week[lucky.type] ?? 0) * lucky.cooking;
  // Constants are in both sums; they belong to every week.
  return total + sumTerms(lucky.terms, tally) - skillsBefore + constantOf(lucky.terms);
}

function countDay(histograms: Uint32Array, member: State['members'][number]): void {
  const start = member.plan.index * MEMBER_BINS;
  bump(histograms, start, member.procsToday, BINS.procs);
  bump(histograms, start + BINS.procs, member.rolledBerries, BINS.berries);
  const { slotIngredient, drops } = member.plan;
  for (let s = 0; s < drops.slots; s += 1) {
    // Slots with the same ingredient are one distribution, that of the first of them.
    if (slotIngredient.indexOf(slotIngredient[s] ?? -1) < s) continue;
    let amount = 0;
    for (let t = s; t < drops.slots; t += 1)
      if (slotIngredient[t] === slotIngredient[s]) amount += member.rolled[t] ?? 0;
    bump(histograms, start + BINS.procs + BINS.berries + s * BINS.ingredient, amount, BINS.ingredient);
  }
}

function bump(histograms: Uint32Array, start: number, value: number, bins: number): void {
  const bin = start + Math.min(bins - 1, Math.round(value));
  histograms[bin] = (histograms[bin] ?? 0) + 1;
}

export function sumTerms(
  terms: readonly { readonly place: number; readonly weight: number }[],
  tally: Float64Array,
): number {
  let sum = 0;
  for (const { place, weight } of terms) if (place >= 0) sum += weight * (tally[place] ?? 0);
  return sum;
}

export const constantOf = (terms: readonly { readonly place: number; readonly weight: number }[]): number =>
  terms.reduce((sum, { place, weight }) => (place < 0 ? sum + weight : sum), 0);
