// Metrics of calculations for monitoring.
import type { Compute, ComputeStats } from './compute.ts';

const FIGURES: readonly (readonly [keyof ComputeStats, string, string])[] = [
  ['threads', 'compute_threads', 'Threads for calculations.'],
  ['waiting', 'compute_waiting', 'Calculations that wait for a thread.'],
  ['running', 'compute_running', 'Calculations that have a thread.'],
  ['started', 'compute_started', 'Calculations that were given a thread since the start.'],
  ['cacheHits', 'compute_cache_hits', 'Questions whose answer was remembered.'],
  ['cacheMisses', 'compute_cache_misses', 'Questions whose answer was not.'],
  ['cacheBytes', 'compute_cache_bytes', 'Size of the answers that are remembered.'],
];

export const computeFigures = ({ stats }: Pick<Compute, 'stats'>) =>
  FIGURES.map(([figure, name, help]) => ({ name, help, read: () => stats()[figure] }));
