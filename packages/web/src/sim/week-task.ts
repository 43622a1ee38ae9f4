// Plays the rest of a week.
import { answerWeek, type WeekAnswer, type WeekQuestion } from '@oversleep/engine';
import { type EditionId, gameOf } from '@oversleep/game';
import type { TaskRun } from '../workers/host.ts';

export type { WeekAnswer };

export interface WeekTask {
  readonly edition: EditionId;
  readonly question: WeekQuestion;
}

export function playWeek({ edition, question }: WeekTask, { part, signal }: TaskRun<number>): WeekAnswer {
  const answer = answerWeek(gameOf(edition), question, { onProgress: part, signal });
  if (!answer) throw new Error('The week broke off');
  return answer;
}
