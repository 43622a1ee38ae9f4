// What simulated days leave on the heap. For a process of its own with `--expose-gc` and room enough to do without collection.

import { createRunner, planOf, runChains, type TeamRequest } from '@oversleep/engine';
import { DAYS_A_WEEK } from '@oversleep/game';
import { FULL_LENGTH } from './measure.ts';

/** Flags of Node for such a process. */
export const HEAP_FLAGS = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];

export interface Heap {
  /** Bytes that were asked for while a million days passed, garbage included. */
  readonly allocatedPerMillionDays: number;
  /** Bytes that were still held afterwards. */
  readonly retainedPerMillionDays: number;
}

const WEEKS = 2500;
const TRIES = 3;
/** One chain so long that its result weighs nothing against its days. The first time, code is compiled, which stays. */
export function heapOf(teamIn: (chainWeeks: number) => TeamRequest): Heap {
  const days = run(teamIn(WEEKS));
  measured(days);
  const heaps = Array.from({ length: TRIES }, () => measured(days));
  const median = (of: (heap: Heap) => number) => heaps.map(of).toSorted((a, b) => a - b)[(TRIES - 1) / 2] ?? 0;
  return {
    allocatedPerMillionDays: median(({ allocatedPerMillionDays }) => allocatedPerMillionDays),
    retainedPerMillionDays: median(({ retainedPerMillionDays }) => retainedPerMillionDays),
  };
}

function measured(days: () => number): Heap {
  collect();
  const before = process.memoryUsage().heapUsed;
  const simulated = days();
  const full = process.memoryUsage().heapUsed;
  collect();
  const after = process.memoryUsage().heapUsed;
  const perMillion = (bytes: number) => Math.round((bytes / simulated) * 1e6);
  return { allocatedPerMillionDays: perMillion(full - before), retainedPerMillionDays: perMillion(after - before) };
}

function run(request: TeamRequest): () => number {
  const runner = createRunner(planOf(request), 1, true, 0);
  let next = FULL_LENGTH;
  return () => {
    const { chains } = runChains(runner, next, 1);
    next += 1;
    return chains.reduce((sum, { weeks }) => sum + weeks.length * DAYS_A_WEEK, 0);
  };
}

function collect(): void {
  if (!globalThis.gc) throw new Error('Measuring the heap needs node --expose-gc');
  globalThis.gc();
}
