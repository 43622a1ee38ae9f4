// A log of one simulated day, with the same random numbers as the simulation, so that a figure can be traced to its
// cause.
import type { Moment } from '../loop/moment.ts';
import { planOf } from '../loop/plan.ts';
import type { TeamRequest } from '../request.ts';
import { createRunner, replayDay } from '../statistics/chains.ts';

export interface TraceKey extends TracedDay {
  readonly seed: number;
}

interface TracedDay {
  /** Chain and which run of its pair; week and day count from 0. */
  readonly chain?: number;
  readonly antithetic?: boolean;
  readonly week: number;
  readonly day: number;
}

export interface Trace {
  readonly moments: readonly Moment[];
}

/** Logs any days of a team; simulating the time before the first one takes longer than a day. */
export function createTracer(request: TeamRequest, seed: number): (day: TracedDay) => Trace {
  const runner = createRunner(planOf(request), seed);
  return ({ chain = 0, antithetic = false, week, day }) => ({
    // The loop puts members to bed one after the other, all at the same time of day.
    moments: [...replayDay(runner, chain, antithetic, week, day)].sort((a, b) => a.at - b.at),
  });
}
