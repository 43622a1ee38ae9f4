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

export const compareWithBestFive = (question: TeamQuestion, run: TaskRun<never>): Promise<Against | null> =>
  untilDone(compareWithFixed(requestFor(question), DEFAULT_SEED), run);

export const energyOfWeek = (question: TeamQuestion, run: TaskRun<never>): Promise<WeekEnergy | null> =>
  untilDone(weekEnergy(requestFor(question), DEFAULT_SEED), run);

async function untilDone<T>(steps: Iterator<unknown, T | undefined>, { step }: TaskRun<never>): Promise<T | null> {
  for (;;) {
    await step();
    const { done, value } = steps.next();
    if (done) return value ?? null;
  }
}

const requestFor = ({ edition, settings, members }: TeamQuestion) => requestOf(gameOf(edition), settings, members);
