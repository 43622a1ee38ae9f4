// Chains of weeks: independent runs whose counts are kept apart, so that their spread tells how sure the mean is.

import { runDay } from './day.ts';
import { formsOf, luckyTotal, totalTerms } from './figures.ts';
import { luckAhead } from './help.ts';
import type { Moment } from './moment.ts';
import { MOST_SIDES, runPilot, runShortPilot, SHORT_MEMORY } from './pilot.ts';
import type { Plan } from './plan.ts';
import { createProfile, type Profile } from './profile.ts';
import { runsPerProc, storedPerRun } from './programs.ts';
import { createState, resetState, type State } from './state.ts';
import { add, CookCount, Count, clear, countAt, type Layout } from './tally.ts';

const WEEK = 7;

/** What one chain contributes. */
export interface Chain {
  readonly index: number;
  readonly days: number;
  /** Days that were simulated first and not counted. */
  readonly warmUpDays: number;
  /** Counts, without the luck that is known to be luck. */
  readonly tally: Float64Array;
  /** That luck, of several kinds. */
  readonly luck: Float64Array;
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
  readonly details: boolean;
  readonly lucky: ReturnType<typeof luckyTotal>;
  /** How often a proc of its user runs each program, and what that adds to the week by itself. */
  readonly shares: Float64Array;
  readonly worths: Float64Array;
}

/** `details`: whether distributions and the course of the day are recorded too; at most so many side kitchens. */
export function createRunner(plan: Plan, seed: number, details = true, sides = MOST_SIDES): Runner {
  const { pilotWeeks } = plan.game.rules.choices;
  const state = createState(plan, pilotWeeks > 0 ? sides : 0);
  const forms = formsOf(plan, state.layout);
  const lucky = luckyTotal(plan, forms);
  const terms = totalTerms(forms);
  state.rolling = details || plan.cooking !== undefined;
  if (pilotWeeks > 0 && plan.cooking) {
    const share = (value: number, days: number) =>
      (value * lucky.cooking) / (sumTerms(terms, state.tally) / days + constantOf(terms));
    runPilot(state, seed, pilotWeeks, share);
  } else if (pilotWeeks > 0) runShortPilot(state, seed);
  const shares = runsPerProc(
    plan.programs,
    plan.members.map(({ program }) => program),
  );
  const worths = new Float64Array(plan.programs.length);
  for (const { place, weight } of terms) {
    const program = place - state.layout.programs;
    if (program >= 0 && program < worths.length) add(worths, program, weight);
  }
  return { plan, state, seed, details, lucky, shares, worths };
}

/** The first week of every other early chain is also recorded for charts. */
const PROFILED = 16;
export const PROFILE_DAYS = WEEK;

/** So many chains are enough for a first idea of the error; they are short, so that there is a first answer soon. */
export const FIRST_CHAINS = 8;

/** The next ones are longer, and all others as long as the rules say. */
export const EARLY_CHAINS = 16;

/** Weeks that are counted in each run of a chain: the same for everyone who runs it. */
function weeksOf({ game }: Plan, chain: number): number {
  const { chainWeeks, pilotWeeks } = game.rules.choices;
  if (pilotWeeks === 0 || chain >= EARLY_CHAINS) return chainWeeks;
  return Math.min(chainWeeks, chain < FIRST_CHAINS ? 1 : 2);
}

/**
 * Days that are not counted, up to a Sunday. In the few early chains the bag may still remember that they began somewhere, unless there is
 * so much luck in it that this would show.
 */
function warmUpDaysOf({ plan, sides }: State, chain: number): number {
  const { warmUpWeeks, pilotWeeks } = plan.game.rules.choices;
  const whole = warmUpWeeks * WEEK;
  const short = !plan.cooking || (chain < EARLY_CHAINS && sides.length === 0);
  return pilotWeeks > 0 && short ? Math.min(whole, SHORT_MEMORY) : whole;
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
    const warmUpDays = 2 * warmUpDaysOf(state, index);
    for (let run = 0; run < 2; run += 1) {
      warmUp(state, seed, index, run === 1);
      for (let week = 0; week < length; week += 1) {
        if (runner.details && index < PROFILED && index % 2 === 0 && run === 0 && week === 0) {
          state.watch = createProfile(plan);
          profiles.push(state.watch);
        }
        weeks[run * length + week] = runWeek(runner, histograms);
        state.watch = undefined;
      }
      for (const member of state.members) add(state.tally, member.counts + Count.procLuck, -luckAhead(member));
      for (let i = 0; i < tally.length; i += 1) tally[i] = (tally[i] ?? 0) + (state.tally[i] ?? 0);
    }
    const luck = luckOf(runner, state.layout, tally);
    smooth(plan, state.layout, tally);
    chains.push({ index, days: 2 * length * WEEK, warmUpDays, tally, luck, weeks });
  }
  return { chains, histograms, profiles };
}

/**
 * Luck that is zero in the long run: procs more than the chances of all helps add up to, by member; then, of what the skills made of
 * those procs, ingredients and strength more than on average.
 */
function luckOf({ plan, shares, worths }: Runner, layout: Layout, tally: Float64Array): Float64Array {
  const waiting = plan.members.filter(({ snacking }) => !snacking);
  const procs = waiting.map(({ index }) => tally[countAt(index, Count.procLuck)] ?? 0);
  let ingredients = tally[layout.cooking + CookCount.gathered] ?? 0;
  let strength = 0;
  for (const { index, invoker, ingredients: brought } of plan.programs) {
    const expected = (shares[index] ?? 0) * (tally[countAt(invoker, Count.procs)] ?? 0);
    ingredients -= expected * brought.reduce((sum, amount) => sum + amount, 0);
    strength += (worths[index] ?? 0) * ((tally[layout.programs + index] ?? 0) - expected);
  }
  return Float64Array.from([...procs, ingredients, strength]);
}

/**
 * Procs as the chances of all helps add up to them: the same in the long run as those that happened, with less luck in it; and stored
 * strength as that many procs bring in the long run. What else came of them is as it happened.
 */
function smooth({ members, programs }: Plan, layout: Layout, tally: Float64Array): void {
  for (const { index } of members) {
    const procs = tally[countAt(index, Count.procs)] ?? 0;
    const expected = procs - (tally[countAt(index, Count.procLuck)] ?? 0);
    tally[countAt(index, Count.procs)] = expected;
    for (const program of programs) {
      if (program.invoker !== index || procs === 0) continue;
      // Where a skill becomes another by chance, each has its share of them.
      const runs = ((tally[layout.programs + program.index] ?? 0) * expected) / procs;
      tally[layout.programs + program.index] = runs;
      if (program.charges.length > 0) tally[countAt(index, Count.storedStrength)] = runs * storedPerRun(program);
    }
  }
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
  for (let left = warmUpDaysOf(state, chain); left > 0; left -= 1) oneDay(state, (WEEK - (left % WEEK)) % WEEK);
  state.tally.fill(0);
  for (const member of state.members) {
    forget(member);
    add(state.tally, member.counts + Count.procLuck, luckAhead(member));
  }
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
