// Chains: antithetic pairs of runs over some weeks. Their counts are kept separately, so that their spread gives the
// precision of the mean.

import { DAYS_A_WEEK } from '@oversleep/game';
import { formsOf, rolledTotal, totalTerms } from '../figures/team.ts';
import { constantOf, sumTerms } from '../figures/terms.ts';
import { settleClock } from '../loop/deterministic.ts';
import { add, addUp, clear } from '../loop/flat.ts';
import { martingaleAhead } from '../loop/help.ts';
import { simulateDay } from '../loop/lineups.ts';
import type { Moment } from '../loop/moment.ts';
import type { Plan } from '../loop/plan.ts';
import { isDeterministic } from '../loop/programs.ts';
import { resetState, startFrom } from '../loop/start.ts';
import { createState, presentTeam, type StartState, type State } from '../loop/state.ts';
import { addKitchens, Count, partsOf } from '../loop/tally.ts';
import { createProfile, type DayProfile } from '../loop/watch.ts';
import { type ControlWeights, controlsOf, worthsOf } from './controls.ts';
import { correctCounts } from './correction.ts';
import { countDay, MEMBER_BINS } from './histograms.ts';
import { burnInDays, MOST_SIDES, runPilot, runShortPilot } from './pilot.ts';

/** What happened in so many days. */
export interface Observation {
  readonly days: number;
  /** Counts after the martingale correction. */
  readonly tally: Float64Array;
  /** Control variates: zero in the long run. */
  readonly controls: Float64Array;
}

/**
 * What one chain contributes. Most chains go on where an earlier one has ended: they are batches of longer Markov chains, and errors come
 * from the spread of these batches.
 */
export interface Chain extends Observation {
  readonly index: number;
  /** Days that were simulated first and not counted. */
  readonly burnInDays: number;
  /** Its two runs, while there are too few chains and each run has to serve as an observation. */
  readonly runs: readonly Observation[];
  /** Strength of each week as it was rolled. */
  readonly weeks: Float64Array;
  /** How its two runs have ended, for others to go on from there. */
  readonly ends: readonly StartState[];
}

/** What some consecutive chains contribute; plain data that can travel between threads. */
export interface Chains {
  readonly chains: readonly Chain[];
  readonly histograms: Uint32Array;
  readonly profiles: readonly DayProfile[];
}

/** A plan with room to run it, used again for every chain. */
export interface Runner {
  readonly plan: Plan;
  readonly state: State;
  readonly seed: number;
  readonly details: boolean;
  readonly rolled: ReturnType<typeof rolledTotal>;
  /** By line-up. */
  readonly worths: readonly ControlWeights[];
  /** How the two runs of recent chains have ended. */
  readonly ends: Map<number, readonly StartState[]>;
}

/** `details`: whether distributions and the course of the day are recorded too; at most so many side kitchens. */
export function createRunner(plan: Plan, seed: number, details = true, sides = MOST_SIDES): Runner {
  const { pilotWeeks } = plan.method;
  const state = createState(plan, pilotWeeks > 0 ? sides : 0);
  const forms = formsOf(plan, state.layout);
  const rolled = rolledTotal(plan, forms);
  const teams = state.lineups?.states ?? [state];
  const worths = teams.map((team) => {
    const own = worthsOf(team.plan, team.layout, totalTerms(team.plan, team.layout));
    team.aims.set(own.aims);
    return own;
  });
  state.rolling = details || plan.cooking !== undefined;
  if (pilotWeeks > 0 && plan.cooking) {
    const total = () => sumTerms(forms.total, plan.rotation ? addKitchens(plan, state.tally.slice()) : state.tally);
    const share = (value: number, days: number) =>
      (value * rolled.cooking) / (total() / days + constantOf(forms.total));
    runPilot(state, seed, plan.rotation ? plan.method.rotationPilotWeeks : pilotWeeks, share);
  } else if (pilotWeeks > 0) runShortPilot(state, seed);
  return { plan, state, seed, details, rolled, worths, ends: new Map() };
}

