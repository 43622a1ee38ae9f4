// Plays the rest of a week.
import { answerWeek, type WeekAnswer, type WeekQuestion } from '@oversleep/engine';
import { type EditionId, gameOf } from '@oversleep/game';

export interface WeekTask {
  readonly edition: EditionId;
  readonly question: WeekQuestion;
}

export function answerOf({ edition, question }: WeekTask, onProgress: (done: number) => void): WeekAnswer {
  const answer = answerWeek(gameOf(edition), question, { onProgress });
  if (!answer) throw new Error('The week broke off');
  return answer;
}
