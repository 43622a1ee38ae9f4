// The worker that searches for teams, alone or as one of a crew, and is ended when nobody waits any more.
import { takePart } from './best/crew-member.ts';
import type { WorkerMessage } from './best/worker-messages.ts';
import type { FinderOrder, FinderReport } from './finder.ts';
import { cookableDishes, findTeams } from './solve-task.ts';

const report = (message: FinderReport) => postMessage(message);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

addEventListener('message', ({ data }: MessageEvent<FinderOrder | WorkerMessage>) => {
  if ('kind' in data) takePart(data);
  else search(data);
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