/** The first week of one in four early chains is also recorded for charts. */
const PROFILED = 16;
export const PROFILE_DAYS = DAYS_A_WEEK;

/** So many chains are enough for a first idea of the error. */
export const FIRST_CHAINS = 2;

/** Of so few chains each of the two runs counts as an observation: they vary more than their mean, but there are twice as many. */
const FEW_CHAINS = 6;

/** The first half of these is short, so that there is an answer soon, the other half longer, and all others as long as the method says. */
export const EARLY_CHAINS = 12;

/**
 * Two chains begin where the pilot has been; all others go on where an earlier one has ended, and need no burn-in. Of the first eight each
 * follows the one before the last; later ones follow one further back, so that many can share the work.
 */
const FURTHEST = 24;
const wayBack = (chain: number): number => (chain < 8 ? 2 : chain < 2 * FURTHEST ? 4 : FURTHEST);

/** The chain that another one goes on from; below zero for those that begin. */
export const chainBefore = (chain: number): number => chain - wayBack(chain);

/** Weeks counted in each run of a chain, whichever worker runs it. */
function weeksOf({ method }: Plan, chain: number): number {
  const { chainWeeks, pilotWeeks } = method;
  if (pilotWeeks === 0 || chain >= EARLY_CHAINS) return chainWeeks;
  return Math.min(chainWeeks, chain < EARLY_CHAINS / 2 ? 1 : 2);
}

/** Days that are not counted, up to a Sunday: none in chains that go on. */
function burnInOf({ plan, sides }: State, chain: number): number {
  const { burnInWeeks, pilotWeeks } = plan.method;
  const whole = burnInWeeks * DAYS_A_WEEK;
  if (pilotWeeks === 0) return whole;
  if (plan.rotation) return chainBefore(chain) >= 0 ? 0 : whole;
  return chainBefore(chain) >= 0 ? 0 : Math.min(whole, burnInDays(sides.count));
}

/** The end of the chain that this one continues; it is run again if it isn't stored any more. */
function endsBefore(runner: Runner, chain: number): readonly StartState[] {
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
  starts: readonly (readonly StartState[])[] = [],
): Chains {
  const { plan, state, seed } = runner;
  const histograms = new Uint32Array(plan.members.length * MEMBER_BINS);
  const chains: Chain[] = [];
  const profiles: DayProfile[] = [];
  for (let index = first; index < first + count; index += 1) {
    const length = weeksOf(plan, index);
    const weeks = new Float64Array(2 * length);
    const begun = starts[index - first] ?? endsBefore(runner, index);
    const ends: StartState[] = [];
    const oneRun = (run: 0 | 1): Observation => {
      begin(state, seed, index, run === 1, begun[run]);
      for (let week = 0; week < length; week += 1) {
        if (runner.details && index < PROFILED && index % 4 === 0 && run === 0 && week === 0) {
          state.watch = createProfile(plan);
          profiles.push(state.watch);
        }
        weeks[run * length + week] = runWeek(runner, histograms);
        state.watch = undefined;
        // Line-ups have it from the run, and the next run's clocks are settled before it is handed on again.
        presentTeam(state).watch = undefined;
      }
      const team = presentTeam(state);
      for (const member of team.members)
        add(team.tally, member.counts + Count.procMartingale, -martingaleAhead(member));
      // Without a pilot every chain begins with nothing.
      if (plan.method.pilotWeeks > 0) ends.push(startFrom(state));
      return observe(runner, length * DAYS_A_WEEK);
    };
    const runs = [oneRun(0), oneRun(1)] as const;
    runner.ends.set(index, ends).delete(index - 2 * FURTHEST);
    chains.push({
      ...together(...runs),
      index,
      burnInDays: 2 * burnInOf(state, index),
      runs: index < FEW_CHAINS ? runs : [],
      weeks,
      ends,
    });
  }
  return { chains, histograms, profiles };
}

