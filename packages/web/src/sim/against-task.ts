// What a rotation is asked in a worker: by how much it beats the best five of its members that stay, and its energies.
import {
  type Against,
  compareWithFixed,
  DEFAULT_SEED,
  requestOf,
  type WeekEnergy,
  weekEnergy,
} from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { TaskRun } from '../workers/host.ts';
import type { TeamQuestion } from './question.ts';

export async function compareWithBestFive(question: TeamQuestion, { step }: TaskRun<never>): Promise<Against | null> {
  const steps = compareWithFixed(requestFor(question), DEFAULT_SEED);
  for (;;) {
    await step();
    const { done, value } = steps.next();
    if (done) return value ?? null;
  }
}

export const energyOfWeek = (question: TeamQuestion): WeekEnergy | null =>
  weekEnergy(requestFor(question), DEFAULT_SEED) ?? null;

const requestFor = ({ edition, settings, members }: TeamQuestion) => requestOf(gameOf(edition), settings, members);
