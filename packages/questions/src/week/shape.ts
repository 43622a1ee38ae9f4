// The rest of a week: what will Sunday's Strength be, and what should be cooked?
import type { WeekAnswer, WeekOptions, WeekQuestion } from '@oversleep/engine';
import type { EditionId } from '@oversleep/game';
import { keyFor } from '../key.ts';
import { progress, type Question } from '../question.ts';

export interface WeekInput {
  readonly edition: EditionId;
  readonly question: WeekQuestion;
  /** Other than usual: no part of the key, because who keeps answers asks for the usual ones. */
  readonly options?: WeekOptions;
}

/** A simulated week with its question, so that text and figures belong together. */
export interface AnsweredWeek {
  readonly task: WeekInput;
  readonly answer: WeekAnswer;
}

export interface WeekTypes {
  readonly input: WeekInput;
  /** Progress, 0..1. */
  readonly part: number;
  readonly answer: WeekAnswer;
  readonly kept: AnsweredWeek;
}

export const WEEK: Question<'week', WeekTypes> = {
  name: 'week',
  /** With the names of members, which the answer contains. */
  key: ({ edition, question }) => keyFor(edition, question),
  news: progress,
  kept: (answer, task) => ({ task, answer }),
};
