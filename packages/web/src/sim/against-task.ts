// Compares a rotation with the best five of its members that stay, in a worker.
import { type Against, compareWithFixed, DEFAULT_SEED, requestOf } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { TaskRun } from '../workers/host.ts';
import type { TeamQuestion } from './question.ts';

export async function compareWithBestFive(
  { edition, settings, members }: TeamQuestion,
  { step }: TaskRun<never>,
): Promise<Against | null> {
  const steps = compareWithFixed(requestOf(gameOf(edition), settings, members), DEFAULT_SEED);
  for (;;) {
    await step();
    const { done, value } = steps.next();
    if (done) return value ?? null;
  }
}
