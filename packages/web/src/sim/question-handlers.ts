// Answers every question in a worker or in the page.
import type { QuestionName, Questions } from '@oversleep/questions';
import { answerTo, QUESTION_NAMES } from '@oversleep/questions/steps';
import type { Handlers, TaskRun } from '../workers/host.ts';

const handlerOf =
  <K extends QuestionName>(name: K) =>
  async (input: Questions[K]['input'], { part, step }: TaskRun<Questions[K]['part']>) => {
    const answer = await answerTo(name, input, async (known) => {
      if (known !== undefined) part(known);
      await step();
      return false;
    });
    // A stopped task leaves by the exception that `step` throws.
    if (answer === undefined) throw new Error(`There is no answer to ${name}`);
    return answer;
  };

/** The only place where names become an object of handlers. */
export const questionHandlers = Object.fromEntries(
  QUESTION_NAMES.map((name) => [name, handlerOf(name)]),
) as Handlers<Questions>;
