// Simulates one of several that are compared with as many chains as the others, so that chains can be compared pairwise.
import { type Chain, chainValues, createRunner, createSimulation, runChains, teamAnswer } from '@oversleep/engine';
import type { Steps } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import type { Rival, RivalTypes } from './shape.ts';

/** Chains for a first answer, and for one that shows differences of a fraction of a percent. */
const FIRST = 16;
const ALL = 64;

export const steps: Steps<RivalTypes> = function* ({ question, place }) {
  const request = requestFor(question);
  const simulation = createSimulation(request);
  const runner = createRunner(simulation.plan, simulation.seed);
  const chains: Chain[] = [];
  const known = (): Rival => ({
    production: { ...teamAnswer(request, simulation.result()), notes: [] },
    values: chainValues(simulation.plan, chains, place ?? undefined),
  });
  while (simulation.next() < ALL) {
    yield simulation.next() === FIRST ? { known: known(), done: FIRST / ALL } : undefined;
    const made = runChains(runner, simulation.next(), 1);
    simulation.add(made);
    chains.push(...made.chains);
  }
  return known();
};
