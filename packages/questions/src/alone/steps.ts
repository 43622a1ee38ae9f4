// Simulates a creature on its own.
import { createRunner, createSimulation, runChains } from '@oversleep/engine';
import { DAYS_A_WEEK } from '@oversleep/game';
import type { Steps } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import type { AloneTypes } from './shape.ts';

/** As in the box: to one percent, or so many days. */
const OPTIONS = { precision: 0.01, maxDays: 4000, settle: false };

export const steps: Steps<AloneTypes> = function* (question) {
  const simulation = createSimulation(requestFor(question), OPTIONS);
  const runner = createRunner(simulation.plan, simulation.seed);
  while (!simulation.finished()) {
    yield;
    simulation.add(runChains(runner, simulation.next(), 1));
  }
  const { mean, error } = simulation.result();
  const [member] = mean.members;
  if (!member) throw new Error('A team without members was simulated');
  const { berries, ingredients } = member.produceTotal;
  const errors = error.members[0]?.produceTotal.ingredients ?? [];
  return {
    helps: member.advanced.totalHelps,
    berries: berries.reduce((sum, { amount }) => sum + amount, 0),
    ingredients: ingredients.map(({ name, amount }, i) => ({ name, amount, error: errors[i]?.amount ?? 0 })),
    procs: member.skillProcs,
    strength: { mean: mean.team.total / DAYS_A_WEEK, error: error.team.total / DAYS_A_WEEK },
  };
};
