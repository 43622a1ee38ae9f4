// Chains of weeks: independent runs whose counts are kept apart, so that their spread tells how sure the mean is.

import { formsOf, luckyTotal } from '../figures/team.ts';
import { isUntouched, settleClock } from '../loop/calm.ts';
import { runDay } from '../loop/day.ts';
import { add, addUp, clear } from '../loop/flat.ts';
import { luckAhead } from '../loop/help.ts';
import type { Moment } from '../loop/moment.ts';
import type { Plan } from '../loop/plan.ts';
import { createState, resetState, type Start, type State, startFrom } from '../loop/state.ts';
import { Count } from '../loop/tally.ts';
import { createProfile, type Profile } from '../loop/watch.ts';
import { luckOf, smooth, type Worths, worthsOf } from './luck.ts';
import { daysToForget, MOST_SIDES, runPilot, runShortPilot } from './pilot.ts';

const WEEK = 7;

/** What happened in so many days. */
export interface Observation {
  readonly days: number;
  /** Counts, without the luck that is known to be luck. */
  readonly tally: Float64Array;
  /** That luck, of several kinds. */
  readonly luck: Float64Array;
}

/** What one chain contributes. */
export interface Chain extends Observation {
  readonly index: number;
  /** Days that were simulated first and not counted. */
  readonly warmUpDays: number;
  /** Its two runs, where there are so few chains yet that each run has to tell something. */
  readonly runs: readonly Observation[];
  /** Strength of each week with its luck. */
  readonly weeks: Float64Array;
  /** How its two runs have ended, for others to go on from there. */
  readonly ends: readonly Start[];
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
  readonly details: boolean;
  readonly lucky: ReturnType<typeof luckyTotal>;
  readonly worths: Worths;
  /** How the two runs of recent chains have ended. */
  readonly ends: Map<number, readonly Start[]>;
}

/** `details`: whether distributions and the course of the day are recorded too; at most so many side kitchens. */
export function createRunner(plan: Plan, seed: number, details = true, sides = MOST_SIDES): Runner {
  const { pilotWeeks } = plan.method;
  const state = createState(plan, pilotWeeks > 0 ? sides : 0);
  const forms = formsOf(plan, state.layout);
  const lucky = luckyTotal(plan, forms);
  const worths = worthsOf(plan, state.layout, forms.total);
  state.aims.set(worths.aims);
  state.rolling = details || plan.cooking !== undefined;
  if (pilotWeeks > 0 && plan.cooking) {
    const share = (value: number, days: number) =>
      (value * lucky.cooking) / (sumTerms(forms.total, state.tally) / days + constantOf(forms.total));
    runPilot(state, seed, pilotWeeks, share);
  } else if (pilotWeeks > 0) runShortPilot(state, seed);
  return { plan, state, seed, details, lucky, worths, ends: new Map() };
}

/** The first week of one in four early chains is also recorded for charts. */
const PROFILED = 16;
export const PROFILE_DAYS = WEEK;

/** So many chains are enough for a first idea of the error. */
export const FIRST_CHAINS = 2;

/** Of so few chains each of the two runs counts as an observation: they vary more than their mean, but there are twice as many. */
const FEW_CHAINS = 6;

/** The first half of these is short, so that there is an answer soon, the other half longer, and all others as long as the rules say. */
export const EARLY_CHAINS = 12;

/**
 * Two chains begin where the pilot has been; all others go on where an earlier one has ended, and need not forget how they began. Of the first
 * eight each follows the one before the last; later ones follow one further back, so that many can share the work.
 */
const FURTHEST = 24;
const wayBack = (chain: number): number => (chain < 8 ? 2 : chain < 2 * FURTHEST ? 4 : FURTHEST);

/** The chain that another one goes on from; below zero for those that begin. */
export const chainBefore = (chain: number): number => chain - wayBack(chain);

/** Weeks that are counted in each run of a chain: the same for everyone who runs it. */
function weeksOf({ method }: Plan, chain: number): number {
  const { chainWeeks, pilotWeeks } = method;
  if (pilotWeeks === 0 || chain >= EARLY_CHAINS) return chainWeeks;
  return Math.min(chainWeeks, chain < EARLY_CHAINS / 2 ? 1 : 2);
}

/** Days that are not counted, up to a Sunday: none in chains that go on. */
function warmUpDaysOf({ plan, sides }: State, chain: number): number {
  const { burnInWeeks, pilotWeeks } = plan.method;
  const whole = burnInWeeks * WEEK;
  if (pilotWeeks === 0) return whole;
  return chainBefore(chain) >= 0 ? 0 : Math.min(whole, daysToForget(sides.count));
}

/** How the chain ended that this one goes on from; it is run again where nobody knows any more. */
function endsBefore(runner: Runner, chain: number): readonly Start[] {
  const before = chainBefore(chain);
  if (before < 0) return [];
  if (!runner.ends.has(before) && runner.plan.method.pilotWeeks > 0) runChains(runner, before, 1);
  return runner.ends.get(before) ?? [];
}

