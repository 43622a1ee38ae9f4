// Estimates how long the next turn of a task keeps a thread busy; that time is charged to the caller.
import { QUESTIONS, type QuestionName } from '@oversleep/questions';
import { type QuestionTask, type Task, TURN_MS } from './task.ts';

/** Letters of a box that are read in a millisecond. */
const LETTERS_A_MS = 5000;

export function costOf(task: Task): number {
  switch (task.kind) {
    case 'question':
      return questionCost(task);
    case 'readBox':
    case 'writeBox':
      return Math.ceil(task.text.length / LETTERS_A_MS);
    // Takes seconds, unless the thread has answered a similar question before.
    case 'tierPart':
    case 'searchPlan':
    case 'searchChains':
      return TURN_MS;
    case 'warmUp':
      return 0;
  }
}

/** Most take longer than a turn. */
function questionCost<K extends QuestionName>({ name, input }: QuestionTask<K>): number {
  const { cost = () => TURN_MS } = QUESTIONS[name];
  return Math.min(TURN_MS, cost(input));
}
