// One of several that are compared: simulated with as many chains as all the others, so that each chain has its partner with the same luck.
import {
  type Chain,
  type ChainValues,
  chainValues,
  createRunner,
  createSimulation,
  runChains,
  type TeamRequest,
  teamAnswer,
} from '@oversleep/engine';
import type { Run } from './tasks.ts';

/** Chains after which there is an answer: soon, and well enough for differences of a fraction of a percent. */
const ROUNDS = [16, 64] as const;

/** `place` is that of the member whose values are wanted; null for those of the whole team. */
export async function runRival(request: TeamRequest, place: number | null, { say, goOn }: Run): Promise<void> {
  const simulation = createSimulation(request);
  const runner = createRunner(simulation.plan, simulation.seed);
  const chains: Chain[] = [];
  for (const [round, count] of ROUNDS.entries()) {
    while (simulation.next() < count) {
      if (!(await goOn())) return;
      const made = runChains(runner, simulation.next(), 1);
      simulation.add(made);
      chains.push(...made.chains);
    }
    const values: ChainValues = chainValues(simulation.plan, chains, place ?? undefined);
    const final = round === ROUNDS.length - 1;
    say({
      kind: 'rival',
      rival: { production: { ...teamAnswer(request, simulation.result()), notes: [] }, values },
      progress: { done: count / ROUNDS[1], final },
    });
  }
}
