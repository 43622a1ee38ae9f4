// How long simulations take. Whatever else the machine does only slows: so time is what passed or what the processor spent on it,
// whichever is less, and of several tries at the same work the best one counts.
import { createRunner, idealBuilds, planOf, runChains, simulateRequest, type TeamRequest } from '@oversleep/engine';

const SLICES = 4;
const SLICE_CHAINS = 40;
const TRIES = 2;
const SEEDS = [1, 2, 3, 4, 5];
/** The chains before it are shorter than all others. */
export const FULL_LENGTH = 12;

function timed(work: () => unknown): number {
  const start = performance.now();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.min(performance.now() - start, (user + system) / 1000);
}

/** Days of the whole team per second, those of the burn-in included, with no kitchen but the real one. */
export function daysPerSecond(request: TeamRequest, cooking: boolean): number {
  const runner = createRunner(planOf(request, { cooking }), 1, true, 0);
  let next = FULL_LENGTH;
  const slice = () => {
    let days = 0;
    const milliseconds = timed(() => {
      for (const chain of runChains(runner, next, SLICE_CHAINS).chains) days += chain.days + chain.burnInDays;
    });
    next += SLICE_CHAINS;
    return (1000 * days) / milliseconds;
  };
  slice();
  return Math.max(...Array.from({ length: SLICES }, slice));
}

/** Milliseconds until the weekly total is known to this relative error, or the points of the week are too, plan and summary included; the median of some seeds. */
export function millisecondsTo(request: TeamRequest, precision: number, settle = false): number {
  simulateRequest(request, { precision, settle });
  const best = (seed: number) =>
    Math.min(
      ...Array.from({ length: TRIES }, () => timed(() => simulateRequest(request, { precision, seed, settle }))),
    );
  const times = SEEDS.map(best).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** Milliseconds for a member's present build and its three ideal ones; the geometric mean over the members. */
export function millisecondsOfIdeals(request: TeamRequest): number {
  const best = (index: number) =>
    Math.min(...Array.from({ length: TRIES }, () => timed(() => idealBuilds(request, index))));
  return geometricMean(request.members.map((_, index) => best(index)));
}

export const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