/** Counts with known luck removed or recorded as controls. */
function observe({ plan, state, worths }: Runner, days: number): Observation {
  const tally = state.tally.slice();
  const controls = partsOf(plan).map(({ plan: team, layout, from }, l) => {
    const own = tally.subarray(from, from + layout.size);
    const value = worths[l];
    if (!value) throw new Error(`No line-up ${l}`);
    const control = controlsOf(team, layout, value, own);
    correctCounts(team, layout, value, own, plan.rotation?.rules.charges === 'reset');
    return control;
  });
  addKitchens(plan, tally);
  return { days, tally, controls: addUp(controls[0]?.length ?? 0, controls) };
}

function together(plain: Observation, antithetic: Observation): Observation {
  return {
    days: plain.days + antithetic.days,
    tally: addUp(plain.tally.length, [plain.tally, antithetic.tally]),
    controls: addUp(plain.controls.length, [plain.controls, antithetic.controls]),
  };
}

/** Observations for the spread: single runs with few chains, later only pairs. */
export const observationsOf = (chains: readonly Chain[]): readonly Observation[] =>
  chains.length > FEW_CHAINS ? chains : chains.flatMap(({ runs }) => runs);

/** Repeats one day of one run with a log of its moments. */
export function replayDay(
  runner: Runner,
  chain: number,
  antithetic: boolean,
  week: number,
  day: number,
): readonly Moment[] {
  const { state, seed } = runner;
  begin(state, seed, chain, antithetic, endsBefore(runner, chain)[antithetic ? 1 : 0]);
  for (let past = 0; past < week * DAYS_A_WEEK + day; past += 1) oneDay(state, past % DAYS_A_WEEK);
  const log: Moment[] = [];
  state.log = log;
  oneDay(state, day);
  state.log = undefined;
  return log;
}

/** From where another run has ended, or from the pilot's, up to the first day that counts. */
function begin(state: State, seed: number, chain: number, antithetic: boolean, start: StartState | undefined): void {
  resetState(state, seed, chain, antithetic, start, start !== undefined);
  if (state.starts.length > 0) settleClocks(state);
  for (let left = burnInOf(state, chain); left > 0; left -= 1)
    oneDay(state, (DAYS_A_WEEK - (left % DAYS_A_WEEK)) % DAYS_A_WEEK);
  state.tally.fill(0);
  for (const member of state.members) forget(member);
  const team = presentTeam(state);
  // A wait that is still to be drawn has no luck in it yet.
  for (const member of team.members)
    if (member.wait > 0) add(team.tally, member.counts + Count.procMartingale, martingaleAhead(member));
}

/** Clocks begin anywhere. Those that no chance disturbs fall into step with the days, at once here; others are shaken every day. */
function settleClocks(state: State): void {
  const { rotation } = state.plan;
  const team = presentTeam(state);
  for (const member of team.members)
    if (rotation ? rotation.undisturbed[member.number] : isDeterministic(state.plan, member.plan))
      settleClock(team, member);
}

function oneDay(state: State, weekday: number): void {
  state.weekday = weekday;
  simulateDay(state);
}

function forget(member: State['members'][number]): void {
  clear(member.rolled);
  member.rolledBerries = 0;
}

/** Total strength of the week as it was rolled. */
function runWeek({ plan, state, rolled, details }: Runner, histograms: Uint32Array): number {
  const { kitchen, members, tally } = state;
  const skillsBefore = sumTerms(rolled.terms, tally);
  let total = 0;
  kitchen.week.fill(0);
  for (let day = 0; day < DAYS_A_WEEK; day += 1) {
    oneDay(state, day);
    for (const member of members) {
      total += member.rolledBerries * (rolled.berry[member.number] ?? 0);
      if (details) countDay(histograms, member);
      forget(member);
    }
  }
  total += (kitchen.week[plan.cooking?.asked ?? -1] ?? 0) * rolled.cooking;
  // Constants are in both sums; they belong to every week.
  return total + sumTerms(rolled.terms, tally) - skillsBefore + constantOf(rolled.terms);
}