/** `starts`: how those ended that these chains go on from, where others have run them. */
export function runChains(
  runner: Runner,
  first: number,
  count: number,
  starts: readonly (readonly Start[])[] = [],
): Batch {
  const { plan, state, seed } = runner;
  const histograms = new Uint32Array(plan.members.length * MEMBER_BINS);
  const chains: Chain[] = [];
  const profiles: Profile[] = [];
  for (let index = first; index < first + count; index += 1) {
    const length = weeksOf(plan, index);
    const weeks = new Float64Array(2 * length);
    const warmUpDays = 2 * warmUpDaysOf(state, index);
    const begun = starts[index - first] ?? endsBefore(runner, index);
    const ends: Start[] = [];
    const oneRun = (run: 0 | 1): Observation => {
      warmUp(state, seed, index, run === 1, begun[run]);
      for (let week = 0; week < length; week += 1) {
        if (runner.details && index < PROFILED && index % 4 === 0 && run === 0 && week === 0) {
          state.watch = createProfile(plan);
          profiles.push(state.watch);
        }
        weeks[run * length + week] = runWeek(runner, histograms);
        state.watch = undefined;
      }
      for (const member of state.members) add(state.tally, member.counts + Count.procLuck, -luckAhead(member));
      // Without a pilot every chain begins with nothing.
      if (plan.method.pilotWeeks > 0) ends.push(startFrom(state));
      return observe(runner, length * WEEK);
    };
    const runs = [oneRun(0), oneRun(1)] as const;
    runner.ends.set(index, ends).delete(index - 2 * FURTHEST);
    chains.push({ ...together(...runs), index, warmUpDays, runs: index < FEW_CHAINS ? runs : [], weeks, ends });
  }
  return { chains, histograms, profiles };
}

/** What has been counted, without the luck that is known. */
function observe({ plan, state, worths }: Runner, days: number): Observation {
  const tally = state.tally.slice();
  const luck = luckOf(plan, state.layout, worths, tally);
  smooth(plan, state.layout, worths, tally);
  return { days, tally, luck };
}

function together(plain: Observation, mirrored: Observation): Observation {
  return {
    days: plain.days + mirrored.days,
    tally: addUp(plain.tally.length, [plain.tally, mirrored.tally]),
    luck: addUp(plain.luck.length, [plain.luck, mirrored.luck]),
  };
}

/** What the first chains tell about the spread: as long as there are few of them each run, later only both together. */
export const observationsOf = (chains: readonly Chain[]): readonly Observation[] =>
  chains.length > FEW_CHAINS ? chains : chains.flatMap(({ runs }) => runs);

/** One day of one run again, told moment by moment. */
export function replayDay(
  runner: Runner,
  chain: number,
  mirrored: boolean,
  week: number,
  day: number,
): readonly Moment[] {
  const { state, seed } = runner;
  warmUp(state, seed, chain, mirrored, endsBefore(runner, chain)[mirrored ? 1 : 0]);
  for (let past = 0; past < week * WEEK + day; past += 1) oneDay(state, past % WEEK);
  const log: Moment[] = [];
  state.log = log;
  oneDay(state, day);
  state.log = undefined;
  return log;
}

/** From where another run has ended, or from the pilot's. */
function warmUp(state: State, seed: number, chain: number, mirrored: boolean, start: Start | undefined): void {
  resetState(state, seed, chain, mirrored, start, start !== undefined);
  if (state.starts.length > 0) settleClocks(state);
  for (let left = warmUpDaysOf(state, chain); left > 0; left -= 1) oneDay(state, (WEEK - (left % WEEK)) % WEEK);
  state.tally.fill(0);
  for (const member of state.members) {
    forget(member);
    add(state.tally, member.counts + Count.procLuck, luckAhead(member));
  }
}

/** Clocks begin anywhere. Those that are left alone fall into step with the days at once; others are shaken every day. */
function settleClocks(state: State): void {
  for (const member of state.members) if (isUntouched(state.plan, member.plan)) settleClock(state, member);
}

function oneDay(state: State, weekday: number): void {
  state.weekday = weekday;
  runDay(state);
}

function forget(member: State['members'][number]): void {
  clear(member.rolled);
  member.rolledBerries = 0;
}

/** Total strength of the week as luck had it. */
function runWeek({ plan, state, lucky, details }: Runner, histograms: Uint32Array): number {
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
  total += (kitchen.week[plan.cooking?.asked ?? -1] ?? 0) * lucky.cooking;
  // Constants are in both sums; they belong to every week.
  return total + sumTerms(lucky.terms, tally) - skillsBefore + constantOf(lucky.terms);
}

function countDay(histograms: Uint32Array, member: State['members'][number]): void {
  const start = member.plan.index * MEMBER_BINS;
  bump(histograms, start, member.procsToday, BINS.procs);
  bump(histograms, start + BINS.procs, member.rolledBerries, BINS.berries);
  const { firstSlot } = member.plan;
  for (let s = 0; s < firstSlot.length; s += 1) {
    // Slots with the same ingredient are one distribution, that of the first of them.
    if (firstSlot[s] !== s) continue;
    let amount = 0;
    for (let t = s; t < firstSlot.length; t += 1) if (firstSlot[t] === s) amount += member.rolled[t] ?? 0;
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
