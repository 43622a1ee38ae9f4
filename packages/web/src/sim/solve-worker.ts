// The worker that searches for teams. It has one question at a time and is ended when nobody waits for the answer any more.
import type { FinderOrder, FinderReport } from './finder.ts';
import { cookableDishes, findTeams } from './solve-task.ts';

const report = (message: FinderReport) => postMessage(message);

addEventListener('message', ({ data: { id, order } }: MessageEvent<FinderOrder>) => {
  try {
    const onProgress = (done: number) => report({ id, done });
    report({
      id,
      answer: order.kind === 'teams' ? findTeams(order.question, onProgress) : cookableDishes(order.question),
    });
  } catch (error) {
    report({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
