// Runs a simulation to its end, or until it is interrupted.
import type { Progress, Simulation } from '@oversleep/engine';
import type { ChainSource } from './chain-source.ts';

/** Returns when the simulation has settled or `stop` is aborted; what was added until then is kept. */
export async function runSimulation(
  simulation: Simulation,
  source: Pick<ChainSource, 'next'>,
  stop: AbortSignal,
  onProgress: (progress: () => Progress) => void,
): Promise<void> {
  const stopped = new Promise<undefined>((resolve) => {
    stop.addEventListener('abort', () => resolve(undefined));
  });
  while (!stop.aborted && !simulation.finished()) {
    const chains = await Promise.race([source.next(), stopped]);
    if (!chains || stop.aborted) return;
    simulation.add(chains);
    onProgress(simulation.progress);
  }
  while (!stop.aborted && !simulation.settled()) {
    const chains = await Promise.race([source.next(), stopped]);
    if (chains) simulation.settle(chains);
  }
}
