// Simulates a team until its weekly total is precise enough, in chains of weeks that any number of workers can run.
import type { SwapPlanFigures } from '../figures/swap-plan.ts';
import { formsOf } from '../figures/team.ts';
import type { TeamFigures } from '../figures/types.ts';
import { type Plan, planOf } from '../loop/plan.ts';
import { layoutOf } from '../loop/tally.ts';
import type { DayProfile } from '../loop/watch.ts';
import type { TeamRequest } from '../request.ts';
import {
  type Chain,
  type Chains,
  createRunner,
  FIRST_CHAINS,
  observationsOf,
  type Runner,
  runChains,
} from '../statistics/chains.ts';
import { MEMBER_BINS } from '../statistics/histograms.ts';
import { areSettled, type Points, pointsOf } from '../statistics/points.ts';
import { type Estimate, estimate, relativeError } from '../statistics/regression.ts';
import {
  type Distributions,
  dailyValue,
  distributionsOf,
  regressionOf,
  summarise,
  swapPlanSummary,
} from '../statistics/summary.ts';
import { type MemberProfile, profilesOf } from '../stories/profile.ts';

export interface SimulateOptions {
  readonly seed?: number;
  /** Relative standard error of the weekly total at which to stop. */
  readonly precision?: number;
  /** A fixed amount of work instead: at least this many days. */
  readonly days?: number;
  /** Never more than this many days, however precise the answer is. */
  readonly maxDays?: number;
  readonly cooking?: boolean;
  /** False: percentiles of the week are only as precise as the chains for the weekly total make them. */
  readonly settle?: boolean;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly days: number;
  /** Relative standard error so far. */
  readonly precision: number;
  /** Progress from 0 to 1. */
  readonly done: number;
}

export interface TeamResult extends Points {
  readonly edition: string;
  readonly seed: number;
  /** Days behind everything but the percentiles. */
  readonly days: number;
  readonly chains: number;
  /** Relative standard error of the weekly total. */
  readonly precision: number;
  readonly mean: TeamFigures<number>;
  /** Standard errors, in the shape of the means. */
  readonly error: TeamFigures<number>;
  /** Days behind the percentiles: the others, and those simulated for the percentiles alone. */
  readonly weekDays: number;
  readonly distributions: readonly Distributions[];
  readonly profiles: readonly MemberProfile[];
  /** Of line-ups that change. */
  readonly rotation?: SwapPlanFigures<Estimate> | undefined;
}

export const DEFAULT_PRECISION = 0.0025;
export const DEFAULT_SEED = 1;
const DEFAULT_MAX_DAYS = 200_000;
/** With fewer observations than this, the error must be so many times smaller to stop: a few may agree by chance. */
const SURE = 5;
const HASTE = 2;
/**
 * A rotation is never judged by fewer chains: a run that stops at the first small error stops too often where a few chains agree by chance.
 * 95 % intervals then covered the long-run mean in 92 % of the runs only.
 */
const ROTATION_CHAINS = 16;

/**
 * An answer on the way is worth showing once the error of the total is this small, by so many chains. Its errors are then shown so much
 * wider that the range holds not only the truth but also all later answers: who looks on sees no total leave the range it came with.
 */
const SHOWN_CHAINS = 10;
const SHOWN_PRECISION = 0.0075;
const WIDER = 2;

const UNKNOWN: Estimate = { mean: 1, error: Number.POSITIVE_INFINITY };

/** Points of the week get at most so many more days, times members, and by this part more for each side kitchen: about half a CAL. */
const MOST_FOR_POINTS = 9000;
const DAY_OF_KITCHEN = 0.2;
/** They are judged at this number of chains, and then after every so many more. */
const ROUND = 4;
const FIRST_ROUND = 16;

/** A simulation that can be continued: add chains in order until `finished`, then `settle` them until `settled`. */
export interface Simulation {
  readonly plan: Plan;
  readonly seed: number;
  /** Index of the next chain to run. */
  readonly next: () => number;
  readonly add: (made: Chains) => void;
  /** For the percentiles alone: nothing else changes any more. */
  readonly settle: (made: Chains) => void;
  readonly progress: () => Progress;
  /** Weekly strength so far, without the other results. */
  readonly total: () => Estimate;
  readonly finished: () => boolean;
  readonly settled: () => boolean;
  /** Before it is finished: whether later answers will stay within the range of one that is shown now. */
  readonly presentable: () => boolean;
  readonly result: () => TeamResult;
  /** What is known before it is finished, with ranges that later answers stay in. */
  readonly interim: () => TeamResult;
}

