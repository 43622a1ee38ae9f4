// Answers questions in a worker or in the page.
import type { QuestionName, Questions } from '@oversleep/questions';
import { runQuestion, type StepLoaders } from '@oversleep/questions/team-steps';
import type { Handlers, TaskRun } from '../workers/host.ts';

/** Milliseconds between two parts that take time to make. */
const PART_EVERY = 150;

const handlerOf =
  <K extends QuestionName>(name: K, load: StepLoaders<K>[K]) =>
  async (input: Questions[K]['input'], { part, step, signal }: TaskRun<Questions[K]['part']>) => {
    let reportedAt = performance.now();
    const report = async (known: Questions[K]['part'] | undefined) => {
      if (known !== undefined) {
        reportedAt = performance.now();
        part(known);
      }
      await step();
      return false;
    };
    const host = {
      get aborted() {
        return signal.aborted;
      },
      isDue: () => performance.now() - reportedAt >= PART_EVERY,
    };
    const answer = await runQuestion<K>(load, input, report, host);
    // A stopped task leaves by the exception that `step` throws.
    if (answer === undefined) throw new Error(`There is no answer to ${name}`);
    return answer;
  };

/** The only place where names become an object of handlers. */
export const handlersFor = <K extends QuestionName>(loaders: StepLoaders<K>): Pick<Handlers<Questions>, K> =>
  Object.fromEntries(
    Object.entries(loaders).map(([name, load]) => [name, handlerOf(name as K, load as StepLoaders<K>[K])]),
  ) as Pick<Handlers<Questions>, K>;
