// Every question, by its name.
import type { WeekTypes } from './week/shape.ts';

export interface Questions {
  readonly week: WeekTypes;
}

export type QuestionName = keyof Questions;