export function createSimulation(request: TeamRequest, options: SimulateOptions = {}): Simulation {
  const {
    seed = DEFAULT_SEED,
    precision = DEFAULT_PRECISION,
    days,
    maxDays = DEFAULT_MAX_DAYS,
    cooking = true,
    settle = true,
  } = options;
  const plan = planOf(request, { cooking });
  const layout = layoutOf(plan);
  const forms = formsOf(plan, layout);
  const histograms = new Uint32Array(plan.members.length * MEMBER_BINS);
  const profiles: DayProfile[] = [];
  let chains = 0;
  let simulated = 0;
  const chainsSoFar: Chain[] = [];
  const forPoints: Chain[] = [];
  let daysForPoints = 0;
  let points: (Points & { readonly chains: number }) | undefined;
  const pointsSoFar = () => {
    const known = [...chainsSoFar, ...forPoints];
    if (points?.chains !== known.length)
      points = { chains: known.length, ...pointsOf(known, (chain) => dailyValue(forms.total, chain)) };
    return points;
  };
  // Known for as many chains as there were when it was last asked for.
  let judged = { chains: 0, observations: 0, total: UNKNOWN };
  const judge = () => {
    if (judged.chains < chains) {
      const observed = observationsOf(chainsSoFar);
      const totals = Float64Array.from(observed, (observation) => dailyValue(forms.total, observation));
      judged = { chains, observations: observed.length, total: estimate(regressionOf(observed), totals) };
    }
    return judged;
  };
  const leastChains = plan.rotation ? ROTATION_CHAINS : FIRST_CHAINS;
  const finished = () => {
    if (chains < FIRST_CHAINS) return false;
    if (days !== undefined) return simulated >= days;
    if (simulated >= maxDays) return true;
    if (chains < leastChains) return false;
    const reached = judge();
    return relativeError(reached.total) * (reached.observations < SURE ? HASTE : 1) <= precision;
  };
  const settled = () => {
    if (!finished()) return false;
    if (!settle || days !== undefined || simulated + daysForPoints >= maxDays) return true;
    const kitchens = chainsSoFar[0]?.ends[0]?.sides.length ?? 0;
    if (daysForPoints * plan.members.length * (1 + DAY_OF_KITCHEN * kitchens) >= MOST_FOR_POINTS) return true;
    const known = chains + forPoints.length;
    return known >= FIRST_ROUND && known % ROUND === 0 && areSettled(pointsSoFar());
  };
  const result = (wider = 1): TeamResult => ({
    edition: plan.game.edition,
    seed,
    days: simulated,
    chains,
    precision: wider * relativeError(judge().total),
    ...summarise(plan, layout, forms, observationsOf(chainsSoFar), wider),
    week: pointsSoFar().week,
    weekError: pointsSoFar().weekError,
    weekDays: simulated + daysForPoints,
    distributions: distributionsOf(plan, histograms, simulated),
    profiles: profilesOf(plan, profiles),
    ...(plan.rotation && { rotation: swapPlanSummary(plan, observationsOf(chainsSoFar)) }),
  });
  return {
    plan,
    seed,
    next: () => chains + forPoints.length,
    add: (made) => {
      for (let i = 0; i < histograms.length; i += 1) histograms[i] = (histograms[i] ?? 0) + (made.histograms[i] ?? 0);
      profiles.push(...made.profiles);
      for (const chain of made.chains) {
        chainsSoFar.push(chain);
        chains += 1;
        simulated += chain.days;
      }
    },
    settle: (made) => {
      forPoints.push(...made.chains);
      for (const chain of made.chains) daysForPoints += chain.days;
    },
    progress: () => {
      const now = relativeError(judge().total);
      const byPrecision = Number.isFinite(now) && now > 0 ? (precision / now) ** 2 : now === 0 ? 1 : 0;
      return {
        days: simulated,
        precision: now,
        done: Math.min(1, days === undefined ? Math.min(byPrecision, chains / leastChains) : simulated / days),
      };
    },
    total: () => judge().total,
    finished,
    settled,
    presentable: () => chains >= SHOWN_CHAINS && relativeError(judge().total) <= SHOWN_PRECISION,
    result: () => result(),
    interim: () => result(WIDER),
  };
}

/** Runs the whole simulation at once; `undefined` when cancelled before the first answer. */
export function simulateRequest(request: TeamRequest, options: SimulateOptions = {}): TeamResult | undefined {
  const simulation = createSimulation(request, options);
  const runner: Runner = createRunner(simulation.plan, simulation.seed);
  while (!simulation.finished()) {
    if (options.signal?.aborted) break;
    simulation.add(runChains(runner, simulation.next(), 1));
    options.onProgress?.(simulation.progress());
  }
  while (!options.signal?.aborted && !simulation.settled()) {
    simulation.settle(runChains(runner, simulation.next(), 1));
  }
  return simulation.next() < FIRST_CHAINS ? undefined : simulation.result();
}
