// Simulates one of several compared creatures or teams with as many chains as the others, so that chains can be compared pairwise.
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
import type { TaskRun } from '../workers/host.ts';
import type { Rival } from './answers.ts';
import type { RivalPart } from './tasks.ts';

/** Chains for a first answer, and for one that shows differences of a fraction of a percent. */
const FIRST = 16;
const ALL = 64;

/** `place`: the slot of the member whose values are wanted; null for the whole team. */
export async function runRival(
  request: TeamRequest,
  place: number | null,
  { part, step }: TaskRun<RivalPart>,
): Promise<Rival> {
  const simulation = createSimulation(request);
  const runner = createRunner(simulation.plan, simulation.seed);
  const chains: Chain[] = [];
  const runTo = async (count: number): Promise<Rival> => {
    while (simulation.next() < count) {
      await step();
      const made = runChains(runner, simulation.next(), 1);
      simulation.add(made);
      chains.push(...made.chains);
    }
    const values: ChainValues = chainValues(simulation.plan, chains, place ?? undefined);
    return { production: { ...teamAnswer(request, simulation.result()), notes: [] }, values };
  };
  part({ rival: await runTo(FIRST), done: FIRST / ALL });
  return runTo(ALL);
}
