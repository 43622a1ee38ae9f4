// Simulates the rest of a week.
import { type WeekAnswer, type WeekQuestion, weekSteps } from '@oversleep/engine';
import { type EditionId, gameOf } from '@oversleep/game';
import type { TaskRun } from '../workers/host.ts';

export type { WeekAnswer };

export interface WeekTask {
  readonly edition: EditionId;
  readonly question: WeekQuestion;
}

export async function playWeek({ edition, question }: WeekTask, { part, step }: TaskRun<number>): Promise<WeekAnswer> {
  const steps = weekSteps(gameOf(edition), question);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value !== undefined) part(value);
    await step();
  }
}
