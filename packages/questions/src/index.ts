// What can be asked of the simulation. How it is answered is in `steps.ts`, which hosts load.
export { ENGINE_VERSION } from './engine-version.ts';
export { digest, keyFor } from './key.ts';
export type { News, Question } from './question.ts';
export type { QuestionName, Questions } from './table.ts';
export { type AnsweredWeek, WEEK, type WeekInput } from './week/shape.ts';
