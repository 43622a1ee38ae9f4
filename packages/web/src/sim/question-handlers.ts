// Answers questions in a worker or in the page.
import type { QuestionName, Questions } from '@oversleep/questions';
import { runQuestion, type StepLoaders } from '@oversleep/questions/team-steps';
import type { Handlers, TaskRun } from '../workers/host.ts';

const handlerOf =
  <K extends QuestionName>(name: K, load: StepLoaders<K>[K]) =>
  async (input: Questions[K]['input'], { part, step }: TaskRun<Questions[K]['part']>) => {
    const answer = await runQuestion<K>(load, input, async (known) => {
      if (known !== undefined) part(known);
      await step();
      return false;
    });
    // A stopped task leaves by the exception that `step` throws.
    if (answer === undefined) throw new Error(`There is no answer to ${name}`);
    return answer;
  };

/** The only place where names become an object of handlers. */
export const handlersFor = <K extends QuestionName>(loaders: StepLoaders<K>): Pick<Handlers<Questions>, K> =>
  Object.fromEntries(
    Object.entries(loaders).map(([name, load]) => [name, handlerOf(name as K, load as StepLoaders<K>[K])]),
  ) as Pick<Handlers<Questions>, K>;
