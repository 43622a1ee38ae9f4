// The worker for what is asked seldom: it searches for teams, alone or as one of a crew, and
// plays weeks to their end, one thing at a time, and is ended when nobody waits any more.
import { takePart } from './best/crew-member.ts';
import type { WorkerMessage } from './best/worker-messages.ts';
import type { FinderOrder, FinderReport } from './finder.ts';
import { cookableDishes, findTeams } from './solve-task.ts';
import type { WeekReport } from './week.ts';
import { answerOf, type WeekTask } from './week-task.ts';

const report = (message: FinderReport | WeekReport) => postMessage(message);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

addEventListener('message', ({ data }: MessageEvent<FinderOrder | WeekTask | WorkerMessage>) => {
  if ('kind' in data) takePart(data);
  else if ('order' in data) search(data);
  else playWeek(data);
});

function search({ id, order }: FinderOrder): void {
  try {
    const onProgress = (done: number) => report({ id, done });
    report({
      id,
      answer: order.kind === 'teams' ? findTeams(order.question, onProgress) : cookableDishes(order.question),
    });
  } catch (error) {
    report({ id, error: reasonOf(error) });
  }
}

function playWeek(task: WeekTask): void {
  try {
    report({ answer: answerOf(task, (done) => report({ done })) });
  } catch (error) {
    report({ error: reasonOf(error) });
  }
}
